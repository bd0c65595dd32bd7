import { type Bill, checkBill } from '@rappen/core';

const bill: Bill = {
  creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
  account: 'CH44 3199 9123 0008 8901 2',
  amount: 1949.75,
  currency: 'CHF',
  reference: '21 00000 00003 13947 14300 09017',
};
const { creditor } = bill;

/** Mistakes that are made often: a field of a valid bill, and what it holds instead. */
const mistakes: readonly (readonly [shown: string, change: object])[] = [
  ['CH44 3199 9123 0008 8901 3', { account: 'CH44 3199 9123 0008 8901 3' }],
  ['CH44 3199', { account: 'CH44 3199' }],
  ['DE89 3704 0044 0532 0130 00', { account: 'DE89 3704 0044 0532 0130 00' }],
  ['1949,75', { amount: '1949,75' }],
  ['1949.755', { amount: '1949.755' }],
  ['-5', { amount: -5 }],
  ['USD', { currency: 'USD' }],
  ['21 00000 00003 13947 14300 09018', { reference: '21 00000 00003 13947 14300 09018' }],
  ['RF18 5390 0754 7034, with a QR-IBAN', { reference: 'RF18 5390 0754 7034' }],
  ['nothing, with a QR-IBAN', { reference: undefined }],
  ['the QR reference, with an IBAN', { account: 'CH52 0483 5012 3456 7100 0' }],
  ['RF19 5390 0754 7034', { account: 'CH52 0483 5012 3456 7100 0', reference: 'RF19 5390 0754 7034' }],
  ['empty', { creditor: { ...creditor, city: '' } }],
  ['ch', { creditor: { ...creditor, country: 'ch' } }],
  ['CH-2501', { creditor: { ...creditor, postalCode: 'CH-2501' } }],
  ['71 characters', { creditor: { ...creditor, name: 'a'.repeat(71) } }],
  ['Müller 漢', { creditor: { ...creditor, name: 'Müller 漢' } }],
  ['141 characters', { message: 'a'.repeat(141) }],
  ['a member named refrence', { refrence: '1' }],
  ['three of them', { procedures: ['eBill/B/a@b.ch', 'eBill/B/a@b.ch', 'eBill/B/a@b.ch'] }],
];

/** Lines of a table of mistakes, each with the problem that `checkBill` reports of it. */
export function ruleExamples(): string[] {
  const rows = mistakes.map(([shown, change]) => {
    const checked = checkBill({ ...bill, ...change } as Bill);
    if (checked.ok) throw new Error(`${shown} is no mistake`);
    const [{ path, code, message }] = checked.problems;
    return `| \`${path}\` | ${shown} | \`${code}\` | ${message.replaceAll('|', '\\|')} |`;
  });
  return ['| Field | Value | Code | Sentence |', '| --- | --- | --- | --- |', ...rows];
}
