const prefix = 'rappen.';

/** Scripts cannot see the cookie of a session: that there is one is remembered under this name, so that nobody else is asked for one. */
export const signedInSetting = 'signedIn';

/** That the service sends mails of the desk for who signed in last: the desk asks it only when somebody wants that. */
export const deskMailSetting = 'deskMail';

/** Whether backups write themselves: pages that keep something ask it before they open the rest. */
export const copiesSetting = 'copies';

/** What is kept in this browser; undefined where nothing is, or where the browser keeps nothing. */
export function readSetting(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser, or forgets it. A browser that keeps nothing is no reason to stop. */
export function keepSetting(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    // Storage is switched off or full
  }
}
