import { limits } from '../limits.ts';
import {
  type Article,
  type Company,
  emptyPosition,
  type Invoice,
  isBlankPosition,
  newId,
  newInvoice,
  type Position,
} from './records.ts';

/** The same invoice once more, as a draft of a day. */
export function duplicateOf(invoice: Invoice, day: string): Invoice {
  const fresh = {
    number: '',
    due: '',
    reference: '',
    sender: '',
    issuedOn: '',
    paidOn: '',
    received: '',
    of: '',
    ofNumber: '',
    ofDate: '',
  };
  return { ...invoice, ...fresh, id: newId(), revision: 0, kind: 'invoice', title: '', date: day, changedAt: '' };
}

/** A credit note over an invoice: the same items, so that what is not credited is taken out. */
export function creditOf(invoice: Invoice, day: string): Invoice {
  return {
    ...duplicateOf(invoice, day),
    kind: 'credit',
    of: invoice.id,
    ofNumber: invoice.number,
    ofDate: invoice.date,
    prepaid: '',
    discountPercent: '',
    discountDays: '',
  };
}

const reminderTexts = {
  de: {
    item: 'Rechnung {number} vom {date}',
    text: 'Sicher ist es Ihrer Aufmerksamkeit entgangen: Die folgende Rechnung ist noch offen. Wir bitten Sie, den Betrag innert 10 Tagen zu überweisen. Haben Sie inzwischen bezahlt, ist dieses Schreiben gegenstandslos.',
  },
  fr: {
    item: 'Facture {number} du {date}',
    text: "Sauf erreur de notre part, la facture suivante n'est pas encore réglée. Nous vous prions de verser le montant dans les 10 jours. Si vous avez payé entre-temps, veuillez considérer cette lettre comme nulle.",
  },
  it: {
    item: 'Fattura {number} del {date}',
    text: 'Salvo errore da parte nostra, la fattura seguente non risulta ancora pagata. La preghiamo di versare l’importo entro 10 giorni. Se ha pagato nel frattempo, consideri nulla questa lettera.',
  },
  en: {
    item: 'Invoice {number} of {date}',
    text: 'According to our records the following invoice has not been paid yet. Please transfer the amount within 10 days. If you have paid in the meantime, please disregard this letter.',
  },
  rm: {
    item: 'Quint {number} dals {date}',
    text: 'Tenor nossa contabilitad n’è il suandant quint anc betg pajà. Nus As supplitgain da pajar l’import entaifer 10 dis. Sche Vus avais pajà en il fratemp, n’è questa brev betg pli valaivla.',
  },
} as const;

/** A reminder of an invoice: one item for what is still to be paid, and the number of the invoice, so that the reference is the same. */
export function reminderOf(invoice: Invoice, day: string): Invoice {
  const { item, text } = reminderTexts[invoice.language];
  const [year, month, date] = invoice.date.split('-');
  const description = item.replace('{number}', invoice.number).replace('{date}', `${date}.${month}.${year}`);
  const position: Position = { ...emptyPosition, description, price: invoice.due, vatRate: '-' };
  return {
    ...duplicateOf(invoice, day),
    kind: 'reminder',
    of: invoice.id,
    number: invoice.number,
    days: '10',
    introduction: text,
    closing: '',
    positions: [position],
    discount: '',
    surcharge: '',
    prepaid: '',
    discountPercent: '',
    discountDays: '',
  };
}

/** The next invoice to the customer of another one. */
export function nextFor(invoice: Invoice, company: Company, day: string): Invoice {
  const { customerId, address, email, customerNr, language, currency, ...rest } = invoice;
  const { customerVatNumber, customerElectronicAddress } = rest;
  const customer = { customerId, address, email, customerNr, customerVatNumber, customerElectronicAddress };
  return { ...newInvoice(company, day), ...customer, language, currency };
}

/** Articles that are offered: those that are kept, then what earlier invoices had, the latest first, each once. */
export function offeredArticles(articles: readonly Article[], invoices: readonly Invoice[]): readonly Article[] {
  const known = new Set(articles.map(({ description }) => description));
  const used: Article[] = [];
  for (const { positions, companyId, kind } of [...invoices].reverse()) {
    if (kind !== 'invoice') continue;
    for (const position of positions) {
      if (position.kind !== 'item' || isBlankPosition(position) || known.has(position.description)) continue;
      known.add(position.description);
      const { articleNr, description, unit, price, vatRate } = position;
      used.push({
        id: `used-${used.length}`,
        revision: 0,
        companyId,
        number: articleNr,
        description,
        unit,
        price,
        vatRate,
      });
      if (used.length >= limits.offeredItemsMax) return [...articles, ...used];
    }
  }
  return [...articles, ...used];
}
