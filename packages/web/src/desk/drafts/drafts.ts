import { limits } from '../../limits.ts';
import { isOrder } from '../../records/desk/paper.ts';
import {
  type Article,
  type Company,
  type Invoice,
  isBlankPosition,
  newInvoice,
  plain,
  unissued,
} from '../../records/desk/records.ts';
import { newId } from '../../records/new-id.ts';

/** The same once more, as a draft of a day: an offer or the like stays one, all else becomes an invoice. */
export function duplicateOf(invoice: Invoice, day: string): Invoice {
  // Prices of a deposit have their VAT in them, and those of its copy too
  const part = invoice.part === 'deposit' ? invoice.part : '';
  const fresh = { ...unissued, ...plain, part, number: '', of: '', ofNumber: '', ofDate: '' } as const;
  const kind = isOrder(invoice) ? invoice.kind : 'invoice';
  return { ...invoice, ...fresh, id: newId(), revision: 0, kind, title: '', date: day, changedAt: '' };
}

/** A credit note over an invoice: the same items, so that what is not credited is taken out. */
export function creditOf(invoice: Invoice, day: string): Invoice {
  return {
    ...duplicateOf(invoice, day),
    kind: 'credit',
    // Of a final invoice what it asked is credited: the whole less its deposits
    deposits: invoice.deposits,
    attachments: [],
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
