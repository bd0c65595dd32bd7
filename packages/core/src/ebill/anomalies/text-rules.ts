import { parseIban } from '../../swiss-qr/account.ts';
import { limits } from '../limits.ts';
import { type AnomalyRule, anomaly, type Evidence } from './anomaly.ts';
import { anomalyLimits } from './limits.ts';
import { paymentsOf } from './payments.ts';
import { differsFromRecipient } from './recipient-id.ts';

/** What the rules of the text say rests on all of it: where a part was not read, that is said. */
export const textReadRule: AnomalyRule = ({ pdf }) => {
  const actual = notReadOf(pdf);
  return actual === undefined ? [] : [anomaly('TEXT_NOT_READ', [], { actual })];
};

/** The total should be printed, in one of the ways in which amounts are printed here. It may be in what was not read. */
export const textAmountRule: AnomalyRule = (evidence) => {
  const text = textOf(evidence);
  const value = evidence.businessCase.totalAmount.value?.replace(/^-/, '');
  if (text === undefined || value === undefined || notReadOf(evidence.pdf) !== undefined) return [];
  if (printedForms(value).some((form) => standsAlone(text, form))) return [];
  return [anomaly('TEXT_AMOUNT_MISSING', ['totalAmount', 'value'], { expected: value })];
};

/** Where Swiss accounts are printed, one of them should be an account of the data. */
export const textIbanRule: AnomalyRule = (evidence) => {
  const text = textOf(evidence);
  const payments = paymentsOf(evidence.businessCase);
  const [first] = payments;
  if (text === undefined || first === undefined) return [];
  const printed = ibansIn(text);
  const ours: readonly string[] = payments.map(({ payment }) => payment.accountAndReference.generic.iban);
  if (printed.length === 0 || printed.some((iban) => ours.includes(iban))) return [];
  const path = [...first.path, 'accountAndReference', 'generic', 'iban'];
  return [anomaly('TEXT_IBAN_MISMATCH', path, { expected: printed[0], actual: ours[0] })];
};

/** `eBillRecipientId:` or `eBill/B/` and an e-mail address, a UID, or an id of 1 to 17 digits. */
const recipientInText =
  /eBill(?:RecipientId: ?|\/[BR]\/)([^\s/@<>(),;:"]{1,128}@[^\s/@<>(),;:"]{1,128}|CHE\d{9}|\d{1,17}(?![\w@+-]))/g;

/** A recipient that the text names for eBill must be the one of the data. */
export const textRecipientRule: AnomalyRule = (evidence) => {
  const text = textOf(evidence);
  if (text === undefined) return [];
  const isOther = (identifiers: readonly string[]): boolean =>
    identifiers.every((identifier) => differsFromRecipient(evidence, identifier));
  const expected = mentionsIn(text).find(isOther)?.[0];
  if (expected === undefined) return [];
  return [
    anomaly('TEXT_OTHER_RECIPIENT_ID', ['billRecipient'], { expected, actual: evidence.recipient.billRecipientNetId }),
  ];
};

/** Each recipient of a text as it may be meant: at the end of a line also with each word of the next one behind it. */
function mentionsIn(text: string): string[][] {
  const mentions = [...text.matchAll(recipientInText)].slice(0, limits.recipientMentionsMax);
  return mentions.map(({ index, 0: whole, 1: written = '' }) => {
    const identifier = written.replace(/\.+$/, '');
    const end = index + whole.length;
    if (text[end] !== '\n') return [identifier];
    const [nextLine = ''] = text.slice(end + 1, end + 1 + lineLengthMax).split('\n', 1);
    return [identifier, ...nextLine.split(' ').map((word) => written + word)];
  });
}

/** Characters in which the end of the next line is looked for. */
const lineLengthMax = 1000;

/** The text layer; undefined where there is nothing to check against: no known letter or digit. */
function textOf({ pdf }: Evidence): string | undefined {
  const text = pdf.text?.slice(0, anomalyLimits.textLengthMax);
  return text !== undefined && /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/** What of a text was not read: pages, or all behind so many characters. */
function notReadOf({ text = '', textNotRead }: Evidence['pdf']): string | undefined {
  const max = anomalyLimits.textLengthMax;
  return textNotRead ?? (text.length > max ? `characters from ${max + 1}` : undefined);
}

const groupSeparators = ['', "'", '’', ' ', '\u00a0', '\u202f', '\u2009', ',', '.'];

/** `1408.00` as `1'408.00`, `1 408,00`, `1.408,00`, and so on; whole amounts also as `1408.–`. */
function printedForms(value: string): string[] {
  const [whole = '', decimals = ''] = value.split('.');
  const endings = decimals === '00' ? ['.–', '.—', '.-', '.--'] : [];
  const forms = groupSeparators.flatMap((separator) => {
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, separator);
    return [`.${decimals}`, `,${decimals}`, ...endings].map((ending) => grouped + ending);
  });
  return [...new Set(forms)];
}

/** Whether a form stands in a text, and not as the end or the beginning of a longer number. */
function standsAlone(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (!/[\d'’]/.test(text[at - 1] ?? '') && !/\d/.test(text[at + form.length] ?? '')) return true;
  }
  return false;
}

/** Every right Swiss or Liechtenstein IBAN of a text, with or without blanks. */
function ibansIn(text: string): string[] {
  return [...text.matchAll(/(?<![0-9A-Za-z])(?:CH|LI)\d{2}(?:[ \u00a0]?[0-9A-Za-z]){17}(?![0-9A-Za-z])/g)]
    .map((match) => match[0].replace(/[ \u00a0]/g, '').toUpperCase())
    .filter((iban) => parseIban(iban).ok);
}
