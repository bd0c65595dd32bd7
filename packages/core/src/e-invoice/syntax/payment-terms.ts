import { percentageOf } from '../../money/index.ts';
import type { EInvoice, PaymentTerm, TermAdjustment } from '../semantic/e-invoice.ts';
import { netDayOf } from '../semantic/net-day.ts';

/** Words of a term. */
export interface TermText {
  readonly text?: string | undefined;
}

/** A term as it stands in a syntax: words, of which there may be several, and the mandate of a direct debit. */
export interface PlacedTerm extends Omit<PaymentTerm, 'description'> {
  readonly descriptions: readonly TermText[];
  readonly mandate?: string | undefined;
}

/** An invoice whose terms stand together, as CII has them. */
export interface PlacedInvoice extends Omit<EInvoice, 'terms'> {
  readonly terms: readonly PlacedTerm[];
}

/** A term of UBL: the same in one level, with one discount and one penalty. */
export interface UblTerm extends Omit<PlacedTerm, 'discounts' | 'penalties' | 'partialAmount'> {
  /** Part of the amount, in percent. */
  readonly share?: string | undefined;
  /** What the discount is taken of, or the part that is to be paid. */
  readonly covered?: string | undefined;
  readonly instalmentDate?: string | undefined;
  readonly discount?: TermAdjustment | undefined;
  readonly penalty?: TermAdjustment | undefined;
}

/** The terms of an invoice at the places of CII. */
export function placedTermsOf({ terms, paymentTerms, dueDate, mandate }: EInvoice): readonly PlacedTerm[] {
  const all: readonly PaymentTerm[] = terms ?? [{ description: paymentTerms, dueDate, discounts: [], penalties: [] }];
  return all.map(({ description, ...rest }, index): PlacedTerm => {
    const descriptions = description === undefined ? [] : [{ text: description }];
    return { ...rest, descriptions, mandate: index === 0 ? mandate : undefined };
  });
}

/** The same at those of UBL, where the day of the whole stands elsewhere. */
export function ublTermsOf(invoice: EInvoice): readonly UblTerm[] {
  return placedTermsOf(invoice).map(({ discounts, penalties, partialAmount, dueDate, ...rest }): UblTerm => {
    const [discount] = discounts;
    return {
      ...rest,
      dueDate: invoice.terms === undefined ? undefined : dueDate,
      covered: partialAmount ?? discount?.base,
      discount: discount && { ...discount, base: undefined },
      penalty: penalties[0],
    };
  });
}

/** A term of UBL as the others have it. */
export function placedTermOf(
  { share, covered, instalmentDate, discount, penalty, dueDate, ...rest }: UblTerm,
  due: string | undefined,
): PlacedTerm {
  const shareOfDue = share !== undefined && due !== undefined ? percentageOf([due], share) : undefined;
  const isWhole = share === undefined || Number(share) === 100;
  return {
    ...rest,
    dueDate: dueDate ?? instalmentDate,
    partialAmount: discount === undefined ? (covered ?? (isWhole ? undefined : shareOfDue)) : undefined,
    discounts: discount === undefined ? [] : [{ ...discount, base: covered }],
    penalties: penalty === undefined ? [] : [penalty],
  };
}

/**
 * An invoice with what its terms say together: words, the day by which all is to be paid (BT-9), the mandate. The terms themselves stay
 * where they say more than one day and some words.
 */
export function withTerms(invoice: Omit<EInvoice, 'terms'>, placed: readonly PlacedTerm[]): EInvoice {
  const terms = placed.map(({ descriptions, mandate: _, ...rest }): PaymentTerm => {
    const description = joined(descriptions.map(({ text }) => text));
    return { ...(description !== undefined && { description }), ...rest };
  });
  const isPlain = terms.length < 2 && terms.every((term) => isPlainTerm(term));
  const paymentTerms = joined(terms.map(({ description }) => description));
  const dueDate = netDayOf(terms, invoice.dueDate);
  const mandate = invoice.mandate ?? placed.find((term) => term.mandate !== undefined)?.mandate;
  return {
    ...invoice,
    ...(paymentTerms !== undefined && { paymentTerms }),
    ...(dueDate !== undefined && { dueDate }),
    ...(mandate !== undefined && { mandate }),
    ...(!isPlain && { terms }),
  };
}

function isPlainTerm({ partialAmount, discounts, penalties }: PaymentTerm): boolean {
  return partialAmount === undefined && discounts.length === 0 && penalties.length === 0;
}

/** Each from a new line: lines for programs stand alone. */
function joined(texts: readonly (string | undefined)[]): string | undefined {
  const there = texts.filter((text) => text !== undefined);
  if (there.length === 0) return undefined;
  return there.map((text, index) => (index < there.length - 1 && !text.endsWith('\n') ? `${text}\n` : text)).join('');
}
