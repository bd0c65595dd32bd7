import type { PaymentFact } from '@rappen/core/payment-codes';
import { formatPath, type Problem } from '@rappen/core/problem';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { emptyForm, formOfDraft } from '../make/form.ts';
import { encodeForm } from '../make/share.ts';
import { useWords } from '../shell/words.ts';
import type { FoundBill } from './reading.ts';

/** One bill: what it says, what is wrong with it, and the way to a better one. */
export function BillCard(properties: {
  readonly bill: FoundBill;
  readonly number: number;
  readonly profile: RuleProfile;
}) {
  const { bill, number, profile } = properties;
  const { texts, language } = useWords();
  const words = texts.read;
  const { code, standard, facts, draft, problems, deviations } = bill;
  const guidelines = words.guidelines[standard];
  const valid = problems.length === 0;
  const redraw = async () => {
    if (draft) location.hash = `#/make?d=${await encodeForm(formOfDraft(draft, emptyForm(language)))}`;
  };
  return (
    <article class="card">
      <h2>{fill(words.found, { standard: words.standards[standard], number, page: code.page })}</h2>
      <p class={valid ? 'good' : 'open'}>
        <strong>{valid ? words.valid : words.invalid}.</strong>{' '}
        {fill(valid ? words.validLong : words.invalidLong, {
          guidelines: fill(guidelines, { profile: profile.name }),
          count: problems.length,
        })}
      </p>
      {facts.length > 0 && <Facts facts={facts} />}
      <Findings title={words.error} severity="error" found={problems} />
      <Findings title={words.deviation} severity="note" found={deviations} />
      <div class="buttons">
        {draft && (
          <button type="button" class="primary" onClick={() => void redraw()}>
            {words.redraw}
          </button>
        )}
        <CopyButton text={code.text} />
      </div>
      <details>
        <summary>{words.text}</summary>
        <p class="hint">{fill(words.details, { version: code.version, level: code.errorCorrectionLevel })}</p>
        <pre class="figures">{code.text}</pre>
      </details>
    </article>
  );
}

/** Codes that are no payment codes, each with its text. */
export function OtherCodes({ codes }: { readonly codes: readonly FoundCode[] }) {
  const words = useWords().texts.read;
  if (codes.length === 0) return null;
  return (
    <article class="card">
      <h2>{words.others}</h2>
      {codes.map((code, index) => (
        <div key={`${code.page}-${index}`}>
          <p>{fill(words.other, { page: code.page })}</p>
          <pre class="figures">{code.text}</pre>
        </div>
      ))}
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly PaymentFact[] }) {
  const words = useWords().texts.read;
  return (
    <dl>
      {facts.map(({ name, lines }) => (
        <div key={name}>
          <dt>{words.fields[name]}</dt>
          {(lines === 'open' ? [words.open] : lines).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Findings(properties: {
  readonly title: string;
  readonly severity: 'error' | 'note';
  readonly found: readonly Problem[];
}) {
  const { title, severity, found } = properties;
  const { sentenceOf } = useWords();
  if (found.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul class="remarks">
        {found.map((each, index) => (
          <li key={`${each.code}-${index}`} class={severity}>
            <span>{sentenceOf(each)}</span>
            {each.path.length > 0 && <small class="figures"> {formatPath(each.path)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const words = useWords().texts.read;
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" onClick={copy}>
      {copied ? words.copied : words.copy}
    </button>
  );
}
