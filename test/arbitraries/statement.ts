import * as fc from 'fast-check';
import { writeXml, type XmlNode } from '../../packages/core/src/xml/index.ts';
import { amounts, qrReferences } from './qr-invoice.ts';

/** One payment as a bank tells it. */
export interface ToldPayment {
  readonly amount: string;
  readonly reference?: string | undefined;
  readonly servicerReference?: string | undefined;
  readonly payer?: string | undefined;
  readonly text?: string | undefined;
}

/** One booking as a bank tells it; its amount is the sum of its payments. */
export interface ToldEntry {
  readonly amount: string;
  readonly isCredit: boolean;
  readonly isReversal: boolean;
  readonly date: string;
  readonly servicerReference?: string | undefined;
  readonly payments: readonly ToldPayment[];
}

export interface ToldStatement {
  readonly id: string;
  readonly page?: number | undefined;
  readonly isLast?: boolean | undefined;
  /** Where the money went by reference; `toldQrIban` unless said. */
  readonly qrIban?: string | undefined;
  readonly entries: readonly ToldEntry[];
}

export const toldAccount = 'CH8198765000700420011';
export const toldQrIban = 'CH2731998000700420011';
export const statementVersions = ['02', '04', '08'] as const;

const bodies = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

/** A statement as a bank writes it in a version of a message. */
export function writeStatement(
  told: ToldStatement,
  version: (typeof statementVersions)[number] = '08',
  message: keyof typeof bodies = 'camt.054',
): string {
  const [body, container] = bodies[message];
  const { id, page, isLast = true, qrIban = toldQrIban } = told;
  const created: XmlNode = ['CreDtTm', '2026-11-20T23:10:00'];
  const pages: XmlNode[] =
    page === undefined
      ? []
      : [
          [
            'MsgPgntn',
            [
              ['PgNb', String(page)],
              ['LastPgInd', String(isLast)],
            ],
          ],
        ];
  const account: XmlNode = [
    'Acct',
    [
      ['Id', [['IBAN', toldAccount]]],
      ['Ccy', 'CHF'],
    ],
  ];
  const entries = told.entries.map((entry) => entryNode(entry, version, qrIban));
  const content: XmlNode = [
    body,
    [
      ['GrpHdr', [['MsgId', `M-${id}-${page ?? 0}`], created, ...pages]],
      [container, [['Id', id], created, account, ...entries]],
    ],
  ];
  return writeXml(['Document', [content], { xmlns: `urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}` }]);
}

function entryNode(entry: ToldEntry, version: string, qrIban: string): XmlNode {
  const { amount, isCredit, isReversal, date, servicerReference, payments } = entry;
  const direction: XmlNode = ['CdtDbtInd', isCredit ? 'CRDT' : 'DBIT'];
  const subFamily = isReversal ? 'DAJT' : 'VCOM';
  return [
    'Ntry',
    [
      ['NtryRef', qrIban],
      ['Amt', amount, { Ccy: 'CHF' }],
      direction,
      ['RvslInd', String(isReversal)],
      ['Sts', version === '08' ? [['Cd', 'BOOK']] : 'BOOK'],
      ['BookgDt', [['Dt', date]]],
      ['AcctSvcrRef', servicerReference],
      [
        'BkTxCd',
        [
          [
            'Domn',
            [
              ['Cd', 'PMNT'],
              [
                'Fmly',
                [
                  ['Cd', 'RCDT'],
                  ['SubFmlyCd', subFamily],
                ],
              ],
            ],
          ],
        ],
      ],
      ['NtryDtls', payments.map((payment) => paymentNode(payment, direction, version))],
    ],
  ];
}

function paymentNode(payment: ToldPayment, direction: XmlNode, version: string): XmlNode {
  const { amount, reference, servicerReference, payer, text } = payment;
  const name: XmlNode = ['Nm', payer];
  const own: XmlNode[] =
    version === '02'
      ? [['AmtDtls', [['TxAmt', [['Amt', amount, { Ccy: 'CHF' }]]]]]]
      : [['Amt', amount, { Ccy: 'CHF' }], direction];
  const structured: XmlNode = [
    'Strd',
    [
      [
        'CdtrRefInf',
        reference === undefined
          ? undefined
          : [
              ['Tp', [['CdOrPrtry', [['Prtry', 'QRR']]]]],
              ['Ref', reference],
            ],
      ],
    ],
  ];
  return [
    'TxDtls',
    [
      ['Refs', [['AcctSvcrRef', servicerReference]]],
      ...own,
      ['RltdPties', [['Dbtr', version === '08' ? [['Pty', [name]]] : [name]]]],
      ['RmtInf', [['Ustrd', text], structured]],
    ],
  ];
}

export const toldReferences = [
  '000000000000000202611047115',
  '000000000000000202611047120',
  '000000000000000202611047131',
] as const;

const rappen = (text: string): bigint => BigInt(text.replace('.', ''));
const francs = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

/** Payments that came in on one day, each with a reference of the bank of its own. */
export function receiptsOfDay(
  date: string,
  payments: readonly (Pick<ToldPayment, 'amount' | 'reference' | 'payer'> & { readonly name: string })[],
): ToldEntry {
  return {
    amount: francs(payments.reduce((sum, { amount }) => sum + rappen(amount), 0n)),
    isCredit: true,
    isReversal: false,
    date,
    servicerReference: `E-${payments.map(({ name }) => name).join('-')}`,
    payments: payments.map(({ name, ...payment }) => ({ ...payment, text: 'Zahlung', servicerReference: `T-${name}` })),
  };
}

const someAmounts = fc.oneof(fc.constantFrom('10.00', '20.00', '30.00'), amounts);
const payments: fc.Arbitrary<ToldPayment> = fc.record({
  amount: someAmounts,
  reference: fc.option(fc.oneof(fc.constantFrom(...toldReferences), qrReferences), { nil: undefined }),
  payer: fc.option(fc.constantFrom('Anna Muster', 'Beat & Söhne'), { nil: undefined }),
  text: fc.option(fc.constantFrom('Danke', 'Rechnung 7'), { nil: undefined }),
});

/** Bookings of any kind; with references of the bank or without. */
export const toldEntries: fc.Arbitrary<readonly ToldEntry[]> = fc
  .array(
    fc.record({
      payments: fc.array(payments, { minLength: 1, maxLength: 4 }),
      isReversal: fc.boolean(),
      date: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20'),
      hasReferences: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((entries) =>
    entries.map(({ payments: told, isReversal, date, hasReferences }, index) => ({
      amount: francs(told.reduce((sum, { amount }) => sum + rappen(amount), 0n)),
      isCredit: !isReversal,
      isReversal,
      date,
      servicerReference: hasReferences ? `E-${index}` : undefined,
      payments: told.map((payment, at) => ({
        ...payment,
        // Something tells each of them, or it is an envelope
        text: payment.text ?? 'Zahlung',
        servicerReference: hasReferences ? `T-${index}-${at}` : undefined,
      })),
    })),
  );
