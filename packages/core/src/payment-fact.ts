/** One thing that a code says; `open` where it leaves that to the payer. */
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
