import { useState } from 'preact/hooks';
import { ownOf } from '../../kept/bin.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { Company } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { saveBackup } from '../data/save-backup.ts';
import type { Desk } from '../state/use-desk.ts';

/** The question before a company goes into the bin: what goes with it, how long it stays there, and a backup first. */
export function RemoveCompany(properties: {
  readonly desk: Desk;
  readonly company: Company;
  readonly onClose: () => void;
}) {
  const { desk, company, onClose } = properties;
  const { texts } = useWords();
  const { removal: words, nav, data, choice } = texts.desk;
  const [isSaved, setSaved] = useState(false);
  const own = desk.records && ownOf(desk.records, company.id);
  const issued = own?.invoices.filter(({ issuedOn }) => issuedOn !== '').length ?? 0;
  const counts = [
    [nav.customers, own?.customers.length ?? 0],
    [nav.articles, own?.articles.length ?? 0],
    [nav.efforts, own?.efforts.length ?? 0],
    [words.drafts, (own?.invoices.length ?? 0) - issued],
    [words.issued, issued],
  ] as const;
  const name = firstLine(company.address) || choice.unnamed;
  const save = async () => setSaved(await saveBackup(desk, '', swissDay(new Date())));
  const remove = async () => {
    onClose();
    if (await desk.remove('companies', company.id)) location.hash = '#/desk';
  };
  return (
    <Dialog title={fill(words.title, { name })} onClose={onClose}>
      <p>{words.lead}</p>
      <ul>
        {counts.map(([label, count]) => (
          <li key={label}>
            {label}: {count}
          </li>
        ))}
      </ul>
      <p class="hint">{issued > 0 ? words.keptByLaw : words.kept}</p>
      <div class="buttons">
        <button type="button" onClick={() => void save()}>
          {words.backup}
        </button>
        <span class="hint" role="status">
          {isSaved ? words.saved : ''}
        </span>
      </div>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void remove()}>
          {texts.desk.company.remove}
        </button>
        <button type="button" onClick={onClose}>
          {data.cancel}
        </button>
      </div>
    </Dialog>
  );
}
