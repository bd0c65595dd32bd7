import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import type { AddedPasskey, NewPasskeyRequest, Passkey } from '../../work/service/answers.ts';
import { useLoaded, useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { When } from '../parts/show.tsx';
import { LoadedTable } from '../parts/table.tsx';
import { useFields } from '../parts/use-fields.ts';
import { GuardedForm } from './guarded-form.tsx';
import { type Asked, hasPasskeys, makePasskey } from './passkey.ts';

/** The passkeys of whoever is signed in: add one, or remove it. `onChange`: with the recovery codes that came with the first. */
export function Passkeys({ onChange }: { onChange(recoveryCodes: readonly string[]): void }) {
  const { secondFactor, common } = useWords().texts.biller;
  const words = secondFactor.passkeys;
  const list = useLoaded<readonly Passkey[]>('Session.passkeys');
  const change = (recoveryCodes: readonly string[]) => {
    list.reload();
    onChange(recoveryCodes);
  };
  return (
    <>
      <LoadedTable
        label={words.title}
        loaded={list}
        keyOf={({ id }) => id}
        empty={words.empty}
        columns={[
          { title: words.name, cell: ({ name }) => name },
          { title: common.since, cell: ({ createdAt }) => <When at={createdAt} /> },
          { title: words.lastUsed, cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : common.never) },
          { title: common.actions, cell: (passkey) => <RemovePasskey passkey={passkey} onDone={() => change([])} /> },
        ]}
      />
      {hasPasskeys() ? <AddPasskey onAdded={change} /> : <p class="hint">{words.unavailable}</p>}
    </>
  );
}

function AddPasskey({ onAdded }: { onAdded(recoveryCodes: readonly string[]): void }) {
  const { secondFactor, password } = useWords().texts.biller;
  const words = secondFactor.passkeys;
  const work = useWork();
  const [failure, setFailure] = useState<string>();
  const { sent, unsaid, field, clear } = useFields('passkey', { name: '', password: '' }, work.refusal);
  const submit = async () => {
    setFailure(undefined);
    const request = await work.run<NewPasskeyRequest>('Session.preparePasskey', { password: sent.password });
    if (request === undefined) return;
    const made = await makePasskey(request.value);
    setFailure(failureIn(words, made));
    if ('failure' in made) return;
    const name = sent.name ?? words.usualName;
    const added = await work.run<AddedPasskey>('Session.addPasskey', { name, passkey: made.passkey });
    if (added === undefined) return;
    clear();
    onAdded(added.value.recoveryCodes);
  };
  return (
    <EntryForm
      work={work}
      unsaid={unsaid}
      label={words.add}
      submit={submit}
      said={failure && <p class="hint error">{failure}</p>}
    >
      <p class="hint">{words.lead}</p>
      <TextField {...field('name', words.name)} hint={words.nameHint} />
      <TextField {...field('password', password.present)} type="password" autoComplete="current-password" />
    </EntryForm>
  );
}

function RemovePasskey({ passkey, onDone }: { readonly passkey: Passkey; onDone(): void }) {
  const { secondFactor, password, common } = useWords().texts.biller;
  const words = secondFactor.passkeys;
  const [isOpen, setOpen] = useState(false);
  const work = useWork();
  const prefix = `passkey-${passkey.id}`;
  const { sent, unsaid, field, clear } = useFields(prefix, { password: '', code: '' }, work.refusal);
  const close = () => {
    clear();
    work.forget();
    setOpen(false);
  };
  const submit = async (more: object = {}) => {
    if ((await work.run('Session.removePasskey', { id: passkey.id, ...sent, ...more })) === undefined) return;
    close();
    onDone();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {common.remove}
      </button>
      {isOpen && (
        <Dialog title={words.removeQuestion} onClose={close}>
          <p>{passkey.name}</p>
          <GuardedForm {...{ work, unsaid, field, submit }} label={common.remove}>
            <TextField {...field('password', password.present)} type="password" autoComplete="current-password" />
          </GuardedForm>
          <div class="buttons">
            <button type="button" onClick={close}>
              {common.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Why the browser gave no passkey. */
function failureIn(
  words: { readonly exists: string; readonly cancelled: string },
  made: Asked<unknown>,
): string | undefined {
  return 'failure' in made ? words[made.failure] : undefined;
}
