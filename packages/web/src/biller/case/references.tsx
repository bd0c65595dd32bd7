import { useWords } from '../../shell/words.ts';
import type { WholeCase } from '../answers.ts';

/** The cases that this one is about, and those about this one. */
export function References({ found: { referencedBill, replacedBy, remindedBy = [] } }: { readonly found: WholeCase }) {
  const words = useWords().texts.biller.cases;
  if (referencedBill === undefined && replacedBy === undefined && remindedBy.length === 0) return null;
  return (
    <section class="card">
      <h3>{words.references}</h3>
      <dl>
        {referencedBill && (
          <div>
            <dt>{words.refersTo}</dt>
            <dd>
              <a href={`#/biller/cases?text=${encodeURIComponent(referencedBill.referenceNumber)}`}>
                {referencedBill.referenceNumber}
              </a>
            </dd>
          </div>
        )}
        {replacedBy !== undefined && <Link title={words.replacedBy} ids={[replacedBy]} />}
        {remindedBy.length > 0 && <Link title={words.remindedBy} ids={remindedBy} />}
      </dl>
    </section>
  );
}

function Link({ title, ids }: { readonly title: string; readonly ids: readonly number[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {ids.map((id) => (
          <a key={id} href={`#/biller/cases/${id}`}>{`#${id} `}</a>
        ))}
      </dd>
    </div>
  );
}
