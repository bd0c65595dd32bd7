/**
 * Reads the e-invoices of others: every PDF and XML below the folders that are named, and says of each what was read, and what the rules say.
 * `node --conditions=rappen-source test/oracles/e-invoice/foreign.ts FOLDER…`: unpacked packages, such as the sources of the Python package
 * `factur-x`, whose fixtures are of every profile. The status is 1 where an e-invoice was not read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEInvoice } from '@rappen/core';

const folders = process.argv.slice(2);
/** What is no invoice is no failure: orders, and code lists and configurations in XML. */
const others = new Set(['E_INVOICE_SYNTAX_UNKNOWN', 'E_INVOICE_NOT_FOUND', 'XML_DOCTYPE_FORBIDDEN']);
let read = 0;
let failed = 0;

for (const folder of folders) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:xml|pdf)$/i.test(name),
  );
  for (const name of names.sort()) {
    const reading = readEInvoice(new Uint8Array(readFileSync(join(folder, name))));
    if (!reading.ok) {
      const [{ code, message }] = reading.problems;
      if (!others.has(code)) failed += 1;
      console.log(`${others.has(code) ? 'no invoice' : 'NOT READ'}  ${name}: ${message}`);
      continue;
    }
    read += 1;
    const { syntax, profile, invoice, findings, unread, payment } = reading.value;
    const said = findings.map(({ message }) => message.replace(/^Rule (\S+?):.*$/, '$1'));
    const paid = payment.isPayable ? `pays ${payment.bill.amount}` : 'nothing to pay';
    console.log(`read  ${name}: ${syntax} ${profile}, ${invoice.lines.length} lines, ${paid}, ${unread.length} unread`);
    if (said.length > 0) console.log(`      breaks ${[...new Set(said)].slice(0, 12).join(', ')}`);
    if (unread.length > 0) console.log(`      unread ${unread.slice(0, 4).join(', ')}`);
  }
}
console.log(`${read} e-invoices read, ${failed} not`);
process.exitCode = failed > 0 ? 1 : 0;
