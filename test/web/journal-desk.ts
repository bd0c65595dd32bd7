import { writeBackup } from '../../packages/web/src/kept/backup.ts';
import { isoDay } from '../../packages/web/src/records/days.ts';
import type { Entered } from '../../packages/web/src/records/desk/lines.ts';
import {
  type Company,
  emptyPosition,
  type Invoice,
  newCompany,
  newInvoice,
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

/** A desk with a year of invoices as a backup: most are paid by statements, some in part, with cash discount, written off or in EUR. */
export async function yearBackup(year: number, count = 60): Promise<string> {
  const invoices = Array.from({ length: count }, (_, at): Invoice => {
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
  return (
    await writeBackup({
      desk: { companies: [company], customers: [], articles: [], efforts: [], invoices },
      bank: undefined,
      bin: [],
      attached: [],
    })
  ).text();
}
