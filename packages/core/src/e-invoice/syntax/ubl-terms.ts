import type { Quantity, TermAdjustment } from '../semantic/e-invoice.ts';
import type { TermText, UblTerm } from './payment-terms.ts';
import { binderOf, type ElementNode, inCurrency, type SyntaxNode, within } from './table.ts';

const amountOf = inCurrency('currency');
const measured = binderOf<Quantity>();
const quantity = [measured.content('value', 'decimal'), measured.attribute('unitCode', 'unit')];
const adjustment = binderOf<TermAdjustment>();
const term = binderOf<UblTerm>();

function periodNodes(name: string): ElementNode {
  return within(
    name,
    adjustment.leaf('cbc:StartDate', 'from', 'date'),
    adjustment.leaf('cbc:EndDate', 'until', 'date'),
    adjustment.group('cbc:DurationMeasure', 'period', ...quantity),
  );
}

/** What stands in the terms of payment. Source: UBL 2.1, PaymentTerms. */
export const termNodes: readonly SyntaxNode[] = [
  term.list('cbc:Note', 'descriptions', binderOf<TermText>().content('text', 'lines')),
  term.part('discount', adjustment.decimal('cbc:SettlementDiscountPercent', 'percent')),
  term.part('penalty', adjustment.decimal('cbc:PenaltySurchargePercent', 'percent')),
  term.decimal('cbc:PaymentPercent', 'share'),
  term.leaf('cbc:Amount', 'covered', 'decimal', amountOf),
  term.part('discount', adjustment.leaf('cbc:SettlementDiscountAmount', 'amount', 'decimal', amountOf)),
  term.part('penalty', adjustment.leaf('cbc:PenaltyAmount', 'amount', 'decimal', amountOf)),
  term.leaf('cbc:PaymentDueDate', 'dueDate', 'date'),
  term.leaf('cbc:InstallmentDueDate', 'instalmentDate', 'date'),
  term.part('discount', periodNodes('cac:SettlementPeriod')),
  term.part('penalty', periodNodes('cac:PenaltyPeriod')),
];
