import type { Quantity, TermAdjustment } from '../semantic/e-invoice.ts';
import { day } from './cii-day.ts';
import type { PlacedTerm, TermText } from './payment-terms.ts';
import { binderOf, type ElementNode } from './table.ts';

const term = binderOf<PlacedTerm>();

function adjustmentNodes(amount: string): ElementNode[] {
  const adjustment = binderOf<TermAdjustment>();
  const { content, attribute } = binderOf<Quantity>();
  return [
    day<TermAdjustment>('ram:BasisDateTime', 'from'),
    adjustment.group('ram:BasisPeriodMeasure', 'period', content('value', 'decimal'), attribute('unitCode', 'unit')),
    adjustment.decimal('ram:BasisAmount', 'base'),
    adjustment.decimal('ram:CalculationPercent', 'percent'),
    adjustment.decimal(amount, 'amount'),
  ];
}

/** What stands in the terms of payment. Source: Factur-X 1.09 EXTENDED, BG-X-59. */
export const termNodes: readonly ElementNode[] = [
  term.list('ram:Description', 'descriptions', binderOf<TermText>().content('text', 'lines')),
  day<PlacedTerm>('ram:DueDateDateTime', 'dueDate'),
  term.code('ram:DirectDebitMandateID', 'mandate'),
  term.decimal('ram:PartialPaymentAmount', 'partialAmount'),
  term.list('ram:ApplicableTradePaymentPenaltyTerms', 'penalties', ...adjustmentNodes('ram:ActualPenaltyAmount')),
  term.list('ram:ApplicableTradePaymentDiscountTerms', 'discounts', ...adjustmentNodes('ram:ActualDiscountAmount')),
];
