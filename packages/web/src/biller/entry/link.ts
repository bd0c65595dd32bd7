import { useEffect, useState } from 'preact/hooks';
import { call } from '../../work/service/connect.ts';
import { rememberSession, useWork } from '../../work/service/session.tsx';

/** The token of a link. It is worth as much as a password: it is not to stay in the address bar or in the history. */
export function useToken(page: 'welcome' | 'invitation' | 'reset', given: string | undefined): string | undefined {
  const [token] = useState(given);
  useEffect(() => history.replaceState(null, '', `#/${page}`), []);
  return token;
}

/** What the service says of a token; undefined as long as it has not, and where it refuses. */
export function useTokenFacts<T>(method: string, token: string | undefined) {
  const { run, refusal } = useWork(call);
  const [facts, setFacts] = useState<T>();
  useEffect(() => {
    if (token !== undefined) void run<T>(method, { token }).then((answer) => setFacts(() => answer?.value));
  }, []);
  return { facts, refusal };
}

/** Somebody is signed in now, and goes to the pages. */
export function enter(): void {
  rememberSession(true);
  location.hash = '#/biller';
}
