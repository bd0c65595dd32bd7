import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../core/src/e-invoice/rules/tables.ts';
import { catalogue as problems } from '../../../http/src/problems/index.ts';
import { abroadTexts } from './abroad/words.ts';
import { attachmentTexts } from './attachments/words.ts';
import { bankCodes } from './bank/sentences.ts';
import { bankSentences, bankTexts } from './bank/words.ts';
import { type Catalogue, fill } from './catalogue.ts';
import { catalogue as german } from './de.ts';
import { sentences as germanSentences } from './de-sentences.ts';
import { eInvoiceCodes } from './e-invoice/texts.ts';
import { eInvoiceRule, eInvoiceSentence, eInvoiceTexts } from './e-invoice/words.ts';
import { catalogue as english } from './en.ts';
import { catalogue as french } from './fr.ts';
import { sentences as frenchSentences } from './fr-sentences.ts';
import { catalogue as italian } from './it.ts';
import { sentences as italianSentences } from './it-sentences.ts';
import { journalTexts } from './journal/words.ts';
import { languageNameIn, preferredLanguage } from './languages.ts';
import { manyTexts } from './many/words.ts';
import { shownCodes } from './sentences.ts';
import { fileSize } from './written/file-size.ts';

/** English gives the keys: that it is a catalogue itself is seen here, by the compiler. */
const reference: Catalogue = english;

const placeholders = (text: string) => [
  ...new Set([...text.matchAll(/\{([a-zA-Z]+)[:}]/g)].map(([, name]) => name).sort()),
];

function textsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : textsOf(inner, `${path}${key}.`),
  );
}

describe.each<[string, Catalogue]>([
  ['German', german],
  ['French', french],
  ['Italian', italian],
])('%s', (_name, { texts }) => {
  test('has a text wherever English has one, with the same values in it', () => {
    const own = new Map(textsOf(texts));
    for (const [path, text] of textsOf(reference.texts)) {
      expect(own.get(path), path).toMatch(/\S/);
      expect(placeholders(own.get(path) as string), path).toEqual(placeholders(text));
    }
  });
});

test.each([
  [french, frenchSentences],
  [bankTexts.fr, bankSentences.fr],
  [manyTexts.fr, journalTexts.fr, attachmentTexts.fr],
  [eInvoiceTexts.fr, abroadTexts.fr],
])('no line of the French texts begins with a sign that belongs to the word before it', (...texts: object[]) => {
  const torn = texts.flatMap((each) => textsOf(each)).filter(([, text]) => / [:;!?»]|« /.test(text));
  expect(torn).toEqual([]);
});

test.each(['de', 'fr', 'it'] as const)(
  'the journal has all its texts in %s, with the same values in them',
  (language) => {
    const own = new Map(textsOf(journalTexts[language]));
    for (const [path, text] of textsOf(journalTexts.en)) {
      expect(own.get(path), path).toMatch(/\S/);
      expect(placeholders(own.get(path) as string), path).toEqual(placeholders(text));
    }
  },
);

test.each(['de', 'fr', 'it'] as const)(
  'all is said of attached files in %s, with the same values in it',
  (language) => {
    const own = new Map(textsOf(attachmentTexts[language]));
    for (const [path, text] of textsOf(attachmentTexts.en)) {
      expect(own.get(path), path).toMatch(/\S/);
      expect(placeholders(own.get(path) as string), path).toEqual(placeholders(text));
    }
  },
);

test.each(['de', 'fr', 'it'] as const)(
  'the page Many has all its texts in %s, with the same values in them',
  (language) => {
    const own = new Map(textsOf(manyTexts[language]));
    for (const [path, text] of textsOf(manyTexts.en)) {
      expect(own.get(path), path).toMatch(/\S/);
      expect(placeholders(own.get(path) as string), path).toEqual(placeholders(text));
    }
  },
);

describe.each(['de', 'fr', 'it', 'en'] as const)('what is said of e-invoices in %s', (language) => {
  const { sentences, terms, phrases, rule, otherwise } = eInvoiceTexts[language];

  test('has every sentence, with values that the problem has', () => {
    for (const code of eInvoiceCodes) {
      // What the core does not report the pages find themselves
      const own = Object.hasOwn(problems, code)
        ? problems[code as keyof typeof problems].sentence
        : '{name}{inCode}{found}';
      const known = placeholders(own);
      expect(
        placeholders(sentences[code]).filter((name) => !known.includes(name as string)),
        code,
      ).toEqual([]);
    }
    expect([placeholders(rule), placeholders(otherwise)]).toEqual([['rule', 'term'], ['rule']]);
  });

  test('has a name for every term, and each phrase that the others have', () => {
    expect(Object.keys(terms)).toEqual(Object.keys(eInvoiceTexts.en.terms));
    if (language !== 'en') expect(Object.keys(phrases)).toEqual(Object.keys(eInvoiceTexts.de.phrases));
    for (const text of [...Object.values(terms), ...Object.values(phrases)]) expect(text).toMatch(/^\S.*\S$/);
  });

  test('names no rule first, and no term by its number', () => {
    const params = { rule: 'BR-DE-15', term: 'BT-10', name: 'The reference of the buyer' };
    const found = { code: 'E_INVOICE_TERM_MISSING', path: [], params };
    expect(eInvoiceSentence(found, language)).not.toMatch(/B[TGR]-/);
    expect(eInvoiceRule(found, language)).toMatch(/BR-DE-15.*BT-10/);
    expect(eInvoiceSentence({ ...found, code: 'REQUIRED' }, language)).toBeUndefined();
  });
});

