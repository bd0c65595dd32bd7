import { writeFileSync } from 'node:fs';
import { contractOf } from '../test/clients/contract.ts';

/** Keeps what the API document promises, as of the version that is released now: later ones are compared with it. */
writeFileSync(new URL('../test/clients/released.json', import.meta.url), `${JSON.stringify(contractOf())}\n`);
