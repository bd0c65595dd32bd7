import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Check } from '../../parts/fields/check.tsx';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import type { Invitation, Me, NewInvitation, NewLink, Role, User } from '../../work/service/answers.ts';
import { type Loaded, useLoaded, useSession, useWork } from '../../work/service/session.tsx';
import { AskFirst } from '../parts/ask.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { Refused } from '../parts/refused.tsx';
import { Secret, When } from '../parts/show.tsx';
import { LoadedTable } from '../parts/table.tsx';
import { useFields } from '../parts/use-fields.ts';

const roleNames: readonly Role[] = ['viewer', 'operator', 'owner'];

/** Users who may sign in. */
export function PeoplePage() {
  const { people: words, common, signIn } = useWords().texts.biller;
  const { me } = useSession();
  const people = useLoaded<readonly User[]>('Users.list');
  const open = useLoaded<readonly Invitation[]>('Users.invitations');
  const [passed, setPassed] = useState<Passed>();
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {passed && <PassedLink {...passed} />}
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
              user.id !== me.user.id && <UserActions user={user} onDone={people.reload} onMade={setPassed} />,
          },
        ]}
      />
      <Requirement />
      <OpenInvitations
        open={open}
        onMade={(made) => {
          setPassed(made);
          open.reload();
        }}
      />
      <Invite
        onMade={(made) => {
          setPassed(made);
          open.reload();
        }}
      />
    </>
  );
}

/** What an owner does with another user. */
function UserActions(properties: {
  readonly user: User;
  readonly onDone: () => void;
  readonly onMade: (made: Passed) => void;
}) {
  const { user, onDone, onMade } = properties;
  const { people: words, common, secondFactor } = useWords().texts.biller;
  return (
    <div class="buttons">
      <NewPassword user={user} onMade={onMade} />
      <AskFirst
        label={secondFactor.removeOf}
        question={secondFactor.removeQuestion}
        method="Users.removeSecondFactor"
        parameters={{ id: user.id }}
        onDone={onDone}
      >
        <p>{user.emailAddress}</p>
      </AskFirst>
      <AskFirst
        label={common.remove}
        question={words.removeQuestion}
        method="Users.remove"
        parameters={{ id: user.id }}
        onDone={onDone}
      >
        <p>{user.emailAddress}</p>
      </AskFirst>
    </div>
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

/** Gives a user a link to a new password: by mail, or to pass on. */
function NewPassword({ user, onMade }: { readonly user: User; readonly onMade: (made: Passed) => void }) {
  const { texts, language } = useWords();
  const words = texts.biller.people;
  const work = useWork();
  const give = async () => {
    const made = await work.run<NewLink>('Users.resetLink', { id: user.id, language });
    if (made) onMade({ name: user.emailAddress, link: made.value.link, hint: words.resetHint });
  };
  return (
    <>
      <button type="button" aria-disabled={work.busy} onClick={() => void give()}>
        {words.newPassword}
      </button>
      <Refused refusal={work.refusal} />
    </>
  );
}

/** A link that was sent by mail, or is to be passed on by hand. */
interface Passed {
  readonly name: string;
  readonly link: string | null;
  readonly hint: string;
}

function PassedLink({ name, link, hint }: Passed) {
  const words = useWords().texts.biller.people;
  if (link === null)
    return (
      <p role="status" class="good">
        {fill(words.mailed, { name })}
      </p>
    );
  return <Secret key={link} label={fill(words.link, { name })} text={link} hint={hint} />;
}

function Invite({ onMade }: { readonly onMade: (made: Passed) => void }) {
  const { texts, language } = useWords();
  const { people: words, signIn } = texts.biller;
  const work = useWork();
  const { sent, unsaid, field, clear } = useFields('person', { emailAddress: '', role: 'operator' }, work.refusal);
  const submit = async () => {
    const made = await work.run<NewInvitation>('Users.invite', { ...sent, language });
    if (made === undefined) return;
    clear();
    onMade({ name: made.value.emailAddress, link: made.value.link, hint: words.linkHint });
  };
  return (
    <EntryForm work={work} unsaid={unsaid} label={words.invite} submit={submit}>
      <h3>{words.invite}</h3>
      <TextField {...field('emailAddress', signIn.emailAddress)} type="email" />
      <ChoiceField {...field('role', words.role)} choices={roleNames.map((role) => [role, words.roleWords[role]])} />
    </EntryForm>
  );
}

/** The mail was lost, or the link has been: a new one takes its place. */
function InviteAgain({ invitation, onMade }: { readonly invitation: Invitation; onMade(made: Passed): void }) {
  const { texts, language } = useWords();
  const words = texts.biller.people;
  const work = useWork();
  const { emailAddress, role } = invitation;
  const invite = async () => {
    const made = await work.run<NewInvitation>('Users.invite', { emailAddress, role, language });
    if (made) onMade({ name: emailAddress, link: made.value.link, hint: words.linkHint });
  };
  return (
    <>
      <button type="button" aria-disabled={work.busy} onClick={() => void invite()}>
        {words.inviteAgain}
      </button>
      <Refused refusal={work.refusal} />
    </>
  );
}

/** Whether all users of the biller need a second factor. */
function Requirement() {
  const { secondFactor: words } = useWords().texts.biller;
  const { me, call, signIn } = useSession();
  const work = useWork();
  const choose = async (isRequired: boolean) => {
    if ((await work.run('Users.requireSecondFactor', { isRequired })) === undefined) return;
    const answer = await call<Me>('Session.me');
    if (answer.ok) signIn(answer.value);
  };
  return (
    <>
      <Check
        label={words.require}
        checked={me.biller.requiresSecondFactor}
        onChange={(isRequired) => void choose(isRequired)}
      />
      <Refused refusal={work.refusal} />
    </>
  );
}

/** Invitations that nobody has accepted yet. */
function OpenInvitations(properties: {
  readonly open: Loaded<readonly Invitation[]>;
  readonly onMade: (made: Passed) => void;
}) {
  const { open, onMade } = properties;
  const { people: words, common, roles, signIn } = useWords().texts.biller;
  if (open.value?.length === 0) return null;
  return (
    <>
      <h3>{words.open}</h3>
      <LoadedTable
        label={words.open}
        loaded={open}
        keyOf={({ emailAddress }) => emailAddress}
        empty=""
        columns={[
          { title: signIn.emailAddress, cell: ({ emailAddress }) => emailAddress },
          { title: words.role, cell: ({ role }) => roles[role] },
          { title: words.until, cell: ({ expiresAt }) => <When at={expiresAt} /> },
          {
            title: common.actions,
            cell: (invitation) => (
              <div class="buttons">
                <InviteAgain invitation={invitation} onMade={onMade} />
                <AskFirst
                  label={words.withdraw}
                  question={words.withdrawQuestion}
                  method="Users.withdraw"
                  parameters={{ emailAddress: invitation.emailAddress }}
                  onDone={open.reload}
                >
                  <p>{invitation.emailAddress}</p>
                </AskFirst>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
