import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { ChoiceField, TextField } from '../parts/field.tsx';
import { useWords } from '../shell/words.ts';
import type { Role, User } from './answers.ts';
import { AskFirst } from './parts/ask.tsx';
import { EntryForm } from './parts/entry-form.tsx';
import { Refused } from './parts/refused.tsx';
import { When } from './parts/show.tsx';
import { LoadedTable } from './parts/table.tsx';
import { useFields } from './parts/use-fields.ts';
import { KnownName } from './password-page.tsx';
import { useLoaded, useSession, useWork } from './session.tsx';

const roleNames: readonly Role[] = ['viewer', 'operator', 'owner'];

/** Who may sign in. */
export function PeoplePage() {
  const { people: words, common, signIn } = useWords().texts.biller;
  const { me } = useSession();
  const people = useLoaded<readonly User[]>('Users.list');
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <LoadedTable
        label={words.title}
        loaded={people}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { title: signIn.emailAddress, cell: ({ emailAddress }) => emailAddress },
          { title: words.role, cell: (user) => <RoleChoice user={user} onDone={people.reload} /> },
          { title: common.since, cell: ({ createdAt }) => <When at={createdAt} /> },
          {
            title: common.actions,
            cell: (user) =>
              user.id !== me.user.id && (
                <div class="buttons">
                  <NewPassword user={user} />
                  <AskFirst
                    label={common.remove}
                    question={words.removeQuestion}
                    method="Users.remove"
                    parameters={{ id: user.id }}
                    onDone={people.reload}
                  >
                    <p>{user.emailAddress}</p>
                  </AskFirst>
                </div>
              ),
          },
        ]}
      />
      <NewPerson onMade={people.reload} />
    </>
  );
}

function RoleChoice({ user, onDone }: { readonly user: User; onDone(): void }) {
  const { people: words, roles } = useWords().texts.biller;
  const { me } = useSession();
  const work = useWork();
  const choose = async (role: string) => {
    if (await work.run('Users.setRole', { id: user.id, role })) onDone();
  };
  // Who changes the own role is signed out, and may not come back as owner
  if (user.id === me.user.id) return <>{roles[user.role]}</>;
  return (
    <>
      <select
        aria-label={`${words.role}: ${user.emailAddress}`}
        value={user.role}
        aria-disabled={work.busy}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {roleNames.map((role) => (
          <option key={role} value={role}>
            {roles[role]}
          </option>
        ))}
      </select>
      <Refused refusal={work.refusal} />
    </>
  );
}

function NewPassword({ user }: { readonly user: User }) {
  const { people: words, password, signIn, common } = useWords().texts.biller;
  const [isOpen, setOpen] = useState(false);
  const work = useWork();
  const { sent, unsaid, field } = useFields(`person-${user.id}`, { password: '' }, work.refusal);
  const close = () => setOpen(false);
  const submit = async () => {
    if (await work.run('Users.setPassword', { id: user.id, ...sent })) close();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.setPassword}
      </button>
      {isOpen && (
        <Dialog title={words.setPassword} onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <p>{user.emailAddress}</p>
            <KnownName emailAddress={user.emailAddress} />
            <TextField
              {...field('password', signIn.password)}
              type="password"
              autoComplete="new-password"
              hint={password.hint}
            />
            <Refused refusal={unsaid} />
            <div class="buttons">
              <button type="submit" class="primary" aria-disabled={work.busy}>
                {words.setPassword}
              </button>
              <button type="button" onClick={close}>
                {common.cancel}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

function NewPerson({ onMade }: { onMade(): void }) {
  const { people: words, signIn, password } = useWords().texts.biller;
  const work = useWork();
  const { sent, unsaid, field, clear } = useFields(
    'person',
    { emailAddress: '', password: '', role: 'operator' },
    work.refusal,
  );
  const submit = async () => {
    if ((await work.run('Users.create', sent)) === undefined) return;
    clear();
    onMade();
  };
  return (
    <EntryForm work={work} unsaid={unsaid} label={words.add} submit={submit}>
      <h3>{words.add}</h3>
      <TextField {...field('emailAddress', signIn.emailAddress)} type="email" />
      <TextField
        {...field('password', signIn.password)}
        type="password"
        autoComplete="new-password"
        hint={password.hint}
      />
      <ChoiceField {...field('role', words.role)} choices={roleNames.map((role) => [role, words.roleWords[role]])} />
    </EntryForm>
  );
}
