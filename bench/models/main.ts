/** What a typed model could stand on: bytes of the smallest program, and reading of good and bad QR invoices in the same run. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const names = ['ours', 'valibot', 'typebox', 'zod-mini', 'zod'] as const;

const party = {
  addressType: 'STRUCTURED',
  name: 'Robert Schneider AG',
  streetName: 'Rue du Lac',
  houseNumber: '1268',
  postalCode: '2501',
  city: 'Biel',
  country: 'CH',
};
const good = {
  creditorInformation: { iban: 'CH4431999123000889012', creditor: party },
  paymentAmountInformation: { amount: 1949.75, currency: 'CHF' },
  ultimateDebtor: { ...party, name: 'Pia-Maria Rutschmann-Schnyder' },
  paymentReference: {
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
    additionalInformation: { unstructuredMessage: 'Order of 15 June 2026' },
  },
  alternativeSchemes: { alternativeSchemeParameters: ['eBill/B/41010560425610173'] },
};
const bad = {
  ...good,
  paymentAmountInformation: { amount: '1949.75', currency: 'CHF' },
  ultimateDebtor: { ...party, city: 5, town: 'Biel' },
  paymentReference: { referenceType: 'QR' },
};

async function bytesOf(name: string): Promise<{ readonly minified: number; readonly gzip: number }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { faultsOf } from './${name}.ts'; globalThis.x = faultsOf;`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['rappen-source'],
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  return { minified: contents.length, gzip: gzipSync(contents).length };
}

/** Documents a second of CPU: the median of seven batches. */
function rateOf(faultsOf: (document: unknown) => number, document: unknown): number {
  const rates = Array.from({ length: 8 }, () => {
    const start = process.cpuUsage();
    const count = 20_000;
    for (let i = 0; i < count; i++) faultsOf(document);
    const { user, system } = process.cpuUsage(start);
    return count / ((user + system) / 1e6);
  }).slice(1);
  return rates.sort((a, b) => a - b)[3] ?? 0;
}

const rows = [];
for (const name of names) {
  const { faultsOf } = (await import(`./${name}.ts`)) as { faultsOf: (document: unknown) => number };
  if (faultsOf(good) !== 0 || faultsOf(bad) < 3) throw new Error(`${name} does not see what is wrong`);
  rows.push({ name, ...(await bytesOf(name)), good: rateOf(faultsOf, good), bad: rateOf(faultsOf, bad) });
}
console.log('| | kB minified | kB gzip | good/s | bad/s |\n| --- | --: | --: | --: | --: |');
for (const { name, minified, gzip, good: fine, bad: wrong } of rows) {
  const kilo = (value: number) => (value / 1000).toFixed(1);
  console.log(
    `| ${name} | ${kilo(minified)} | ${kilo(gzip)} | ${Math.round(fine / 1000)},000 | ${Math.round(wrong / 1000)},000 |`,
  );
}
