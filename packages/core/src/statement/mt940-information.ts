import { filled, ofItsOwn } from './elements.ts';
import type { DetailReference, EntryDetail } from './statement.ts';

/** What `:86:` says of a payment. */
export interface Information {
  /** The number of the German banks for the kind of booking, such as 166. */
  readonly transactionCode?: string | undefined;
  readonly primaNota?: string | undefined;
  readonly bookingText?: string | undefined;
  readonly message?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly customerReference?: string | undefined;
  readonly paymentInformationId?: string | undefined;
  readonly name?: string | undefined;
  readonly ultimateName?: string | undefined;
  readonly account?: string | undefined;
  readonly references: readonly DetailReference[];
  readonly returned?: EntryDetail['returned'];
  /** All of it, where not all of it is in the message. */
  readonly whole?: string | undefined;
}

/**
 * Reads `:86:`: with numbered parts (`166?00…?20…?32…`), with words (`/EREF/…/REMI/…/`, `EREF+…`), or as a text. A reference is one of a
 * creditor only where the field itself says so: `/CDTRREF/`, `/REMI/STRD/…/`, `/QRR/`, `/SCOR/`. Everything else is text, whatever it
 * looks like. Source: SWIFT, MT940, field 86; German banks, Anlage 3, 8.2.3.
 */
export function informationIn(lines: readonly string[]): Information {
  const start = /^(\d{3})?\?(?=\d\d)/.exec(lines[0] ?? '') ?? /^(\d{3})[+~@<>&^$%*#|](?=\d\d)/.exec(lines[0] ?? '');
  if (start === null) return inWords(joined(lines, lineLength));
  const [head, transactionCode] = start;
  const parts = numberedParts(lines.join('').slice(head.length), head.slice(-1));
  const of = (numbers: RegExp, length: number) => {
    return joined(
      parts.filter(([number]) => numbers.test(number)).map(([, text]) => text),
      length,
    );
  };
  const words = inWords(of(/^(?:2\d|6[0-3])$/, partLength));
  const returnCode = filled(of(/^34$/, partLength));
  const isReturn = returnedCodes.includes(transactionCode ?? '');
  return {
    ...words,
    transactionCode: transactionCode && ofItsOwn(transactionCode),
    primaNota: filled(of(/^10$/, partLength)),
    bookingText: filled(of(/^00$/, partLength)),
    name: filled(of(/^3[23]$/, partLength)) ?? words.name,
    account: filled(of(/^31$/, partLength)) ?? filled(of(/^38$/, partLength)) ?? words.account,
    returned: isReturn ? { code: words.returned?.code ?? returnCode, information: [] } : words.returned,
    whole: filled(joined(lines, lineLength)),
  };
}

/** A direct debit or a transfer that came back. */
const returnedCodes: readonly string[] = ['108', '109', '159'];
/** Characters of a full line, and of a full part: the text goes on without a blank. */
const lineLength = 65;
const partLength = 27;

function numberedParts(text: string, separator: string): (readonly [number: string, text: string])[] {
  const parts: [string, string][] = [];
  for (const piece of text.split(separator)) {
    const last = parts.at(-1);
    if (/^\d\d/.test(piece)) parts.push([piece.slice(0, 2), piece.slice(2)]);
    else if (last !== undefined) last[1] += separator + piece;
  }
  return parts;
}

/** Lines as one text: full ones go on in the next, unless a word begins there. */
function joined(lines: readonly string[], fullLength: number): string {
  let text = '';
  let isFull = true;
  for (const line of lines) {
    const goesOn = (isFull && !wordStart.test(line)) || /^[ /]/.test(line) || text.endsWith(' ');
    text += goesOn ? line : ` ${line}`;
    isFull = line.length >= fullLength;
  }
  // Banks fill up their parts
  return text.replace(/ {2,}/g, ' ');
}

const wordStart = /^[A-Z]{3,4}[+:]/;
const word =
  /\/(EREF|KREF|PREF|MREF|MARF|CSID|REMI|ORDP|BENM|NAME|IBAN|BIC|ID|ADDR|CNTP|ULTD|ULTC|ULTB|TRTP|TRCD|PURP|RTRN|ISDT|ISSR|CDTRREFTP\/\/[A-Z]{2,5}\/[A-Z]{1,4}|CDTRREF|QRR|SCOR|ESR|ISR|OCMT|CHGS)\/|(?:^|[ ])(EREF|KREF|PREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT|PURP)[+:] ?/;

function inWords(text: string): Information {
  const [before = '', ...rest] = text.split(word);
  const values = new Map<string, string[]>();
  for (let at = 0; at + 2 < rest.length; at += 3) {
    const name = rest[at] ?? rest[at + 1] ?? '';
    const value = filled(withoutSlashes(rest[at + 2] ?? ''));
    if (value !== undefined) values.set(name, [...(values.get(name) ?? []).slice(-repeatedMax), value]);
  }
  if (rest.length === 0) return { message: filled(text), references: [] };
  const first = (...names: string[]) => names.flatMap((name) => values.get(name) ?? [])[0];
  const remittance = values.get('REMI') ?? [];
  const [account, , counterparty] = first('CNTP')?.split('/') ?? [];
  const returned = first('RTRN');
  const message = [before, ...(values.get('SVWZ') ?? []), ...remittance.map(unstructured)];
  return {
    message: filled(message.flatMap((one) => filled(one) ?? []).join(' ')),
    endToEndId: first('EREF'),
    customerReference: first('KREF'),
    paymentInformationId: first('PREF'),
    name: first('NAME') ?? filled(counterparty),
    ultimateName: first('ABWA', 'ABWE', 'ULTD', 'ULTC', 'ULTB')?.split('/')[0],
    account: first('IBAN') ?? filled(account),
    references: [
      ...remittance.flatMap(structured),
      ...['CDTRREF', 'QRR', 'SCOR', 'ESR', 'ISR'].flatMap((name) => {
        const type = name === 'CDTRREF' ? undefined : name;
        return (values.get(name) ?? []).map((reference): DetailReference => ({ type, text: reference }));
      }),
    ],
    returned: returned === undefined ? undefined : { code: returned.split('/')[0], information: [] },
    whole: filled(text),
  };
}

/** Of one word, so that no file makes work of many. */
const repeatedMax = 9;

function withoutSlashes(value: string): string {
  let [from, to] = [0, value.length];
  while (from < to && ' /'.includes(value.charAt(from))) from += 1;
  while (to > from && ' /'.includes(value.charAt(to - 1))) to -= 1;
  return value.slice(from, to);
}

/** `STRD/CUR/123`: who issued the reference, and the reference. */
function structured(remittance: string): DetailReference[] {
  const [kind, issuer, reference] = remittance.split('/');
  const text = filled(reference);
  return kind === 'STRD' && text !== undefined ? [{ type: filled(issuer), text }] : [];
}

function unstructured(remittance: string): string {
  if (remittance.startsWith('STRD/')) return '';
  return remittance.startsWith('USTD/') ? withoutSlashes(remittance.slice('USTD'.length)) : remittance;
}
