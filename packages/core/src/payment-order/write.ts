import { assert } from '../assert.ts';
import { parseRegisteredIban } from '../iban/iban.ts';
import { writeXml, type XmlNode } from '../xml/index.ts';
import { limits } from './limits.ts';
import { paymentNamespace } from './message.ts';
import type { Payment, PaymentDebtor, PaymentGroup, PaymentOrder, PaymentParty, Remittance } from './order.ts';

/**
 * An order as the file that banks take: the message pain.001.001.09 in its Swiss shape, in UTF-8 without a byte order mark. Same
 * order, same text. One of more than 99,999 payments goes through `splitPaymentOrder` first.
 * Source: SPS 2025, credit transfers; ISO 20022, pain.001.001.09.
 */
export function writePaymentFile(order: PaymentOrder): string {
  assert(order.count <= limits.paymentsMax, 'an order of more payments is split into several messages');
  const { messageId, createdAt, count, controlSum, debtor, groups } = order;
  const header: XmlNode = [
    'GrpHdr',
    [
      ['MsgId', messageId],
      ['CreDtTm', createdAt],
      ['NbOfTxs', String(count)],
      ['CtrlSum', controlSum],
      ['InitgPty', [['Nm', debtor.name], softwareNode(order)]],
    ],
  ];
  const content: XmlNode = ['CstmrCdtTrfInitn', [header, ...groups.map(groupNode)]];
  return writeXml(['Document', [content], { xmlns: paymentNamespace }]);
}

function softwareNode({ software, rules }: PaymentOrder): XmlNode {
  const other = (channel: string, id: string | undefined): XmlNode => [
    'Othr',
    id === undefined
      ? undefined
      : [
          ['ChanlTp', channel],
          ['Id', id],
        ],
  ];
  return [
    'CtctDtls',
    [
      other('NAME', software.name),
      other('PRVD', software.provider),
      other('VRSN', software.version),
      other('SPSV', rules.guidelines),
    ],
  ];
}

function groupNode(group: PaymentGroup): XmlNode {
  const { id, batchBooking, payments, sum, executionDate, debtor, chargeBearer } = group;
  return [
    'PmtInf',
    [
      ['PmtInfId', id],
      ['PmtMtd', 'TRF'],
      ['BtchBookg', String(batchBooking)],
      ['NbOfTxs', String(payments.length)],
      ['CtrlSum', sum],
      typeNode(group),
      ['ReqdExctnDt', [['Dt', executionDate]]],
      ['Dbtr', [['Nm', debtor.name]]],
      [
        'DbtrAcct',
        [
          ['Id', [['IBAN', debtor.iban]]],
          ['Tp', [['Prtry', debtor.adviceControl]]],
        ],
      ],
      ['DbtrAgt', [['FinInstnId', agentNodes(debtor)]]],
      ['ChrgBr', chargeBearer],
      ...payments.map(paymentNode),
    ],
  ];
}

function typeNode({ express, service, categoryPurpose }: PaymentGroup): XmlNode {
  const isInstant = service === 'INST' || service === 'ITP';
  return [
    'PmtTpInf',
    [
      ['InstrPrty', express ? 'HIGH' : undefined],
      ['SvcLvl', [['Cd', service === 'SEPA' ? service : undefined]]],
      ['LclInstrm', [['Cd', isInstant ? service : undefined]]],
      ['CtgyPurp', [['Cd', categoryPurpose]]],
    ],
  ];
}

function agentNodes({ agent }: PaymentDebtor): XmlNode[] {
  if ('bic' in agent) return [['BICFI', agent.bic]];
  return [
    [
      'ClrSysMmbId',
      [
        ['ClrSysId', [['Cd', 'CHBCC']]],
        ['MmbId', agent.institution],
      ],
    ],
  ];
}

function paymentNode(payment: Payment): XmlNode {
  const { instructionId, endToEndId = 'NOTPROVIDED', uetr, currency, amount, bic, iban, purpose } = payment;
  return [
    'CdtTrfTxInf',
    [
      [
        'PmtId',
        [
          ['InstrId', instructionId],
          ['EndToEndId', endToEndId],
          ['UETR', uetr],
        ],
      ],
      ['Amt', [['InstdAmt', amount, { Ccy: currency }]]],
      partyNode('UltmtDbtr', payment.ultimateDebtor),
      ['CdtrAgt', [['FinInstnId', [['BICFI', bic]]]]],
      partyNode('Cdtr', payment.creditor),
      ['CdtrAcct', [['Id', [isIban(iban) ? ['IBAN', iban] : ['Othr', [['Id', iban]]]]]]],
      ['Purp', [['Cd', purpose]]],
      remittanceNode(payment.remittance),
    ],
  ];
}

/** Accounts abroad may have a number alone. */
function isIban(account: string): boolean {
  return parseRegisteredIban(account).ok;
}

function partyNode(element: string, party: PaymentParty | undefined): XmlNode {
  const { name, address } = party ?? {};
  return [
    element,
    [
      ['Nm', name],
      [
        'PstlAdr',
        [
          ['StrtNm', address?.street],
          ['BldgNb', address?.buildingNumber],
          ['PstCd', address?.postalCode],
          ['TwnNm', address?.town],
          ['Ctry', address?.country],
          ...(address?.lines ?? []).map((line): XmlNode => ['AdrLine', line]),
        ],
      ],
    ],
  ];
}

function remittanceNode(remittance: Remittance | undefined): XmlNode {
  if (remittance === undefined) return ['RmtInf', undefined];
  const { message } = remittance;
  if (remittance.referenceType === 'NON') return ['RmtInf', [['Ustrd', message]]];
  const { referenceType, reference } = remittance;
  const type: XmlNode = referenceType === 'QRR' ? ['Prtry', 'QRR'] : ['Cd', 'SCOR'];
  return [
    'RmtInf',
    [
      [
        'Strd',
        [
          [
            'CdtrRefInf',
            [
              ['Tp', [['CdOrPrtry', [type]]]],
              ['Ref', reference],
            ],
          ],
          ['AddtlRmtInf', message],
        ],
      ],
    ],
  ];
}
