import { useState } from 'preact/hooks';
import { keepSetting, readSetting } from '../../kept/settings.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { daysBetween, isoDay } from '../../records/days.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { Desk } from '../state/use-desk.ts';
import { saveBackup } from './save-backup.ts';

/** Days after which a backup is too old, and for which "later" is heard. */
const patience = { backup: 14, later: 7 } as const;

/** Above the list: that what is here has no backup of these days, or that those which write themselves cannot. */
export function BackupReminder({ desk }: { readonly desk: Desk }) {
  const words = useWords().texts.desk.backupReminder;
  const today = swissDay(new Date());
  const [asked, setAsked] = useState(() => readSetting('backup later') ?? '');
  const [savedOn, setSavedOn] = useState(() => readSetting('backup') ?? '');
  const trouble = desk.copies.settings && desk.copies.state?.trouble;
  if (trouble)
    return (
      <p class="notice" role="alert">
        <span>{words[trouble]}</span>
        {trouble === 'refused' && (
          <button type="button" onClick={() => void desk.allowCopies()}>
            {words.allow}
          </button>
        )}
        <a href="#/desk/data">{words.look}</a>
      </p>
    );
  const age = backupAge(desk, savedOn, today);
  if (age === undefined || (asked !== '' && daysBetween(asked, today) < patience.later)) return null;
  const save = async () => {
    if (await saveBackup(desk, '', today)) setSavedOn(today);
  };
  const later = () => {
    keepSetting('backup later', today);
    setAsked(today);
  };
  return (
    <p class="notice" role="status">
      <span>{age === 'never' ? words.never : fill(words.since, { days: age })}</span>
      <button type="button" onClick={() => void save()}>
        {words.save}
      </button>
      <a href="#/desk/data">{words.auto}</a>
      <button type="button" class="quiet" onClick={later}>
        {words.later}
      </button>
    </p>
  );
}

/** Days since the last backup where it is too old for what was issued since; undefined: there is nothing to say. */
function backupAge(
  { records, beginning, isVolatile, copies }: Desk,
  savedOn: string,
  today: string,
): number | 'never' | undefined {
  const issued = (records?.invoices ?? beginning?.invoices ?? [])
    .map(({ issuedOn }) => issuedOn)
    .filter((day) => day !== '');
  if (isVolatile || issued.length === 0) return undefined;
  const copied = copies.settings && copies.state?.at ? isoDay(Date.parse(copies.state.at)) : '';
  const last = copied > savedOn ? copied : savedOn;
  let first = today;
  for (const day of issued) if (day < first) first = day;
  // The first invoice of a desk is no reason yet
  if (last === '') return daysBetween(first, today) >= patience.backup || issued.length >= 3 ? 'never' : undefined;
  const age = daysBetween(last, today);
  return age >= patience.backup ? age : undefined;
}
