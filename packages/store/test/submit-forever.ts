import { bill } from '../../../test/ebill-submissions.ts';
import { sqliteDatabase } from '../src/sqlite/database.ts';
import { createStore } from '../src/store.ts';
import { created, now, step } from './ebill.ts';

/**
 * Submits and delivers bills of the biller `killed` in the file of its first argument, several at a time, and says each
 * reference number after it was acknowledged, until it is killed. The numbers begin with its second argument.
 */
const [path = '', round = ''] = process.argv.slice(2);
const { ebill } = await createStore(sqliteDatabase(path));
await ebill.billers.create({
  owner: 'killed',
  legalName: 'x',
  address: { postalCode: '3600', city: 'Thun', countryCode: 'CH' },
  status: 'ACTIVE',
  isPrimaryNetworkPartner: false,
  paymentTermDays: 30,
  createdAt: now,
});
const biller = await ebill.billers.ofOwner('killed');
const id = biller?.id ?? 0;

async function submitForever(worker: number): Promise<void> {
  for (let number = 1; ; number += 1) {
    const name = `${round}/${worker}/${number}`;
    const found = await created(ebill, id, bill(name));
    // Straight to the pipe: what is said has been committed
    await new Promise<void>((resolve) => process.stdout.write(`${name}\n`, () => resolve()));
    const businessCaseNetId = `BCID${crypto.randomUUID().replaceAll('-', '').toUpperCase()}`;
    const delivered = step(found, [{ kind: 'delivered', businessCaseNetId }]);
    if (number % 2 === 0) await ebill.cases.change(id, { at: now, cases: [delivered] });
  }
}

await Promise.all([1, 2, 3].map(submitForever));
