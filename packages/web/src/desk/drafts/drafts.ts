import { limits } from '../../limits.ts';
import {
  type Article,
  type Company,
  type Invoice,
  isBlankPosition,
  newInvoice,
  unissued,
} from '../../records/desk/records.ts';
import { newId } from '../../records/new-id.ts';

/** The same invoice once more, as a draft of a day. */
export function duplicateOf(invoice: Invoice, day: string): Invoice {
  const fresh = { ...unissued, number: '', of: '', ofNumber: '', ofDate: '' };
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

/** An issued invoice as a draft that takes its place when it is issued: until then the issued one stays as it is. */
export function replacementOf(invoice: Invoice): Invoice {
  const asked = invoice.kind === 'reminder' ? invoice.asked : '';
  return { ...invoice, ...unissued, asked, id: newId(), revision: 0, replaces: invoice.id };
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
