import type { AccountStore } from '@rappen/http';
import type { Database } from '../database.ts';
import { deviceStore, failureStore } from './failures.ts';
import { linkStore } from './links.ts';
import { ownKeyStore } from './own-keys.ts';
import { secondFactorStore } from './second-factors.ts';
import { sessionStore, welcomeStore } from './sessions.ts';
import { userStore } from './users.ts';

/** People, their sessions, and the keys of billers, on a database whose schema is up to date. */
export function accountStore(database: Database): AccountStore {
  return {
    users: userStore(database),
    sessions: sessionStore(database),
    welcome: welcomeStore(database),
    keys: ownKeyStore(database),
    failures: failureStore(database),
    devices: deviceStore(database),
    links: linkStore(database),
    secondFactors: secondFactorStore(database),
  };
}
