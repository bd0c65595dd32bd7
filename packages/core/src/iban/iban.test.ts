import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { modulo97CheckDigits } from '../check-digits/modulo97.ts';
import { countryOf, ibanRegistry, parseRegisteredIban } from './index.ts';

/** The example of each country in the registry (row "IBAN electronic format example"). */
const registryExamples = [
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'AZ21NABZ00000000137010001944',
  'BA391290079401028494',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'BH67BMAG00001299123456',
  'BI4210000100010000332045181',
  'BR1800360305000010009795493C1',
  'BY13NBRB3600900000002Z00AB00',
  'CH9300762011623852957',
  'CR05015202001026284066',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DJ2100010000000154000100186',
  'DK5000400440116243',
  'DO28BAGR00000001212453611324',
  'EE382200221020145685',
  'EG380019000500000000263180002',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FK88SC123456789012',
  'FO6264600001631634',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GE29NB0000000101904917',
  'GI75NWBK000000007099453',
  'GL8964710001000206',
  'GR1601101250000000012300695',
  'GT82TRAJ01020000001210029690',
  'HN88CABF00000000000250005469',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IL620108000000099999999',
  'IQ98NBIQ850123456789012',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'JO94CBJO0010000000000131000302',
  'KW81CBKU0000000000001234560101',
  'KZ86125KZT5004100100',
  'LB62099900000001001901229114',
  'LC55HEMM000100010012001200023015',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'LY83002048000020100120361',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MN121234123456789123',
  'MR1300020001010000123456753',
  'MT84MALT011000012345MTLCAST001S',
  'MU17BOMM0101101030300200000MUR',
  'NI45BAPR00000013000003558124',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'OM810180000001299123456',
  'PK36SCBL0000001123456702',
  'PL61109010140000071219812874',
  'PS92PALS000000000400123456702',
  'PT50000201231234567890154',
  'QA58DOHB00001234567890ABCDEFG',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'RU0304452522540817810538091310419',
  'SA0380000000608010167519',
  'SC18SSCB11010000000000001497USD',
  'SD2129010501234001',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'SO211000001001000100141',
  'ST23000100010051845310146',
  'SV62CENR00000000000000700025',
  'TL380080012345678910157',
  'TN5910006035183598478831',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
  'VA59001123000012345678',
  'VG96VPVG0000012345678901',
  'XK051212012345678906',
  'YE15CBYE0001018861234567891234',
];

/** Examples from elsewhere: ISO 13616 tutorials, bank pages, EPC069-12. */
const otherExamples = [
  'BE72000000001616',
  'DE33100205000001194700',
  'DE71110220330123456789',
  'GB33BUKB20201555555555',
  'FR7630006000011234567890189',
  'CH5604835012345678009',
  'LI0508800636123378777',
  'AT483200000012345864',
  'NL02ABNA0123456789',
  'ES7921000813610123456789',
];

test('every country of the registry has an example here', () => {
  expect(registryExamples.map(countryOf)).toEqual(Object.keys(ibanRegistry));
  expect(registryExamples).toHaveLength(89);
});

test.each([...registryExamples, ...otherExamples])('%s is read', (text) => {
  expect(parseRegisteredIban(text)).toEqual({ ok: true, value: text });
});

const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets: Readonly<Record<string, string>> = { n: digits, a: capitals, c: digits + capitals };

/** An IBAN of a country, made of its structure. */
function ibansOf(country: string): fc.Arbitrary<string> {
  const fields = [...(ibanRegistry[country] as string).matchAll(/(\d+)([nac])/g)].map(([, length, kind]) =>
    fc.string({
      unit: fc.constantFrom(...(alphabets[kind as string] as string)),
      minLength: Number(length),
      maxLength: Number(length),
    }),
  );
  return fc.tuple(...fields).map((parts) => {
    const bban = parts.join('');
    return `${country}${modulo97CheckDigits(country, bban)}${bban}`;
  });
}

test.each(Object.keys(ibanRegistry))('every IBAN of %s is read, and none with one digit changed', (country) => {
  fc.assert(
    fc.property(ibansOf(country), (text) => {
      expect(expectValue(parseRegisteredIban(text))).toBe(text);
      for (let at = 2; at < text.length; at++) {
        if (!digits.includes(text[at] as string)) continue;
        for (const digit of digits) {
          if (digit === text[at]) continue;
          const changed = text.slice(0, at) + digit + text.slice(at + 1);
          if (parseRegisteredIban(changed).ok) expect(changed).toBe(text);
        }
      }
    }),
    { numRuns: 10 },
  );
});

test.each([
  ['', 'IBAN_FORMAT'],
  ['de89370400440532013000', 'IBAN_FORMAT'],
  ['DE89 3704 0044 0532 0130 00', 'IBAN_FORMAT'],
  ['DE8937040044053201300\u00d6', 'IBAN_FORMAT'],
  ['US89370400440532013000', 'IBAN_COUNTRY_WITHOUT'],
  ['GP89370400440532013000', 'IBAN_COUNTRY_WITHOUT'],
  ['DE8937040044053201300', 'IBAN_COUNTRY_LENGTH'],
  ['NO93860111179470', 'IBAN_COUNTRY_LENGTH'],
  ['DE89A70400440532013000', 'IBAN_COUNTRY_STRUCTURE'],
  ['NL9110NA0417164300', 'IBAN_COUNTRY_STRUCTURE'],
  ['DE89370400440532013001', 'IBAN_CHECKSUM'],
])('%j is refused with %s', (text, code) => expect(codesOf(parseRegisteredIban(text))).toEqual([code]));

test('check digits 00, 01 and 99 are never given out', () => {
  for (const [given, never] of [
    ['97', '00'],
    ['98', '01'],
    ['02', '99'],
  ] as const) {
    const account = Array.from({ length: 200 }, (_, i) => `8601${String(i).padStart(7, '0')}`).find(
      (bban) => modulo97CheckDigits('NO', bban) === given,
    );
    expect(codesOf(parseRegisteredIban(`NO${given}${account}`))).toEqual([]);
    expect(codesOf(parseRegisteredIban(`NO${never}${account}`))).toEqual(['IBAN_CHECKSUM']);
  }
});

test('the sentence says how long an IBAN of the country is', () => {
  const parsed = parseRegisteredIban('DE8937040044053201300');
  expect(parsed.ok ? '' : sentenceOf(parsed.problems[0])).toMatch(/has 21 characters.*from DE has 22/);
});

test('any text is read or refused with one problem', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parsed = parseRegisteredIban(text);
      if (!parsed.ok) expect(parsed.problems).toHaveLength(1);
    }),
  );
});

test.each(['CH9300762011623852957', 'MT84MALT011000012345MTLCAST001S', 'NO9386011117947'])(
  'no character beside digits and capitals passes anywhere in %s',
  (iban) => {
    for (let at = 0; at < iban.length; at++) {
      // The neighbours of 0, 9, A, Z, a and z, and what people type between groups
      for (const other of '/:@[`{az -.') {
        const text = iban.slice(0, at) + other + iban.slice(at + 1);
        expect([text, parseRegisteredIban(text).ok]).toEqual([text, false]);
      }
    }
  },
);

test.each(['MT84MAL1011000012345MTLCAST001S', 'NO93860111A7947'])(
  'a letter or a digit where the country has the other is refused as such: %s',
  (text) => {
    expect(codesOf(parseRegisteredIban(text))).toEqual(['IBAN_COUNTRY_STRUCTURE']);
  },
);
