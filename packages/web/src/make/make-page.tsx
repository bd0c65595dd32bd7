import type { Drawing } from '@rappen/core/drawing';
import { useWords } from '../language/words.ts';
import type { PageProps } from '../parts/page/route.ts';
import { PrintPages } from '../parts/print-pages.tsx';
import { drawSheet } from '../records/bill/drawing.ts';
import { isOutputFormat, isSlipLanguage } from '../records/bill/form.ts';
import { Actions } from './actions.tsx';
import { BillForm } from './bill-form.tsx';
import { Preview } from './preview.tsx';
import { ToPreview } from './to-preview.tsx';
import { type Bill, useBill } from './use-bill.ts';

/** A bill is filled in at one side and drawn at the other. */
export function MakePage({ route }: PageProps) {
  const { texts, sentenceOf, language } = useWords();
  const bill = useBill(route, language);
  return (
    <>
      <p class="lead">{texts.make.lead}</p>
      {bill.brokenLink && (
        <p class="hint error" role="alert">
          {texts.make.brokenLink}
        </p>
      )}
      <div class="columns">
        <BillForm bill={bill} />
        <div class="side">
          <Preview bill={bill} />
          {(bill.verdict.problems.get('') ?? []).map((found) => (
            <p key={found.code} class="hint error">
              {sentenceOf(found)}
            </p>
          ))}
          <Actions bill={bill} />
        </div>
      </div>
      <PrintPages draw={() => sheetOf(bill)} />
      <ToPreview problemCount={bill.verdict.problemCount} />
    </>
  );
}

/** The bill on its page; none while something is missing. */
function sheetOf({ form, verdict }: Bill): readonly Drawing[] {
  if (verdict.invoice === undefined || !isOutputFormat(form.format) || !isSlipLanguage(form.language)) return [];
  const sheet = drawSheet(verdict.invoice, form.format, form.language);
  return sheet.ok ? [sheet.value.drawing] : [];
}
