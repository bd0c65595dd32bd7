import { compareDecimals, exactSumOf } from '@rappen/core/money';
import type { AccountLine, LineKind } from '../../records/desk/account.ts';
import type { Invoice } from '../../records/desk/records.ts';

/** What a bank or the service of a card kept, the customer has paid as well. */
type Words = Readonly<Record<Exclude<LineKind, 'charge'>, string>> & {
  /** For what came in on a day that is not known. */
  readonly receivedBefore: string;
  /** What a reminder adds itself. */
  readonly ownFee: string;
  readonly ownInterest: string;
};

/** What documents call the lines of an account, in the language of the invoice. */
const accountWords: Readonly<Record<Invoice['language'], Words>> = {
  de: {
    due: 'Rechnung {number} vom {date}',
    fee: 'Spesen des Schreibens vom {date}',
    received: 'Eingegangen am {date}',
    receivedBefore: 'Bereits eingegangen',
    takenBack: 'Zahlung zurückgenommen am {date}',
    paid: 'Bezahlt am {date}',
    refunded: 'Zurückbezahlt am {date}',
    granted: 'Skonto',
    credited: 'Gutgeschrieben mit {number} vom {date}',
    writtenOff: 'Erlassen am {date}',
    ownFee: 'Mahngebühr',
    ownInterest: 'Verzugszins {percent} % vom {from} bis {date}',
  },
  fr: {
    due: 'Facture {number} du {date}',
    fee: 'Frais de la lettre du {date}',
    received: 'Reçu le {date}',
    receivedBefore: 'Déjà reçu',
    takenBack: 'Paiement annulé le {date}',
    paid: 'Payé le {date}',
    refunded: 'Remboursé le {date}',
    granted: 'Escompte',
    credited: 'Crédité par la note {number} du {date}',
    writtenOff: 'Remis le {date}',
    ownFee: 'Frais de rappel',
    ownInterest: 'Intérêt moratoire {percent} % du {from} au {date}',
  },
  it: {
    due: 'Fattura {number} del {date}',
    fee: 'Spese della lettera del {date}',
    received: 'Ricevuto il {date}',
    receivedBefore: 'Già ricevuto',
    takenBack: 'Pagamento annullato il {date}',
    paid: 'Pagato il {date}',
    refunded: 'Rimborsato il {date}',
    granted: 'Sconto per pagamento anticipato',
    credited: 'Accreditato con la nota {number} del {date}',
    writtenOff: 'Condonato il {date}',
    ownFee: 'Tassa di sollecito',
    ownInterest: 'Interesse di mora {percent} % dal {from} al {date}',
  },
  en: {
    due: 'Invoice {number} of {date}',
    fee: 'Charges of the letter of {date}',
    received: 'Received on {date}',
    receivedBefore: 'Received before',
    takenBack: 'Payment taken back on {date}',
    paid: 'Paid on {date}',
    refunded: 'Paid back on {date}',
    granted: 'Cash discount',
    credited: 'Credited by {number} of {date}',
    writtenOff: 'Waived on {date}',
    ownFee: 'Reminder fee',
    ownInterest: 'Default interest {percent} % from {from} to {date}',
  },
  rm: {
    due: 'Quint {number} dals {date}',
    fee: 'Spesas da la brev dals {date}',
    received: 'Retschavì ils {date}',
    receivedBefore: 'Gia retschavì',
    takenBack: 'Pajament annullà ils {date}',
    paid: 'Pajà ils {date}',
    refunded: 'Restituì ils {date}',
    granted: 'Sconto',
    credited: 'Bunifitgà cun {number} dals {date}',
    writtenOff: 'Relaschà ils {date}',
    ownFee: 'Taxa d’admoniziun',
    ownInterest: 'Tschains da retard {percent} % dals {from} als {date}',
  },
};

/** Puts what is known into a text of a document; days as documents write them. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A day, `yyyy-mm-dd`, as documents write it: `31.12.2026`. */
export const writtenDay = (day: string): string => day.split('-').reverse().join('.');

/** The lines of the account under an invoice, as its documents name them; those of one text are one, and those of nothing are none. */
export function toldLines(invoice: Invoice, lines: readonly AccountLine[]): readonly (readonly [string, string])[] {
  const sums = new Map<string, string>();
  for (const each of lines) {
    const text = wordsOfLine(invoice, each);
    sums.set(text, exactSumOf([sums.get(text) ?? '0.00', each.amount]));
  }
  return [...sums].filter(([, amount]) => compareDecimals(amount, '0') !== 0);
}

function wordsOfLine({ language, number }: Invoice, { kind, on, of }: AccountLine): string {
  const words = accountWords[language];
  const isUndated = kind === 'received' && on === '';
  const text = isUndated ? words.receivedBefore : words[kind === 'charge' ? 'paid' : kind];
  return filledIn(text, { number: kind === 'due' ? number : (of?.number ?? ''), date: writtenDay(on) });
}

/** The fee and the interest of a reminder. */
export function ownWords(language: Invoice['language']): Pick<Words, 'ownFee' | 'ownInterest'> {
  return accountWords[language];
}

/** Whether a text is one that names a line of an account: what somebody has written differently is their own. */
export function isLineText(text: string, language: Invoice['language']): boolean {
  const { ownFee: _fee, ownInterest: _interest, ...lines } = accountWords[language];
  const begins = Object.values(lines).map((form) => form.split('{')[0] ?? form);
  return begins.some((begin) => text.startsWith(begin));
}
