import { compareDecimals, exactSumOf } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { qrIbanOfReference } from '../statement/index.ts';
import { isAccountNumber, isQrIban } from '../swiss-qr/account.ts';
import type { Item } from './item.ts';
import { limits, scores } from './limits.ts';
import type { KnownPayer } from './model.ts';
import { type OpenBills, openOf, type RunningBill } from './open-bills.ts';
import { problem } from './problems.ts';
import { type Candidate, Proposals } from './proposals.ts';
import type { FoundReference } from './references.ts';

/** What a reference leads to. */
export type Lookup =
  | { readonly found: 'bill'; readonly bill: RunningBill; readonly reasons: readonly Problem[] }
  | { readonly found: 'candidate'; readonly candidates: readonly Candidate[] }
  | { readonly found: 'nothing' };

const noReasons: readonly Problem[] = [];

/** Open bills by reference and account; what else speaks for them is in `Proposals`. */
export class BillIndex {
  private readonly byReference: OpenBills['byReference'];
  private readonly byId: OpenBills['byId'];
  private readonly makeProposals: () => Proposals;
  private proposals: Proposals | undefined;
  /** QR-IBANs by the account that they belong to. */
  private readonly links = new Map<string, Set<string>>();

  constructor(
    open: OpenBills,
    accounts: readonly { readonly iban: string; readonly qrIban: string }[],
    payers: readonly KnownPayer[],
    hasAllBills: boolean,
  ) {
    this.byReference = open.byReference;
    this.byId = open.byId;
    this.makeProposals = () => new Proposals(open, payers, hasAllBills);
    for (const { iban, qrIban } of accounts) {
      const list = this.links.get(iban) ?? new Set();
      this.links.set(iban, list.add(qrIban));
    }
  }

  /** The bill that the caller calls so. */
  billOf(id: string): RunningBill | undefined {
    return this.byId.get(id);
  }

  /** The bill of a reference: with the account that was credited, or with one that belongs to the account of the statement. */
  lookUp(reference: FoundReference, item: Item): Lookup {
    const bills = this.byReference.get(reference.text) ?? [];
    if (bills.length === 0) return { found: 'nothing' };
    const reasons = reference.kind === 'QRR' && reference.isPadded ? [problem('RECONCILIATION_PADDED', [])] : noReasons;
    const named = creditedAccountOf(item, reference);
    const exact = bills.find(({ iban }) => iban === (named ?? item.account));
    if (exact !== undefined) return { found: 'bill', bill: exact, reasons };
    const linked = this.links.get(item.account);
    const own = bills.filter(({ iban }) => linked?.has(iban) === true || iban === item.account);
    const [ofAccount] = own;
    if (ofAccount !== undefined && own.length === 1) {
      const isOther = named !== undefined && ofAccount.iban !== item.account;
      const other = isOther ? [problem('RECONCILIATION_OTHER_ACCOUNT', [], { account: named })] : [];
      return { found: 'bill', bill: ofAccount, reasons: [...reasons, ...other] };
    }
    const [only] = bills;
    if (named === undefined && linked === undefined && only !== undefined && bills.length === 1) {
      return { found: 'bill', bill: only, reasons: [...reasons, problem('RECONCILIATION_ACCOUNT_NOT_NAMED', [])] };
    }
    const reason = problem('RECONCILIATION_OTHER_ACCOUNT', [], { account: named ?? item.account });
    return {
      found: 'candidate',
      candidates: bills.map(({ id: bill }) => ({ bill, score: scores.otherAccount, reason })),
    };
  }

  /**
   * Bills that somebody might mean who gave no reference of one, or in its place one that leads nowhere: the most likely first. They are
   * of what is open when the first is asked for: after everything else was counted.
   */
  candidatesFor(item: Item, reference?: string): Candidate[] {
    this.proposals ??= this.makeProposals();
    return this.proposals.for(item, reference);
  }

  /** Bills of several references on one amount; whether they would be settled by it together. */
  candidatesOfSeveral(references: readonly FoundReference[], item: Item): Candidate[] {
    const bills = references.flatMap(({ text }) => this.byReference.get(text) ?? []);
    const open = bills.flatMap((bill) => openOf(bill) ?? []);
    const isSum =
      item.amount !== undefined &&
      open.length === references.length &&
      compareDecimals(exactSumOf(open), item.amount) === 0;
    const reason = isSum ? problem('RECONCILIATION_SUM_FITS', []) : problem('RECONCILIATION_SEVERAL_REFERENCES', []);
    return bills
      .slice(0, limits.candidatesMax)
      .map(({ id }) => ({ bill: id, score: scores.severalReferences, reason }));
  }
}

/** The account that was credited: for a QR reference the QR-IBAN, as far as the bank names it. */
function creditedAccountOf({ detail, entry, account }: Item, { kind }: FoundReference): string | undefined {
  const credited = detail?.creditorAccount;
  if (kind === 'SCOR') return credited ?? account;
  return credited !== undefined && isQr(credited) ? credited : qrIbanOfReference(entry.reference);
}

function isQr(iban: string): boolean {
  return isAccountNumber(iban) && isQrIban(iban);
}
