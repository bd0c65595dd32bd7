import { fill } from '../../language/catalogue.ts';
import { useEInvoiceSentences } from '../../language/e-invoice/sentences.ts';
import { useWords } from '../../language/words.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { focusSoon } from '../parts/fields.tsx';

/** What the published rules say of the e-invoice as it stands, each error with the way to its field. */
export function RecipientCheck({ verdict }: { readonly verdict: DeskVerdict }) {
  const { check: words } = useWords().texts.desk.eInvoice;
  const { sentenceOf, ruleOf } = useEInvoiceSentences();
  const all = [...verdict.problems].flatMap(([field, found]) => found.map((one) => ({ field, one })));
  const errors = all.filter(({ one }) => one.code.startsWith('E_INVOICE_'));
  const notices = verdict.warnings.filter(({ code }) => code.startsWith('E_INVOICE_'));
  const isLater = all.length > errors.length;
  const passes = verdict.isPending ? words.loading : words.passes;
  const state = errors.length > 0 ? fill(words.fails, { count: errors.length }) : isLater ? words.later : passes;
  return (
    <section class="recipient-check">
      <h3>{words.title}</h3>
      <p role="status">
        {state}
        {errors.length === 0 && !isLater && notices.length > 0 && ` ${fill(words.notices, { count: notices.length })}`}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field, one }) => (
            <li key={`${field} ${one.code} ${ruleOf(one)}`}>
              <button type="button" class="quiet" title={ruleOf(one)} onClick={() => focusSoon(field)}>
                {sentenceOf(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
