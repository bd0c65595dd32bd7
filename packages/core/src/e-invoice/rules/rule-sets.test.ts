import { describe, expect, test } from 'vitest';
import { profileOf } from '../semantic/index.ts';
import { type DeclaringEInvoice, declaredRules, eInvoiceRuleSets, rulesFor, uncheckedRules } from './rule-sets.ts';

const core = 'urn:cen.eu:en16931:2017';
const received = (specification: string, more: Partial<DeclaringEInvoice> = {}): DeclaringEInvoice => ({
  profile: profileOf(specification),
  syntax: 'CII',
  source: {},
  ...more,
});

describe('what an invoice says it keeps', () => {
  test.each<[specification: string, profile: string | undefined, rules: string, isNamed: RegExp | undefined]>([
    [core, 'en16931', 'en16931', undefined],
    [`${core}#compliant#urn:factur-x.eu:1p0:basic`, 'basic', 'facturx', undefined],
    ['urn:factur-x.eu:1p0:minimum', 'minimum', 'facturx', undefined],
    [`${core}#conformant#urn:factur-x.eu:1p0:extended`, 'extended', 'facturx', undefined],
    [`${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'xrechnung', 'xrechnung', undefined],
    [`${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'peppol', 'peppol', /published for UBL/],
    [
      `${core}#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0`,
      'peppolSelfBilling',
      'peppol',
      /published for UBL/,
    ],
    ['urn:peppol:pint:billing-1@jp-1', 'pint', 'en16931', /PINT/],
    [`${core}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`, 'extendedCtcFr', 'france', undefined],
    ['urn:example', undefined, 'en16931', undefined],
  ])('%s', (specification, profile, rules, isNamed) => {
    const invoice = received(specification);
    expect(invoice.profile).toBe(profile);
    expect(declaredRules(invoice)).toBe(rules);
    const [ofSchema, ...unchecked] = uncheckedRules(invoice, rulesFor(invoice, undefined));
    expect(ofSchema).toBe('Lists of codes of the schema, and what it fixes attributes to');
    expect(unchecked).toEqual(isNamed === undefined ? [] : [expect.stringMatching(isNamed)]);
  });

  test('of UBL what stands in its extensions is not looked at', () => {
    expect(uncheckedRules(received(core, { syntax: 'UBL' }), ['peppol'])).toEqual(['What stands in UBLExtensions']);
  });

  test('in a PDF EN 16931 is a profile of Factur-X', () => {
    expect(declaredRules(received(core, { file: {} }))).toBe('facturx');
  });
});

test('what is asked for comes beside what the invoice says it keeps, and each release is named once, after the schema', () => {
  const invoice = received(`${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, { syntax: 'UBL' });
  expect(rulesFor(invoice, 'xrechnung')).toEqual(['xrechnung']);
  expect(rulesFor(invoice, 'peppol')).toEqual(['xrechnung', 'peppol']);
  expect(eInvoiceRuleSets(invoice, ['xrechnung', 'peppol']).map(({ name }) => name)).toEqual([
    'OASIS UBL (schema)',
    'EN 16931 (CEN)',
    'XRechnung',
    'Peppol BIS Billing 3.0',
  ]);
});

test('an invoice that names a French frame is held against the rules of France as well', () => {
  const french = received(core, { invoice: { businessProcess: 'S1' } });
  expect(rulesFor(french, undefined)).toEqual(['en16931', 'france']);
  expect(rulesFor(french, 'france')).toEqual(['en16931', 'france']);
  const other = received(core, { invoice: { businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' } });
  expect(rulesFor(other, undefined)).toEqual(['en16931']);
  expect(eInvoiceRuleSets(french, ['en16931', 'france']).at(-1)).toEqual({
    name: 'France (BR-FR, flow 2)',
    version: '1.3.0',
  });
});

test('EXTENDED-CTC-FR has its own rules in place of the standard', () => {
  const extended = received(`${core}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`);
  expect(eInvoiceRuleSets(extended, ['france']).map(({ name }) => name)).toEqual([
    'UN/CEFACT CII (schema)',
    'EXTENDED-CTC-FR',
    'France (BR-FR, flow 2)',
  ]);
});

test('the schema is that of the newer release where a profile stands on it, and none for ZUGFeRD 1.0', () => {
  const extended = received(`${core}#conformant#urn:factur-x.eu:1p0:extended`);
  expect(eInvoiceRuleSets(extended, ['facturx'])[0]).toEqual({ name: 'UN/CEFACT CII (schema)', version: 'D22B' });
  const former = received(core, { source: undefined });
  expect(eInvoiceRuleSets(former, ['en16931'])).toEqual([{ name: 'EN 16931 (CEN)', version: '1.3.16' }]);
  expect(uncheckedRules(former, ['en16931'])).toEqual(['The schema of ZUGFeRD 1.0']);
});
