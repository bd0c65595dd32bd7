import type { PageProps } from '../shell/route.ts';
import { useWords } from '../shell/words.ts';
import { Actions } from './actions.tsx';
import { BillForm } from './bill-form.tsx';
import { Preview } from './preview.tsx';
import { ToPreview } from './to-preview.tsx';
import { useBill } from './use-bill.ts';

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
      <ToPreview problemCount={bill.verdict.problemCount} />
    </>
  );
}
