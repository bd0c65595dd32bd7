import { readFileSync } from 'node:fs';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { type Found, readings } from './found.ts';

/** Reads a statement some times with one reader, and prints what it found: `child.ts ours|iso20022.js FILE`. */
const [reader = '', path = ''] = process.argv.slice(2);
const bytes = readFileSync(path);
const read = reader === 'ours' ? ours : await theirs();
const cpuSeconds: number[] = [];
let found: Omit<Found, 'cpuSeconds' | 'peakBytes'> | undefined;
for (let reading = 0; reading < readings; reading++) {
  const before = process.cpuUsage();
  found = read();
  const { user, system } = process.cpuUsage(before);
  cpuSeconds.push((user + system) / 1e6);
}
console.log(JSON.stringify({ ...found, cpuSeconds, peakBytes: process.resourceUsage().maxRSS * 1024 }));

function ours() {
  const file = readStatement(bytes);
  if (!file.ok) throw new Error('Our own reader refuses the statement');
  return summaryOf(file.value);
}

function summaryOf({ statements }: StatementFile) {
  const entries = statements.flatMap((statement) => statement.entries);
  const details = entries.flatMap((entry) => entry.details);
  return {
    entries: entries.length,
    hundredths: String(entries.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)),
    references: details.filter(({ references }) => references.length > 0).length,
    payers: details.filter(({ debtor }) => debtor?.name !== undefined).length,
    endToEndIds: details.filter(({ endToEndId }) => endToEndId !== undefined).length,
    balances: statements.flatMap(({ balances }) => balances).length,
  };
}

async function theirs() {
  const { CashManagementEndOfDayReport } = await import('iso20022.js');
  return () => {
    const report = CashManagementEndOfDayReport.fromXML(bytes.toString('utf8'));
    const statements = report.statements;
    const entries = statements.flatMap((statement) => statement.entries);
    const transactions = entries.flatMap((entry) => entry.transactions);
    return {
      entries: entries.length,
      hundredths: String(entries.reduce((sum, { amount }) => sum + BigInt(Math.round(amount)), 0n)),
      // It has texts of payers alone
      references: transactions.filter(({ remittanceInformation = '' }) => remittanceInformation !== '').length,
      payers: transactions.filter((one) => one.debtor?.name !== undefined).length,
      endToEndIds: transactions.filter((one) => 'endToEndId' in one).length,
      balances: statements.flatMap(({ balances }) => balances).length,
    };
  };
}
