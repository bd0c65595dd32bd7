import {
  anyText,
  boolean,
  choice,
  exactNumber,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { type Answer, json, refused } from '../../answer/answer.ts';
import type { Call } from '../../route/route.ts';
import { findings } from '../reading/reading.ts';
import { bankFileOfBody } from './bank-file.ts';
import { listed } from './order.ts';

/** The types in which a statement comes alone. */
const statementTypes = ['application/xml', 'text/xml', 'text/plain'];

/** Reads the statement of a body. Nothing of it is kept. */
export async function parseStatement(call: Call): Promise<Answer> {
  const file = await bankFileOfBody(call, statementTypes);
  if (!file.ok) return file.answer;
  const statement = readStatement(file.value);
  if (!statement.ok) return refused(statement.problems);
  return json(statementFileModel, { ...statement.value, notices: listed(statement.value.notices) });
}

/** How the directions of money are called. */
export const direction = choice(['credit', 'debit']);

const money = { currency: required(anyText()), amount: required(exactNumber) };
const moneyModel = openObject(money, { name: 'Money' });
const day = anyText({ format: 'date' });
const text = anyText();

const chargeModel = openObject(
  {
    ...money,
    direction: optional(direction),
    isIncluded: required(boolean, 'They were deducted from the amount of the entry'),
  },
  { name: 'Charge' },
);
const charges = required(list(chargeModel));

const codeModel = openObject(
  {
    domain: optional(text),
    family: optional(text),
    subFamily: optional(text),
    proprietary: optional(text),
  },
  { name: 'BankTransactionCode' },
);

const partyModel = openObject(
  { name: optional(text), address: required(list(text), 'Street, postal code and town, line by line') },
  { name: 'StatementParty' },
);

const detailModel = openObject(
  {
    servicerReference: optional(text, 'Of the bank'),
    messageId: optional(text),
    paymentInformationId: optional(text, 'Group of its own'),
    instructionId: optional(text),
    endToEndId: optional(text),
    uetr: optional(text),
    amount: optional(exactNumber, 'In the currency of the entry; absent if the bank does not state it'),
    direction: required(direction),
    instructed: optional(moneyModel, 'The amount the payer ordered, possibly in another currency'),
    transaction: optional(moneyModel),
    exchangeRate: optional(text),
    charges,
    debtor: optional(partyModel),
    ultimateDebtor: optional(partyModel),
    creditor: optional(partyModel),
    ultimateCreditor: optional(partyModel),
    debtorAccount: optional(text),
    creditorAccount: optional(text),
    references: required(
      list(openObject({ type: optional(text), text: required(text) }, { name: 'DetailReference' })),
      'As sent, including blanks and lower-case letters',
    ),
    flags: required(list(text), 'Remark of the bank on reading the reference: ?REJECT?0, ?ERROR?000'),
    message: optional(text),
    returned: optional(
      openObject({ code: optional(text), information: required(list(text)) }, { name: 'ReturnReason' }),
    ),
    code: optional(codeModel),
    information: optional(text),
  },
  { name: 'EntryDetail', description: 'One payment of an entry' },
);

const kinds = [
  'announced',
  'returned',
  'reversal',
  'outgoing',
  'envelope',
  'incoming',
  'directDebit',
  'bankCharge',
] as const;

const entryModel = openObject(
  {
    index: required(wholeNumber(), 'Its position among the entries of the statement, including unreadable ones'),
    kind: required(choice(kinds), 'Kind of booking, as far as it concerns bills and payments'),
    ...money,
    direction: required(direction),
    isReversal: required(boolean),
    status: required(text, 'BOOK counts; PDNG, INFO and FUTR are announcements'),
    bookingDate: optional(day),
    valueDate: optional(day),
    reference: optional(text, 'In Switzerland the account that a collected credit belongs to'),
    servicerReference: optional(text),
    code: required(codeModel),
    charges,
    batch: optional(
      openObject(
        {
          messageId: optional(text),
          paymentInformationId: optional(text),
          count: optional(text),
        },
        { name: 'Batch' },
      ),
    ),
    details: required(list(detailModel), 'The payments in it, as far as the bank lists them'),
    information: optional(text),
  },
  { name: 'StatementEntry', description: 'One booking' },
);

const statementModel = openObject(
  {
    id: required(text),
    sequenceNumber: optional(text),
    createdAt: optional(text),
    from: optional(text),
    to: optional(text),
    copy: optional(text, 'COPY, DUPL or CODU: the same bookings again'),
    account: required(
      openObject(
        {
          id: required(text, 'The IBAN, or another identifier of the account at the bank'),
          currency: optional(text),
          owner: optional(text),
        },
        { name: 'StatementAccount' },
      ),
    ),
    balances: required(
      list(
        openObject(
          {
            type: required(text, 'OPBD, CLBD, PRCD, ITBD, CLAV, FWAV'),
            ...money,
            direction: required(direction),
            date: optional(day),
            isIntermediate: required(boolean, 'For every page but the last'),
          },
          { name: 'Balance' },
        ),
      ),
    ),
    entries: required(list(entryModel)),
    unreadable: required(wholeNumber(), 'Entries without a readable amount or direction: each has a notice'),
  },
  { name: 'Statement' },
);

/** What a file of a bank says of accounts: one shape for all messages and versions. */
export const statementFileModel = openObject(
  {
    message: required(
      choice(['camt.052', 'camt.053', 'camt.054', 'MT940', 'MT942'] satisfies StatementFile['message'][]),
    ),
    version: required(text, '001.08, 001.04 or 001.02; empty if the file does not state it, and for MT940 and MT942'),
    messageId: required(text),
    createdAt: optional(text),
    page: optional(
      openObject({ number: required(wholeNumber()), isLast: required(boolean) }, { name: 'StatementPage' }),
    ),
    statements: required(list(statementModel)),
    notices: required(findings, 'Irregularities in the file'),
  },
  { name: 'StatementFile' },
);
