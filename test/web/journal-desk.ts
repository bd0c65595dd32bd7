import { writeBackup } from '../../packages/web/src/kept/backup.ts';
import { isoDay } from '../../packages/web/src/records/days.ts';
import type { Entered } from '../../packages/web/src/records/desk/lines.ts';
import {
  type Company,
  type DeskRecords,
  emptyPosition,
  type Invoice,
  newArticle,
  newCompany,
  newCustomer,
  newEffort,
  newInvoice,
  rhythms,
} from '../../packages/web/src/records/desk/records.ts';

const company: Company = {
  ...newCompany('de'),
  id: 'schneider',
  address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel',
  iban: 'CH4431999123000889012',
  uid: 'CHE-123.456.788 MWST',
  vat: 'added',
};

const customers = [
  'Anna Muster\nSeestrasse 7\n3600 Thun',
  'Treuhand Beispiel AG\nMarktgasse 1\n3011 Bern',
  'Garage Rossi SA\nVia Cantonale 4\n6900 Lugano',
];

/** A day of last year. */
const dayIn = (year: number, at: number): string => isoDay(Date.UTC(year, 0, 1 + at));

/** An invoice of last year: 1'000.00 and its number at 8.1 %, half of that at 2.6 % where the number is even. */
function invoiceOf(year: number, at: number, changes: Partial<Invoice> = {}): Invoice {
  const date = dayIn(year, at * 4);
  const items = [{ ...emptyPosition, description: 'Beratung', price: String(1000 + at), vatRate: '8.1' }];
  if (at % 2 === 0)
    items.push({ ...emptyPosition, description: 'Bücher', price: String((1000 + at) / 2), vatRate: '2.6' });
  const cents = items.map(({ price, vatRate }) => {
    const net = Number(price) * 100;
    return net + Math.floor((net * Number(vatRate) * 10 + 500) / 1000);
  });
  const due = Math.floor((cents.reduce((sum, one) => sum + one, 0) + 2.5) / 5) * 5;
  return {
    ...newInvoice(company, date),
    id: `i${at}`,
    number: `${year}-${String(at + 1).padStart(3, '0')}`,
    address: customers[at % customers.length] ?? '',
    positions: items,
    issuedOn: date,
    due: (due / 100).toFixed(2),
    ...changes,
  };
}

const entered = (on: string, amount: string, more: Partial<Entered> = {}): Entered => ({
  kind: 'payment',
  on,
  amount,
  way: 'bank',
  discount: '',
  charge: '',
  ...more,
});

/** A year of invoices: most are paid by statements, some in part, with cash discount, written off or in EUR. */
function yearInvoices(year: number, count: number): Invoice[] {
  return Array.from({ length: count }, (_, at): Invoice => {
    const invoice = invoiceOf(year, at);
    const on = dayIn(year, at * 4 + 20);
    switch (at % 6) {
      case 0:
        return invoice;
      case 1:
        return { ...invoice, entered: [entered(on, '400')] };
      case 2:
        return { ...invoice, entered: [entered(on, (Number(invoice.due) - 20).toFixed(2), { discount: '20' })] };
      case 3:
        return at === 3
          ? { ...invoice, currency: 'EUR', due: '1084.24' }
          : { ...invoice, entered: [entered(on, '100', { kind: 'writeOff' })] };
      default:
        return { ...invoice, received: invoice.due, payments: [{ on, amount: invoice.due }] };
    }
  });
}

/** A desk with such a year, and something of every other kind. */
export function fullDesk(year: number, language: Company['language']): DeskRecords {
  const sender = { ...company, language, revision: 1 };
  const people = customers.map((address, at) => ({
    ...newCustomer(company.id),
    id: `c${at}`,
    address,
    email: at === 1 ? 'buchhaltung.und.rechnungswesen@treuhand-beispiel.example' : '',
    number: String(1000 + at),
  }));
  const articles = ['Beratung', 'Reise und Unterkunft, nach Aufwand und mit Beleg', 'Schulung'].map(
    (description, at) => ({
      ...newArticle(company.id),
      id: `a${at}`,
      number: `A-${at + 1}`,
      description,
      unit: at === 0 ? 'h' : '',
      price: ['180', '1234.50', '960'][at] ?? '',
      vatRate: '8.1',
    }),
  );
  const efforts = [0, 1, 2, 3].map((at) => ({
    ...newEffort(company.id, dayIn(year, 210 + at)),
    id: `e${at}`,
    customerId: `c${at % 2}`,
    description: 'Umzug des Servers vorbereitet',
    quantity: String(at + 1.5),
    price: '180',
    vatRate: '8.1',
  }));
  const template = { number: '', issuedOn: '', due: '', kind: 'template', repeatedTo: dayIn(year + 1, 0) } as const;
  const repeats = [0, 1].map((at) =>
    invoiceOf(year, at, { ...template, id: `r${at}`, rhythm: rhythms[at] ?? 'month' }),
  );
  const offer = invoiceOf(year, 2, { id: 'o1', kind: 'offer', number: 'O-1' });
  const draft = invoiceOf(year, 3, { id: 'd1', number: '', issuedOn: '', due: '' });
  const invoices = [...yearInvoices(year, 60), ...repeats, offer, draft].map((invoice, at) => ({
    ...invoice,
    language,
    customerId: `c${at % people.length}`,
  }));
  return { companies: [sender], customers: people, articles, efforts, invoices };
}

/** A desk with such a year as a backup. */
export async function yearBackup(year: number, count = 60): Promise<string> {
  const invoices = yearInvoices(year, count);
  return (
    await writeBackup({
      desk: { companies: [company], customers: [], articles: [], efforts: [], invoices },
      bank: undefined,
      bin: [],
      attached: [],
    })
  ).text();
}
