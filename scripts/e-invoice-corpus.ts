/**
 * Writes e-invoices of every kind into a folder, for other programs to judge: the same ones each time.
 * `npm run corpus:e-invoice -- FOLDER [COUNT]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type EInvoiceProfile, eInvoiceOf, writeCii, writeUbl } from '../packages/core/src/e-invoice/index.ts';
import { invoiceDocuments } from '../test/arbitraries/invoice-document.ts';

const [folder, countText = '1000'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write into');
const count = Number(countText);
mkdirSync(folder, { recursive: true });

/** Every profile in the syntaxes that it is sent in. */
const kinds = [
  ['en16931', 'cii'],
  ['peppol', 'ubl'],
  ['xrechnung', 'cii'],
  ['xrechnung', 'ubl'],
  ['basic', 'cii'],
] as const satisfies readonly (readonly [EInvoiceProfile, 'cii' | 'ubl'])[];

let written = 0;
let refused = 0;
// Some documents have no place in a profile: Peppol has partial and corrected invoices in Germany alone, BASIC no rounding
const samples = fc.sample(invoiceDocuments, { seed: 16931, numRuns: count * 2 });
for (const { document } of samples) {
  if (written === count) break;
  const [profile, syntax] = kinds[written % kinds.length] as (typeof kinds)[number];
  const invoice = eInvoiceOf(document, { profile });
  if (!invoice.ok) {
    const isForeseen =
      (profile === 'peppol' && (document.kind === 'partial' || document.kind === 'correction')) ||
      (profile === 'basic' && document.totals.rounding !== '0.00');
    if (!isForeseen) throw new Error(`Refused: ${JSON.stringify(invoice.problems)}`);
    refused += 1;
    continue;
  }
  written += 1;
  const name = `${String(written).padStart(4, '0')}-${profile}.${syntax}.xml`;
  writeFileSync(join(folder, name), syntax === 'cii' ? writeCii(invoice.value) : writeUbl(invoice.value));
}
console.log(`${written} e-invoices in ${folder}; ${refused} documents have no place in their profile`);
if (written < count) process.exitCode = 1;
