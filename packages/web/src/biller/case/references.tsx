import { useWords } from '../../language/words.ts';
import type { WholeCase } from '../../work/service/answers.ts';
import { CaseLink, useCaseNames } from '../parts/case-names.tsx';

/** The cases that this one is about, and those about this one. */
export function References({ found: { referencedBill, replacedBy, remindedBy = [] } }: { readonly found: WholeCase }) {
  const words = useWords().texts.biller.cases;
  const names = useCaseNames([replacedBy, ...remindedBy]);
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
        {replacedBy !== undefined && (
          <div>
            <dt>{words.replacedBy}</dt>
            <dd>
              <CaseLink id={replacedBy} names={names} />
            </dd>
          </div>
        )}
        {remindedBy.length > 0 && (
          <div>
            <dt>{words.remindedBy}</dt>
            {remindedBy.map((id) => (
              <dd key={id}>
                <CaseLink id={id} names={names} />
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
