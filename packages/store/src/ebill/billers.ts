import type { Biller, BillerAddress, BillerStore, BillerUpdate, CreditAccount, CreditAccountStore } from '@rappen/http';
import type { Database, Row, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { audited } from './audit.ts';
import { jsonOf, numberOf, optionalTextOf, textOf } from './columns.ts';
import { takeBlock } from './numbering.ts';
import { insertion, update } from './sql.ts';

/** Digits behind the letters of a biller's id in the network. */
const netIdDigits = 10;

export function billerStore(database: Database): BillerStore {
  async function one(column: 'id' | 'owner' | 'net_id', value: Value): Promise<Biller | undefined> {
    const [row] = await database.query(`SELECT * FROM ebill_biller WHERE ${column} = ?`, [value]);
    return row && billerOf(row);
  }

  return {
    get: (billerId) => one('id', billerId),
    ofOwner: (owner) => one('owner', owner),
    ofNetId: (billerNetId) => one('net_id', billerNetId),
    async create(wish) {
      for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
        const [last] = await database.query('SELECT COALESCE(MAX(id), 0) AS id FROM ebill_biller');
        const id = Number(last?.['id']) + 1;
        const billerNetId = wish.billerNetId ?? `BIID${String(id).padStart(netIdDigits, '0')}`;
        const biller: Biller = { ...wish, id, billerNetId, requiresSecondFactor: false };
        const numbering = insertion('ebill_numbering', { biller_id: id });
        if ((await database.commit([insertion('ebill_biller', rowOf(biller)), numbering])).ok) {
          await takeBlock(database, id);
          return biller;
        }
        if ((await one('owner', wish.owner)) ?? (await one('net_id', billerNetId))?.id !== id) return undefined;
      }
      throw new Error('The biller could not be made: others came first each time');
    },
    async list(after = 0) {
      const sql = 'SELECT * FROM ebill_biller WHERE id > ? ORDER BY id LIMIT ?';
      return (await database.query(sql, [after, ebillLimits.pageLengthMax])).map(billerOf);
    },
    async update(billerId, changes, audit) {
      const columns = changedColumns(changes);
      if (Object.keys(columns).length === 0) return (await one('id', billerId)) !== undefined;
      const change = update('ebill_biller', columns, 'id = ?', [billerId]);
      return (await database.commit([...audited(billerId, audit), { ...change, rows: 1 }])).ok;
    },
  };
}

function rowOf(biller: Biller): Readonly<Record<string, Value>> {
  const { id, owner, billerNetId, createdAt } = biller;
  return { id, owner, net_id: billerNetId, ...changedColumns(biller), created_at: createdAt };
}

function changedColumns({
  legalName,
  address,
  status,
  isPrimaryNetworkPartner,
  paymentTermDays,
  requiresSecondFactor,
}: BillerUpdate) {
  return {
    ...(legalName !== undefined && { legal_name: legalName }),
    ...(address !== undefined && { address: JSON.stringify(address) }),
    ...(status !== undefined && { status }),
    ...(isPrimaryNetworkPartner !== undefined && { is_primary: isPrimaryNetworkPartner ? 1 : 0 }),
    ...(requiresSecondFactor !== undefined && { requires_second_factor: requiresSecondFactor ? 1 : 0 }),
    ...(paymentTermDays !== undefined && { payment_term_days: paymentTermDays }),
  };
}

function billerOf(row: Row): Biller {
  return {
    id: numberOf(row, 'id'),
    owner: textOf(row, 'owner'),
    billerNetId: textOf(row, 'net_id'),
    legalName: textOf(row, 'legal_name'),
    address: jsonOf<BillerAddress>(row, 'address'),
    status: textOf(row, 'status') as Biller['status'],
    isPrimaryNetworkPartner: numberOf(row, 'is_primary') === 1,
    requiresSecondFactor: numberOf(row, 'requires_second_factor') === 1,
    paymentTermDays: numberOf(row, 'payment_term_days'),
    createdAt: textOf(row, 'created_at'),
  };
}

export function creditAccountStore(database: Database): CreditAccountStore {
  return {
    async add(billerId, { iban, currencies, holderName, createdAt }, audit) {
      const row = insertion('ebill_credit_account', {
        biller_id: billerId,
        iban,
        currencies: JSON.stringify(currencies),
        holder_name: holderName ?? null,
        created_at: createdAt,
      });
      return (await database.commit([...audited(billerId, audit), row])).ok;
    },
    async remove(billerId, iban, audit) {
      const sql = 'DELETE FROM ebill_credit_account WHERE biller_id = ? AND iban = ?';
      const removal = { sql, parameters: [billerId, iban], rows: 1 };
      return (await database.commit([...audited(billerId, audit), removal])).ok;
    },
    async list(billerId) {
      const sql = 'SELECT * FROM ebill_credit_account WHERE biller_id = ? ORDER BY created_at, iban';
      return (await database.query(sql, [billerId])).map(accountOf);
    },
  };
}

function accountOf(row: Row): CreditAccount {
  return {
    iban: textOf(row, 'iban'),
    currencies: jsonOf<string[]>(row, 'currencies'),
    holderName: optionalTextOf(row, 'holder_name'),
    createdAt: textOf(row, 'created_at'),
  };
}
