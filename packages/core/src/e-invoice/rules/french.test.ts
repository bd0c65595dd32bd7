import { expect, test } from 'vitest';
import { frenchExtendedSeeds, frenchSeeds } from '../../../../../test/oracles/e-invoice/french.ts';
import { frenchChanges } from '../../../../../test/oracles/e-invoice/french-changes.ts';
import { expectValue } from '../../../../../test/results.ts';
import { checkEInvoice, readEInvoice } from '../index.ts';

/** The rules of France that a text breaks, with their severity. */
function broken(xml: string): string[] {
  const found = checkEInvoice(expectValue(readEInvoice(xml)), { rules: 'france' });
  const told = found.map(({ severity, params }) => `${severity} ${params['rule']}`);
  return [...new Set(told.filter((one) => one.includes(' BR-FR-')))].sort();
}

const kept = frenchSeeds().filter(({ name }) => /-(?:sale|credit|correction|own|group|several)-/.test(name));
test.each(kept)('$name keeps what France asks', ({ xml }) => {
  expect(broken(xml)).toEqual([]);
});

test.each(frenchChanges())('$name breaks $rules', ({ xml, seed, rules }) => {
  expect(xml).not.toBe(seed.xml);
  const before = broken(seed.xml).map((one) => one.split(' ')[1]);
  const after = broken(xml).map((one) => one.split(' ')[1]);
  expect(rules.filter((rule) => !after.includes(rule))).toEqual([]);
  expect(rules.filter((rule) => before.includes(rule))).toEqual([]);
});

const lineOf = {
  ubl: /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/gs,
  cii: /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/gs,
};
const many = [...frenchSeeds(), ...frenchExtendedSeeds()].filter(({ name }) => name.includes('-several-'));
test.each(many)('$name with 3,000 lines in a group is looked at to the end', ({ name, xml }) => {
  const syntax = name.endsWith('ubl') ? 'ubl' : 'cii';
  const [, detail = ''] = xml.match(lineOf[syntax]) ?? [];
  const id = syntax === 'ubl' ? '<cbc:ID>2<' : '<ram:LineID>2<';
  const lines = Array.from({ length: 3000 }, (_, index) => detail.replace(id, id.replace('2', `2-${index}`)));
  const text = xml.replace(detail, () => lines.join(''));
  const found = checkEInvoice(expectValue(readEInvoice(text)), { rules: 'france' });
  expect(found.map(({ code }) => code)).not.toContain('E_INVOICE_UNCHECKED');
});
