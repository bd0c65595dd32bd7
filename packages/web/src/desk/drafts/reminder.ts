import { compareDecimals, negated } from '@rappen/core/money';
import { type Account, isPositive, wordsOfPayment } from '../../records/desk/account.ts';
import { emptyPosition, type Invoice, type Position } from '../../records/desk/records.ts';
import { duplicateOf } from './drafts.ts';

/** What a reminder says in the language of its invoice: the lines of the account, and the letter. */
const reminderTexts = {
  de: {
    item: 'Rechnung {number} vom {date}',
    received: 'Eingegangen am {date}',
    receivedBefore: 'Bereits eingegangen',
    takenBack: 'Zahlung zurückgenommen am {date}',
    credited: 'Gutgeschrieben mit {number} vom {date}',
    text: 'Sicher ist es Ihrer Aufmerksamkeit entgangen: Die folgende Rechnung ist noch offen. Wir bitten Sie, den Betrag innert 10 Tagen zu überweisen. Haben Sie inzwischen bezahlt, ist dieses Schreiben gegenstandslos.',
  },
  fr: {
    item: 'Facture {number} du {date}',
    received: 'Reçu le {date}',
    receivedBefore: 'Déjà reçu',
    takenBack: 'Paiement annulé le {date}',
    credited: 'Crédité par la note {number} du {date}',
    text: "Sauf erreur de notre part, la facture suivante n'est pas encore réglée. Nous vous prions de verser le montant dans les 10 jours. Si vous avez payé entre-temps, veuillez considérer cette lettre comme nulle.",
  },
  it: {
    item: 'Fattura {number} del {date}',
    received: 'Ricevuto il {date}',
    receivedBefore: 'Già ricevuto',
    takenBack: 'Pagamento annullato il {date}',
    credited: 'Accreditato con la nota {number} del {date}',
    text: 'Salvo errore da parte nostra, la fattura seguente non risulta ancora pagata. La preghiamo di versare l’importo entro 10 giorni. Se ha pagato nel frattempo, consideri nulla questa lettera.',
  },
  en: {
    item: 'Invoice {number} of {date}',
    received: 'Received on {date}',
    receivedBefore: 'Received before',
    takenBack: 'Payment taken back on {date}',
    credited: 'Credited by {number} of {date}',
    text: 'According to our records the following invoice has not been paid yet. Please transfer the amount within 10 days. If you have paid in the meantime, please disregard this letter.',
  },
  rm: {
    item: 'Quint {number} dals {date}',
    received: 'Retschavì ils {date}',
    receivedBefore: 'Gia retschavì',
    takenBack: 'Pajament annullà ils {date}',
    credited: 'Bunifitgà cun {number} dals {date}',
    text: 'Tenor nossa contabilitad n’è il suandant quint anc betg pajà. Nus As supplitgain da pajar l’import entaifer 10 dis. Sche Vus avais pajà en il fratemp, n’è questa brev betg pli valaivla.',
  },
} as const;

/**
 * A reminder of an invoice on a day: its amount and, a line each, what came in and what was credited, so that the slip asks what is
 * still open. It has the number of the invoice, and so the same reference. Undefined where nothing is open.
 */
export function reminderOf(invoice: Invoice, day: string, account: Account): Invoice | undefined {
  if (!isPositive(account.rest)) return undefined;
  return {
    ...duplicateOf(invoice, day),
    kind: 'reminder',
    of: invoice.id,
    number: invoice.number,
    asked: account.rest,
    days: '10',
    introduction: reminderTexts[invoice.language].text,
    closing: '',
    positions: accountLines(invoice, account),
    discount: '',
    surcharge: '',
    prepaid: '',
    discountPercent: '',
    discountDays: '',
  };
}

/** A reminder that is still a draft, after the account of its invoice has changed: other lines, such as a fee, stay. */
export function askedAnew(reminder: Invoice, invoice: Invoice, account: Account): Partial<Invoice> {
  const lines = accountLines({ ...invoice, language: reminder.language }, account);
  const others = reminder.positions.filter((position) => !isAccountLine(position, reminder.language));
  return { positions: [...lines, ...others], asked: account.rest };
}

/** Whether a reminder asks what is no longer open as it was when it was written. */
export function isStale({ asked }: Invoice, { rest }: Account): boolean {
  return asked !== '' && compareDecimals(asked, rest) !== 0;
}

function accountLines(invoice: Invoice, account: Account): readonly Position[] {
  const words = reminderTexts[invoice.language];
  const line = (text: string, price: string): Position => ({
    ...emptyPosition,
    description: text,
    price,
    vatRate: '-',
  });
  const told = (text: string, date: string, number = '') =>
    text.replace('{number}', number).replace('{date}', date.split('-').reverse().join('.'));
  return [
    line(told(words.item, invoice.date, invoice.number), account.due),
    ...account.payments.map((payment) =>
      line(told(wordsOfPayment<string>(payment, words), payment.on), negated(payment.amount)),
    ),
    ...account.credits.map(({ number, date, due }) => line(told(words.credited, date, number), negated(due))),
  ];
}

/** By its words: what somebody has written differently is their own. */
function isAccountLine({ description, vatRate }: Position, language: Invoice['language']): boolean {
  const { text: _letter, ...lines } = reminderTexts[language];
  const begins = Object.values(lines).map((form) => form.split('{')[0] ?? form);
  return vatRate === '-' && begins.some((begin) => description.startsWith(begin));
}
