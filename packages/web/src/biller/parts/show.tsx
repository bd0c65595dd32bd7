import type { ProcessingStatus, Status } from '@rappen/core/ebill';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn, momentIn } from '../../language/written/day.ts';
import { useCopy } from '../../parts/page/use-copy.ts';
import type { Money } from '../../work/service/answers.ts';

/** An instant in the zone of the browser, with UTC as its title. */
export function When({ at }: { readonly at: string }) {
  const { language } = useWords();
  return (
    <time dateTime={at} title={at}>
      {momentIn(language, at)}
    </time>
  );
}

/** A calendar day, `yyyy-mm-dd`, as the language writes it. */
export function Day({ date }: { readonly date: string }) {
  const { language } = useWords();
  return <time dateTime={date}>{dayIn(language, date)}</time>;
}

export function Amount({ amount: { value, currencyCode } }: { readonly amount: Money }) {
  const { open } = useWords().texts.biller.common;
  return (
    <span class="amount">
      {currencyCode} {value === undefined ? open : groupedAmount(String(value))}
    </span>
  );
}

const tones: Readonly<Record<string, string>> = {
  INVALID: 'bad',
  FAILED: 'bad',
  REJECTED: 'bad',
  DEAD: 'bad',
  DISABLED: 'bad',
  DELIVERED: 'fine',
  APPROVED: 'fine',
  COMPLETED: 'fine',
  ACTIVE: 'fine',
};

/** A status as a word in colour. */
export function Badge({ status, word }: { readonly status: string; readonly word: string }) {
  return <span class={`badge ${tones[status] ?? ''}`}>{word}</span>;
}

/** Both statuses of a case: what the recipient made of it says something once it is delivered. */
export function CaseBadges(properties: { readonly processingStatus: ProcessingStatus; readonly status: Status }) {
  const { processingStatus, status } = properties;
  const { processingStatuses, statuses } = useWords().texts.biller;
  return (
    <span class="badges">
      <Badge status={processingStatus} word={processingStatuses[processingStatus]} />
      {processingStatus === 'DELIVERED' && <Badge status={status} word={statuses[status]} />}
    </span>
  );
}

/** Something that is shown this once, with a button that copies it. */
export function Secret({
  label,
  text,
  hint,
}: {
  readonly label: string;
  readonly text: string;
  readonly hint: string;
}) {
  const { common } = useWords().texts.biller;
  const [copied, copy] = useCopy(text);
  const field = useRef<HTMLInputElement>(null);
  // It stands above what was clicked, and is gone with the page
  useEffect(() => field.current?.focus(), []);
  return (
    <div class="card secret">
      <label>
        {label}
        <input
          ref={field}
          readOnly
          class="figures"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p class="hint">{hint}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={copy}>
          {common.copy}
        </button>
        <span role="status" class="hint good">
          {copied && common.copied}
        </span>
      </div>
    </div>
  );
}
