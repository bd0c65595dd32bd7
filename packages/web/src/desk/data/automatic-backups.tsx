import { useState } from 'preact/hooks';
import { folderPicker } from '../../kept/copies/folder.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { momentIn } from '../../language/written/day.ts';
import { Check } from '../../parts/fields/check.tsx';
import type { Desk } from '../state/use-desk.ts';

/** Backups that write themselves into the chosen folder, where the browser can do that: on or off, and what became of the last one. */
export function AutomaticBackups({ desk, passphrase }: { readonly desk: Desk; readonly passphrase: string }) {
  const words = useWords().texts.desk.data;
  const [isSecret, setSecret] = useState(false);
  const { folder, copies } = desk;
  if (folderPicker === undefined && folder === undefined) return null;
  const { settings } = copies;
  return (
    <fieldset>
      <legend>{words.autoTitle}</legend>
      <p class="hint">{folder ? fill(words.autoLead, { name: folder.name }) : words.autoNeedsFolder}</p>
      {folder && settings === undefined && (
        <>
          {passphrase !== '' && <Check label={words.autoSecret} checked={isSecret} onChange={setSecret} />}
          <div class="buttons">
            <button type="button" onClick={() => void desk.startCopies(isSecret ? passphrase : '')}>
              {words.autoStart}
            </button>
          </div>
        </>
      )}
      {folder && settings && (
        <>
          <p role="status">{settings.secret ? words.autoOnSecret : words.autoOn}</p>
          <LastCopy desk={desk} />
          <div class="buttons">
            <button type="button" onClick={() => void desk.stopCopies()}>
              {words.autoOff}
            </button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** What was written last, and what stands in the way of the next one. */
function LastCopy({ desk }: { readonly desk: Desk }) {
  const { texts, language } = useWords();
  const words = texts.desk.data;
  const { file = '', at = '', trouble } = desk.copies.state ?? {};
  return (
    <>
      <p class="hint">
        {file === '' ? words.autoNever : fill(words.autoSaved, { file, time: momentIn(language, at) })}
      </p>
      {trouble && (
        <p class="hint error" role="alert">
          {trouble === 'refused' ? words.autoRefused : words.autoFailed}{' '}
          <button type="button" onClick={() => void desk.allowCopies()}>
            {trouble === 'refused' ? words.autoAllow : words.autoAgain}
          </button>
        </p>
      )}
    </>
  );
}
