/** One fact of a code; `open` if it is left to the payer. */
export interface PaymentFact {
  readonly name:
    | 'account'
    | 'bic'
    | 'creditor'
    | 'amount'
    | 'purpose'
    | 'reference'
    | 'debtor'
    | 'message'
    | 'information'
    | 'billingInformation'
    | 'procedures';
  readonly lines: readonly string[] | 'open';
}
