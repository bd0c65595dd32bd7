import { type InvoiceDocument, invoiceWords, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { compareDecimals, exactSumOf, nearestMultiple, negated, percentageOf, splitOf } from '@rappen/core/money';
import { profiles } from '@rappen/core/swiss-qr';
import { isInForce, isPositive, papersIn, stateOf } from '../../records/desk/account.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import type { Deposit, Position } from '../../records/desk/lines.ts';
import { isOrder, membersOfPaper, type PaperKind, paperOf } from '../../records/desk/paper.ts';
import { type Company, emptyPosition, type Invoice } from '../../records/desk/records.ts';
import { restAfter, type VatShare } from '../../work/invoice/deposit-lines.ts';
import { documentJson, sharesOf } from '../../work/invoice/document-json.ts';
import type { Reduction } from '../../work/invoice/typed-numbers.ts';
import { filledIn, writtenDay } from './account-words.ts';
import { duplicateOf } from './drafts.ts';

/** How a document names what it was made of, and a deposit its share of that. */
const words: Readonly<Record<Invoice['language'], { basedOn: string; deposit: string; vat: string }>> = {
  de: { basedOn: 'Gemäss {kind} {number} vom {date}', deposit: 'Anzahlung', vat: 'MWST {rate} %' },
  fr: { basedOn: 'Selon {kind} {number} du {date}', deposit: 'Acompte', vat: 'TVA {rate} %' },
  it: { basedOn: 'Secondo {kind} {number} del {date}', deposit: 'Acconto', vat: 'IVA {rate} %' },
  en: { basedOn: 'As in {kind} {number} of {date}', deposit: 'Deposit', vat: 'VAT {rate} %' },
  rm: { basedOn: 'Tenor {kind} {number} dals {date}', deposit: 'Acconto', vat: 'TPV {rate} %' },
};

/** What orders are called within a sentence: German nouns keep their capital. */
function basisOf({ kind, language, number, date }: Invoice): string {
  const { offer, orderConfirmation, deliveryNote } = invoiceWords[language].kinds;
  const name = kind === 'offer' ? offer : kind === 'delivery' ? deliveryNote : orderConfirmation;
  const named = language === 'de' ? name : name.toLocaleLowerCase();
  return filledIn(words[language].basedOn, { kind: named, number, date: writtenDay(date) });
}

/** A document of a kind made of an order on a day: what stands is copied, and it names what it was made of. */
export function madeOf(order: Invoice, paper: PaperKind, company: Company, day: string): Invoice {
  return {
    ...duplicateOf(order, day),
    ...membersOfPaper(paper),
    ...linkTo(order),
    days: paper === 'offer' ? order.days : company.days,
    introduction: [`${basisOf(order)}.`, order.introduction.trim()].filter(Boolean).join('\n'),
  };
}

const linkTo = ({ id, number, date }: Invoice) => ({ of: id, ofNumber: number, ofDate: date });

/** A record as a document, alone: without its slip and what was paid before; undefined where the rules refuse it. */
function documentOf(invoice: Invoice, company: Company): InvoiceDocument | undefined {
  const { json } = documentJson({ ...invoice, prepaid: '', deposits: [] }, company, invoice.number || '0');
  const parsed = parseInvoiceDocument({ ...json, qrInvoice: undefined }, { profile: profiles['2.3'], normalize: true });
  return parsed.ok ? parsed.value.document : undefined;
}

/**
 * A deposit on an order: a share of it in per cent or an amount with its VAT, to 0.05 where the company rounds, split among the VAT of
 * the order in proportion to the centime. Undefined where the share is nothing, or more than the order.
 */
export function depositOf(order: Invoice, company: Company, share: Reduction, day: string): Invoice | undefined {
  const document = documentOf(order, company);
  if (document === undefined) return undefined;
  const { total } = document.totals;
  const asked = 'percent' in share ? percentageOf([total], String(share.percent)) : exactSumOf([String(share.amount)]);
  const isRounded = company.rounding && order.currency === 'CHF';
  const amount = nearestMultiple(asked, isRounded ? '0.05' : '0.01');
  if (!isPositive(amount) || compareDecimals(amount, total) > 0) return undefined;
  const shares = sharesOf(document);
  const parts = splitOf(
    amount,
    shares.map(({ gross }) => gross),
  );
  const { deposit, vat } = words[order.language];
  const name = `${deposit}${'percent' in share ? ` ${share.percent} %` : ''}\n${basisOf(order)}`;
  const positions = shares.flatMap((of, index): Position[] => {
    const price = parts[index] as string;
    if (!isPositive(price)) return [];
    const rate = of.rate === '' || shares.length === 1 ? '' : `, ${filledIn(vat, { rate: of.rate })}`;
    return [{ ...emptyPosition, description: `${name}${rate}`, price, ...vatMembers(of, order, company) }];
  });
  return {
    ...madeOf(order, 'deposit', company, day),
    introduction: '',
    positions,
    discount: '',
    surcharge: '',
    prepaid: '',
  };
}

/** The VAT of an item that has the VAT of a share, as the desk keeps it. */
function vatMembers({ category, rate }: VatShare, order: Invoice, company: Company) {
  if (company.vat === 'none') return {};
  if (rate !== '') return { vatRate: rate };
  const same = order.positions.find(({ vatRate, vatCategory }) => vatRate === '-' && vatCategory === category);
  return { vatRate: '-', vatCategory: same?.vatCategory ?? '' } as const;
}

/** The final invoice of an order on a day, with the deposits that were invoiced until then. */
export function finalOf(order: Invoice, company: Company, invoices: readonly Invoice[], day: string): Invoice {
  return { ...madeOf(order, 'final', company, day), deposits: depositsOf(order, company, invoices) };
}

/**
 * The deposits in force that were invoiced on an order, on the offer that it was made of, or on what else was made of that: less what
 * was credited of them, and without those that another final invoice in force deducts; `replaced`: one that a draft takes the place of.
 */
export function depositsOf(
  order: Invoice,
  company: Company,
  invoices: readonly Invoice[],
  replaced = '',
): readonly Deposit[] {
  const byId = new Map(invoices.map((one) => [one.id, one]));
  const root = rootOf(order, byId);
  const papers = papersIn(invoices);
  const isDeducting = (one: Invoice) =>
    one.id !== replaced && paperOf(one) === 'final' && isInForce(one) && stateOf(one, '', papers) !== 'credited';
  const deducted = new Set(invoices.filter(isDeducting).flatMap(({ deposits }) => deposits.map(({ id }) => id)));
  return invoices
    .filter((one) => paperOf(one) === 'deposit' && isInForce(one) && one.currency === order.currency)
    .filter((one) => rootOf(one, byId) === root && !deducted.has(one.id))
    .flatMap((one) => {
      const credits = (papers.get(one.id) ?? []).filter(({ kind }) => kind === 'credit');
      const sharesIn = (paper: Invoice) => {
        const document = documentOf(paper, issuedBy(paper, company));
        return document === undefined ? [] : sharesOf(document);
      };
      const vat = restAfter(
        sharesIn(one),
        credits.map((note) => ({ vat: sharesIn(note) })),
      );
      const amount = exactSumOf([one.due || '0.00', ...credits.map(({ due }) => negated(due || '0.00'))]);
      return isPositive(amount) ? [{ id: one.id, number: one.number, date: one.date, amount, vat: [...vat] }] : [];
    });
}

/** The first order of a chain of what was made of each other: its id, also where that is not kept here any more. */
function rootOf(invoice: Invoice, byId: ReadonlyMap<string, Invoice>): string {
  const passed = new Set<string>();
  let now = invoice;
  while (now.of !== '' && !passed.has(now.id)) {
    passed.add(now.id);
    const before = byId.get(now.of);
    if (before === undefined || !isOrder(before)) return before === undefined ? now.of : now.id;
    now = before;
  }
  return now.id;
}

/** Whether the deposits of a draft are no longer those that were invoiced. */
export function hasOtherDeposits(draft: Invoice, company: Company, invoices: readonly Invoice[]): boolean {
  if (draft.part !== 'final' || draft.issuedOn !== '' || draft.of === '') return false;
  return JSON.stringify(depositsOf(draft, company, invoices, draft.replaces)) !== JSON.stringify(draft.deposits);
}
