import { encodeQrSymbol, levelM } from '@rappen/core/qr';
import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { Me, NewSecondFactor, RecoveryCodes } from '../../work/service/answers.ts';
import { useSession, useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { useFields } from '../parts/use-fields.ts';
import { GuardedForm } from './guarded-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { CodeField } from './second-factor-fields.tsx';

/** The second factors of whoever is signed in: set up, or removed. `isAlone`: there is nothing else on the page. */
export function SecondFactor({ isAlone = false }: { readonly isAlone?: boolean }) {
  const words = useWords().texts.biller.secondFactor;
  const { me } = useSession();
  const reload = useReload();
  const [codes, setCodes] = useState<readonly string[]>();
  const leave = async () => {
    await reload();
    setCodes(undefined);
  };
  const change = (made: readonly string[]) => (made.length > 0 ? setCodes(made) : void reload());
  const Title = isAlone ? 'h2' : 'h3';
  const Kind = isAlone ? 'h3' : 'h4';
  return (
    <section>
      <Title>{words.title}</Title>
      {codes !== undefined && <Recovery codes={codes} onDone={() => void leave()} />}
      {codes === undefined && (
        <>
          <Kind>{words.app}</Kind>
          {me.hasCodeApp ? <Remove /> : <SetUp onDone={setCodes} />}
          <Kind>{words.passkeys.title}</Kind>
          <Passkeys onChange={change} />
        </>
      )}
    </section>
  );
}

/** Asks anew who is signed in: the pages that are open depend on it. */
function useReload(): () => Promise<void> {
  const { call, signIn } = useSession();
  return async () => {
    const me = await call<Me>('Session.me');
    if (me.ok) signIn(me.value);
  };
}

function SetUp({ onDone }: { onDone(codes: readonly string[]): void }) {
  const { secondFactor: words, password } = useWords().texts.biller;
  const [made, setMade] = useState<NewSecondFactor>();
  const work = useWork();
  const { sent, unsaid, field, clear } = useFields('second-factor', { password: '', code: '' }, work.refusal);
  const begin = async () => {
    const answer = await work.run<NewSecondFactor>('Session.prepareSecondFactor', { password: sent.password });
    if (answer === undefined) return;
    clear();
    setMade(answer.value);
  };
  const confirm = async () => {
    const answer = await work.run<RecoveryCodes>('Session.confirmSecondFactor', { code: sent.code });
    if (answer !== undefined) onDone(answer.value.recoveryCodes);
  };
  if (made === undefined)
    return (
      <EntryForm work={work} unsaid={unsaid} label={words.setUp} submit={begin}>
        <p class="hint">{words.lead}</p>
        <TextField {...field('password', password.present)} type="password" autoComplete="current-password" />
      </EntryForm>
    );
  return (
    <EntryForm work={work} unsaid={unsaid} label={words.confirm} submit={confirm}>
      <p>{words.scan}</p>
      <AddressCode address={made.address} />
      <p>
        {words.secret}: <code class="wrapped">{made.secret}</code>
      </p>
      <CodeField {...field('code', words.code)} />
    </EntryForm>
  );
}

function Remove() {
  const { secondFactor: words, password } = useWords().texts.biller;
  const reload = useReload();
  const work = useWork();
  const { sent, unsaid, field } = useFields('second-factor', { password: '', code: '' }, work.refusal);
  const submit = async (more: object = {}) => {
    if ((await work.run('Session.removeSecondFactor', { ...sent, ...more })) !== undefined) await reload();
  };
  return (
    <GuardedForm {...{ work, unsaid, field, submit }} label={words.remove}>
      <p class="good">{words.isOn}</p>
      <TextField {...field('password', password.present)} type="password" autoComplete="current-password" />
    </GuardedForm>
  );
}

/** Stays until it is left: another page may open afterwards, and the codes are not shown again. */
function Recovery({ codes, onDone }: { readonly codes: readonly string[]; onDone(): void }) {
  const { secondFactor: words, welcome } = useWords().texts.biller;
  return (
    <div class="card recovery" role="status">
      <h3>{words.recovery}</h3>
      <p class="hint">{words.recoveryHint}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={onDone}>
        {welcome.submit}
      </button>
    </div>
  );
}

const quietZone = 4;

/** The address of an app as a QR code with its quiet zone. */
function AddressCode({ address }: { readonly address: string }) {
  const words = useWords().texts.biller.secondFactor;
  const symbol = encodeQrSymbol(new TextEncoder().encode(address), { level: levelM });
  if (!symbol.ok) return null;
  const { size, modules } = symbol.value;
  const path = Array.from(modules, (dark, index) =>
    dark ? `M${(index % size) + quietZone} ${Math.floor(index / size) + quietZone}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * quietZone;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width="200" height="200" role="img" aria-label={words.scan}>
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