test('every phrase of the rules of e-invoices is said in German, French and Italian', () => {
  const tables = [
    ...(['CII', 'UBL'] as const).flatMap((syntax) => tablesOf('xrechnung', syntax, undefined)),
    ...tablesOf('peppol', 'UBL', undefined),
    ...tablesOf('facturx', 'CII', 'en16931'),
  ];
  const rows = tables.flatMap(({ table }) => table.patterns.flat().flatMap((context) => context.rows));
  const phrases = rows.flatMap(({ check }) =>
    check.kind === 'condition' && !check.phrase.startsWith('= ') ? [check.phrase] : [],
  );
  expect(new Set(phrases).size).toBeGreaterThan(60);
  for (const language of ['de', 'fr', 'it'] as const) {
    expect([...new Set(phrases)].filter((phrase) => !(phrase in eInvoiceTexts[language].phrases))).toEqual([]);
  }
});

test('a phrase of the core is said in each language, and one that is not known by its rule', () => {
  const broken = (what: string) => ({
    code: 'E_INVOICE_RULE',
    path: [],
    params: { rule: 'BR-DE-27', term: 'BT-42', name: 'The telephone number of the seller', what },
  });
  expect(eInvoiceSentence(broken('it has fewer than three digits'), 'de')).toBe(
    'Telefon der Kontaktperson: hat weniger als drei Ziffern',
  );
  expect(eInvoiceSentence(broken('something new'), 'it')).toBe(
    'Telefono del contatto: la regola BR-DE-27 non è rispettata',
  );
  expect(eInvoiceSentence(broken('something new'), 'en')).toBe('The telephone number of the seller: something new');
});

describe.each(['de', 'fr', 'it'] as const)('the pages of the bank in %s', (language) => {
  test('have all their texts, with the same values in them', () => {
    const own = new Map(textsOf(bankTexts[language]));
    for (const [path, text] of textsOf(bankTexts.en)) {
      expect(own.get(path), path).toMatch(/\S/);
      expect(placeholders(own.get(path) as string), path).toEqual(placeholders(text));
    }
  });

  test.each(bankCodes)('%s has values that the core gives', (code) => {
    const known = placeholders(problems[code].sentence);
    expect(placeholders(bankSentences[language][code]).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe.each([
  ['German', germanSentences, german],
  ['French', frenchSentences, french],
  ['Italian', italianSentences, italian],
] as const)('the %s sentences', (_name, sentences, { sentenceOf }) => {
  test.each(shownCodes)('%s has values that the core gives', (code) => {
    const known = placeholders(problems[code].sentence);
    expect(placeholders(sentences[code]).filter((name) => !known.includes(name))).toEqual([]);
    // In German some are equal by chance; a sentence that was forgotten is equal to the whole
    expect(sentences[code]).not.toBe(problems[code].sentence);
  });

  test('are filled, and a code that no page shows is told as it is', () => {
    expect(sentenceOf({ code: 'AMOUNT_RANGE', path: ['amount'], params: { min: '0.00', max: '9.99' } })).toMatch(
      /0\.00.*9\.99/,
    );
    expect(sentenceOf({ code: 'ROUTE_GONE', path: ['a', 1], params: {} })).toBe('ROUTE_GONE a[1]');
  });
});

test.each([
  ['German', german],
  ['French', french],
  ['Italian', italian],
  ['English', english],
])('nobody reads of bytes in %s', (_name, { texts, sentenceOf }) => {
  const sentences = shownCodes.map((code) => sentenceOf({ code, path: [], params: {} }));
  for (const text of [...textsOf(texts).map(([, text]) => text), ...sentences])
    expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/\b(?:bytes?|octets?)\b/i);
});

test.each([
  [33_554_432, 'en', '32 MB'],
  [1_600_000, 'fr', '1.5 Mo'],
  [65_536, 'de', '64 kB'],
  [1, 'it', '0.1 kB'],
] as const)('%i bytes are told in %s as %s', (bytes, language, size) => expect(fileSize(bytes, language)).toBe(size));

test('values go in the place of names, and only of names that have one', () => {
  expect(fill('{a} {b} {toString}', { a: 1 })).toBe('1 {b} {toString}');
  expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
  expect(fill('{a} {b} {c}', { a: 9999, b: 10_000, c: '10000' })).toBe('9999 10’000 10000');
  const tooWide = { code: 'TABLE_ROW_TOO_WIDE', path: [], params: { max: 16_384 } };
  expect(english.sentenceOf(tooWide)).toBe('A row has more than 16’384 cells');
  expect(german.sentenceOf(tooWide)).toContain('16’384');
});

test.each([
  [['fr-CH', 'de'], 'fr'],
  [['rm', 'it-CH'], 'it'],
  [['ja', 'en-US'], 'en'],
  [['ja'], 'de'],
  [[], 'de'],
])('of %j the page is in %s', (wished, language) => expect(preferredLanguage(wished)).toBe(language));

test.each([
  ['de', 'rm', 'Rätoromanisch'],
  ['fr', 'de', 'Allemand'],
  ['it', 'fr', 'Francese'],
  ['en', 'it', 'Italian'],
] as const)('a menu in %s names %s: %s', (language, code, name) => expect(languageNameIn(language, code)).toBe(name));

test.each([
  [0, '0 Rechnungen fehlen'],
  [1, 'Eine Rechnung fehlt'],
  [2, '2 Rechnungen fehlen'],
])('a text says one thing of one, and another of many: %s', (count, told) => {
  expect(fill('{count:Eine Rechnung fehlt|{count} Rechnungen fehlen}', { count })).toBe(told);
  expect(fill('{other:one|{other} more}', { count })).toBe('{other:one|{other} more}');
});
