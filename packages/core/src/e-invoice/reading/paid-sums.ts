import type { Problem } from '../../problem/problem.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { checkEInvoice, type EInvoiceFinding } from '../rules/index.ts';
import type { ReceivedEInvoice } from './received.ts';

/**
 * What the rules say of a received e-invoice before it is paid: those of EN 16931, or for EXTENDED those of Factur-X with its sums, which
 * count logistics charges and adjustments, leave out lines that only inform, and let each amount be rounded by 0.01.
 * Source: Factur-X 1.09 EXTENDED, BR-FXEXT-CO-10 to 16.
 */
export function findingsBeforePayment(received: ReceivedEInvoice): readonly EInvoiceFinding[] {
  const { profile, syntax, source } = received;
  const isExtended = profile === 'extended' && syntax === 'CII' && source !== undefined;
  return checkEInvoice(received, { rules: isExtended ? 'facturx' : 'en16931' });
}

/** Whether amounts of the invoice contradict each other, so that nobody knows what is owed. */
export function isContradiction({ code, severity }: EInvoiceFinding): boolean {
  return code === 'E_INVOICE_SUM' && severity === 'error';
}

/** Who else is named to pay, or to be paid a part, in EXTENDED: `E_INVOICE_TERMS`. */
export function thirdPartiesOf({ root, syntax }: Pick<ReceivedEInvoice, 'root' | 'syntax'>): readonly Problem[] {
  if (syntax !== 'CII') return [];
  const settlement = settlementOf(root);
  const payers = childrenOf(settlement, 'PayerTradeParty');
  const payees = childrenOf(settlement, 'SpecifiedTradePaymentTerms').flatMap((term) =>
    childrenOf(term, 'PayeeTradeParty'),
  );
  const told = (what: string, party: XmlElement): Problem =>
    problem('E_INVOICE_TERMS', ['paymentTerms'], {
      what,
      found: (textAt(party, 'Name')?.trim() || '–').slice(0, limits.specificationShownMax),
    });
  return [
    ...payers.map((party) => told('another party is named as the payer', party)),
    ...payees.map((party) => told('another party is named as the payee of a term', party)),
  ].slice(0, limits.termsMax);
}

function settlementOf(root: XmlElement): XmlElement | undefined {
  return childOf(childOf(root, 'SupplyChainTradeTransaction'), 'ApplicableHeaderTradeSettlement');
}
