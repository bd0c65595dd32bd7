import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { newCompany } from '../../records/desk/records.ts';
import { CompanyBasics } from '../parts/company-fields.tsx';
import type { Desk } from '../state/use-desk.ts';
import { useEdited } from '../state/use-edited.ts';
import { Contact, EInvoice, Look, Numbering, Standard } from './company-parts.tsx';
import { Dunning } from './dunning.tsx';
import { RemoveCompany } from './remove-company.tsx';

/** Everything of a company: who it is, how its invoices look, and what they begin with. */
export function CompanyPage({ desk, isNew }: { readonly desk: Desk; readonly isNew: boolean }) {
  const { texts, language } = useWords();
  const { company: words } = texts.desk;
  const initial = useMemo(() => (isNew ? undefined : desk.company) ?? newCompany(language), []);
  const { record: company, change, keep } = useEdited(desk, 'companies', initial, () => desk.chooseCompany(initial.id));
  // Whose page is open is chosen, and not just the first that is left: one that is brought back does not take its place
  useEffect(() => {
    if (initial.revision > 0) desk.chooseCompany(initial.id);
  }, []);
  const [isRemoving, setRemoving] = useState(false);
  const part = { company, change };
  return (
    <form class="desk-form narrow" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.basics}</legend>
        <CompanyBasics {...part} hasUid={company.vat !== 'none' || company.eInvoice !== 'none'} />
      </fieldset>
      <Contact {...part} />
      <EInvoice {...part} />
      <Look {...part} desk={desk} />
      <Numbering {...part} />
      <Standard {...part} />
      <Dunning {...part} />
      {company.revision > 0 && (
        <div class="buttons">
          <button type="button" class="quiet" onClick={() => void keep().then(() => setRemoving(true))}>
            {words.remove} …
          </button>
          <span class="hint">{words.removeHint}</span>
        </div>
      )}
      {isRemoving && <RemoveCompany desk={desk} company={company} onClose={() => setRemoving(false)} />}
    </form>
  );
}
