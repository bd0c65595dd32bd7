import type { Instant } from '../../instant.ts';
import type { Audited } from './audit.ts';
import type { BillerId } from './biller-id.ts';

export interface BillerAddress {
  readonly street?: string | undefined;
  readonly buildingNumber?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** Who sends bills. */
export interface Biller {
  readonly id: BillerId;
  /** The owner of API keys that this biller is: one owner, one biller. */
  readonly owner: string;
  /** `BIID` and ten digits, unique. */
  readonly billerNetId: string;
  readonly legalName: string;
  readonly address: BillerAddress;
  /** SUSPENDED: may read, and submits nothing. */
  readonly status: 'ACTIVE' | 'SUSPENDED';
  /** Whether it may invite recipients to subscribe. */
  readonly isPrimaryNetworkPartner: boolean;
  /** Whether its users need a second factor to do anything. */
  readonly requiresSecondFactor: boolean;
  /** Days until a bill is due that does not say when. */
  readonly paymentTermDays: number;
  readonly createdAt: Instant;
}

export type NewBiller = Omit<Biller, 'id' | 'billerNetId' | 'requiresSecondFactor'> & {
  /** Without: `BIID` and the biller's own number. */
  readonly billerNetId?: string | undefined;
};

/** What may change of a biller. */
export type BillerUpdate = Partial<
  Pick<
    Biller,
    'legalName' | 'address' | 'status' | 'isPrimaryNetworkPartner' | 'paymentTermDays' | 'requiresSecondFactor'
  >
>;

export interface BillerStore {
  /** Undefined: the owner has a biller already, or another has this net id. Of several at once one is made. */
  create(biller: NewBiller): Promise<Biller | undefined>;
  get(billerId: BillerId): Promise<Biller | undefined>;
  /** The biller that the keys of an owner stand for. */
  ofOwner(owner: string): Promise<Biller | undefined>;
  /** The biller that news of the network are for. */
  ofNetId(billerNetId: string): Promise<Biller | undefined>;
  /** In the order of their ids, behind `after`; at most 1000. */
  list(after?: BillerId): Promise<readonly Biller[]>;
  /** False: there is no such biller. */
  update(billerId: BillerId, changes: BillerUpdate, audit?: Audited): Promise<boolean>;
}

/** An account that bills may be paid to. */
export interface CreditAccount {
  /** IBAN or QR-IBAN without spaces. */
  readonly iban: string;
  /** Such as `['CHF', 'EUR']`. */
  readonly currencies: readonly string[];
  /** Where it is not the biller. */
  readonly holderName?: string | undefined;
  readonly createdAt: Instant;
}

export interface CreditAccountStore {
  /** False: the biller has it already. */
  add(billerId: BillerId, account: CreditAccount, audit?: Audited): Promise<boolean>;
  /** False: the biller does not have it. Cases that use it are not changed. */
  remove(billerId: BillerId, iban: string, audit?: Audited): Promise<boolean>;
  /** The oldest first. */
  list(billerId: BillerId): Promise<readonly CreditAccount[]>;
}
