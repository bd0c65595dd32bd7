import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useEInvoiceSentences } from '../language/e-invoice/sentences.ts';
import { useWords } from '../language/words.ts';
import { download } from '../parts/download.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { maker } from '../work/maker/maker.ts';
import { handOn } from '../work/reading/handoff.ts';
import { paymentOfBill } from '../work/reading/payment-of-bill.ts';
import { type Row, shownOrigin } from '../work/reading/rows.ts';
import { type BrokenFile, cellsOf, contentsOf, slipRowsOf } from './export.ts';

const profile = profileOfDay(new Date());
const kinds = ['pdf', 'xlsx', 'csv', 'json'] as const;
type Kind = (typeof kinds)[number];

const formats = ['A4', 'A5', 'DIN_LANG'] as const;

type Progress =
  | { readonly state: 'making' | 'failed' | 'none' }
  | { readonly state: 'done'; readonly name: string; readonly count: number; readonly skipped: number };

interface ActionProps {
  readonly rows: readonly Row[];
  /** Files without a bill, which tables tell of. */
  readonly broken: readonly BrokenFile[];
  readonly isSelection: boolean;
}

/** What is made of the bills that are selected, or of all. */
export function ListActions(properties: ActionProps) {
  const { rows, isSelection } = properties;
  const { texts } = useWords();
  const words = texts.read.actions;
  const [format, setFormat] = useState<(typeof formats)[number]>('A4');
  const { progress, make } = useMaking(properties, format);
  const payable = rows.flatMap(({ listed, draft, source }) => {
    const payment = paymentOfBill({ ...listed.bill, draft }, profile);
    return payment ? [{ payment, source: shownOrigin(source.origin, texts) }] : [];
  });
  const title = fill(isSelection ? words.chosen : words.all, { count: rows.length });
  return (
    <section class="read-actions" aria-label={title}>
      <p class="title">{title}</p>
      <select
        aria-label={words.format}
        value={format}
        onChange={({ currentTarget }) => setFormat(formats.find((each) => each === currentTarget.value) ?? 'A4')}
      >
        {formats.map((each) => (
          <option key={each} value={each}>
            {texts.make.formats[each]}
          </option>
        ))}
      </select>
      <div class="buttons">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class={kind === 'pdf' ? 'primary' : ''}
            aria-disabled={progress?.state === 'making'}
            onClick={() => void make(kind)}
          >
            {words[kind]}
          </button>
        ))}
        {payable.length > 0 && (
          <button type="button" onClick={() => handOn(payable)}>
            {words.pay}
          </button>
        )}
      </div>
      <Said progress={progress} />
    </section>
  );
}

/** Makes files of bills, one at a time. */
function useMaking({ rows, broken }: ActionProps, format: (typeof formats)[number]) {
  const { texts, language } = useWords();
  const { sentenceOf } = useEInvoiceSentences();
  const [progress, setProgress] = useState<Progress>();
  const fileOf = async (kind: Kind): Promise<{ file: Blob; count: number } | undefined> => {
    if (kind === 'json') {
      const file = await maker.ask('json', contentsOf(rows, texts, sentenceOf));
      return { file, count: rows.length };
    }
    if (kind !== 'pdf') {
      const file = await maker.ask('table', { kind, rows: cellsOf(rows, broken, kind, { texts, sentenceOf }) });
      return { file, count: rows.length };
    }
    const slips = slipRowsOf(rows, language);
    return slips.length === 0
      ? undefined
      : maker.ask('archive', { rows: slips, kind, print: { kind: 'slip', format }, language });
  };
  const make = async (kind: Kind) => {
    if (progress?.state === 'making') return;
    setProgress({ state: 'making' });
    try {
      const made = await fileOf(kind);
      if (made === undefined) return setProgress({ state: 'none' });
      const name = `${kind === 'pdf' ? 'qr-bills' : 'bills-read'}.${kind}`;
      download(made.file, name);
      setProgress({ state: 'done', name, count: made.count, skipped: rows.length - made.count });
    } catch {
      setProgress({ state: 'failed' });
    }
  };
  return { progress, make };
}

/** What is being made, or was. */
function Said({ progress }: { readonly progress: Progress | undefined }) {
  const words = useWords().texts.read.actions;
  return (
    <p role="status" class={progress?.state === 'failed' || progress?.state === 'none' ? 'hint error' : 'hint'}>
      {progress?.state === 'done' ? (
        <>
          {fill(words.done, { name: progress.name, count: progress.count })}{' '}
          {progress.skipped > 0 && fill(words.skipped, { count: progress.skipped })}
        </>
      ) : (
        progress && { making: words.making, failed: words.failed, none: words.none }[progress.state]
      )}
    </p>
  );
}
