import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { deskMailSetting, keepSetting, readSetting, signedInSetting } from '../../kept/settings.ts';
import { forgetKept } from '../../kept/use-kept.ts';
import type { Me } from './answers.ts';
import { type Answered, call, forgetBiller, type Refusal } from './connect.ts';

/** The signed-in user, and the way to the service in their name. */
export interface Session {
  readonly me: Me;
  /** Grows with each sign in: what could not be loaded before is loaded again. */
  readonly turn: number;
  /** As `call` of the connection; when the session has ended, the page asks to sign in again. */
  call<T>(method: string, parameters?: object): Promise<Answered<T>>;
  signIn(me: Me): void;
  signOut(): Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the page; pages of billers stand below the provider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('Nobody is signed in');
  return session;
}

/** Whether somebody may change things, or may do everything. */
export function useRights(): { readonly mayOperate: boolean; readonly isOwner: boolean } {
  const { role, biller } = useSession().me;
  const isActive = biller.status === 'ACTIVE';
  return { mayOperate: isActive && role !== 'viewer', isOwner: isActive && role === 'owner' };
}

export function rememberSession(isSignedIn: boolean): void {
  keepSetting(signedInSetting, isSignedIn ? '1' : undefined);
}

/** The desk offers what the service offered last; it is asked again before anything is sent. */
export function rememberDeskMail({ deskMail }: Pick<Me, 'deskMail'>): void {
  keepSetting(deskMailSetting, deskMail && '1');
}

function endHere(): void {
  rememberSession(false);
  forgetBiller();
}

interface State {
  readonly me?: Me;
  readonly turn: number;
  /** Whether the service is being asked who is signed in. */
  readonly asking: boolean;
  readonly ended: boolean;
  readonly refusal?: Refusal;
}

/** How the names of what is kept for who is signed in begin. */
export const ofBiller = 'biller ';

const endings: readonly string[] = ['SESSION_ENDED', 'API_KEY_MISSING', 'CSRF_TOKEN_WRONG', 'BILLER_NOT_FOUND'];

/** Whose a page is: of a person, as a user of one biller. */
export function nameOf({ user, biller }: Me): string {
  return `${user.id} ${biller.billerNetId}`;
}

/** The session of this browser, if it has one, and what is known of it. */
export function useOwnSession(): State & { readonly session: Session | undefined; signIn(me: Me): void; ask(): void } {
  const [state, setState] = useState<State>(() => ({
    turn: 0,
    asking: readSetting(signedInSetting) !== undefined,
    ended: false,
  }));
  const signIn = (me: Me) => {
    rememberSession(true);
    rememberDeskMail(me);
    if (state.me !== undefined && nameOf(state.me) !== nameOf(me)) forgetKept(ofBiller);
    setState(({ turn }) => ({ me, turn: turn + 1, asking: false, ended: false }));
  };
  const ask = () => {
    setState(({ turn }) => ({ turn, asking: true, ended: false }));
    void call<Me>('Session.me').then((answer) => {
      if (answer.ok) return signIn(answer.value);
      const ended = endings.includes(answer.refusal.code);
      if (ended) endHere();
      setState((before) => ({ ...before, asking: false, ended, ...(!ended && { refusal: answer.refusal }) }));
    });
  };
  useEffect(() => {
    if (state.asking) ask();
  }, []);
  const { me, turn } = state;
  const session = me && {
    me,
    turn,
    async call<T>(method: string, parameters?: object): Promise<Answered<T>> {
      const answer = await call<T>(method, parameters);
      if (!answer.ok && endings.includes(answer.refusal.code)) {
        endHere();
        setState((before) => ({ ...before, ended: true }));
      }
      return answer;
    },
    signIn,
    async signOut() {
      await call('Session.logout');
      endHere();
      forgetKept(ofBiller);
      setState({ turn: turn + 1, asking: false, ended: false });
    },
  };
  return { ...state, session, signIn, ask };
}

/** What was loaded from the service, or why it could not be. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly refusal: Refusal | undefined;
  reload(): void;
}

/**
 * Loads something when it is first shown, when its parameters change, and when asked to; what could not be loaded, also when
 * the connection is back. The last value of the same parameters stays meanwhile, and beside a refusal.
 */
export function useLoaded<T>(method: string, parameters: object = {}): Loaded<T> {
  const { call: ask, turn } = useSession();
  const [count, setCount] = useState(0);
  const [state, setState] = useState<{ readonly text?: string; readonly value?: T; readonly refusal?: Refusal }>({});
  const text = JSON.stringify(parameters);
  const reload = () => setCount((before) => before + 1);
  useEffect(() => {
    let isWanted = true;
    void ask<T>(method, parameters).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setState({ text, value: answer.value });
      else setState((before) => ({ ...(before.text === text && before), refusal: answer.refusal }));
    });
    return () => {
      isWanted = false;
    };
  }, [method, text, turn, count]);
  const isRefused = state.refusal !== undefined;
  useEffect(() => {
    if (!isRefused) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isRefused]);
  return { value: state.value, refusal: state.refusal, reload };
}

/** Something that is done at the service, one at a time. */
export interface Work {
  /** Buttons show it without being switched off: they would lose the focus. */
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  /** The answer; undefined: it was refused, see `refusal`, or something is being done already. */
  run<T>(method: string, parameters?: object): Promise<{ readonly value: T } | undefined>;
  forget(): void;
}

export function useWork(ask: Session['call'] = useSession().call): Work {
  const [state, setState] = useState<{ readonly busy: boolean; readonly refusal?: Refusal }>({ busy: false });
  const isRunning = useRef(false);
  return {
    busy: state.busy,
    refusal: state.refusal,
    async run<T>(method: string, parameters?: object) {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setState({ busy: true });
      const answer = await ask<T>(method, parameters);
      isRunning.current = false;
      setState(answer.ok ? { busy: false } : { busy: false, refusal: answer.refusal });
      return answer.ok ? { value: answer.value } : undefined;
    },
    forget: () => setState({ busy: false }),
  };
}
