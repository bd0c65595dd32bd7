import { isDateTime, readBankDocument } from '../../bank-message/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { type Result, resultOf } from '../../result.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../../xml/index.ts';
import { collapsed, dateTimeIn } from '../../xsd/index.ts';
import { problem } from '../problems.ts';
import type { GroupStatus, PaymentStatus, StatusReason, StatusReport } from './report.ts';

const expected = {
  names: 'pain.002',
  byElement: { CstmrPmtStsRpt: 'pain.002' },
  versions: ['001.10', '001.03'],
};

/**
 * Reads the report of a bank on a payment order: pain.002.001.10, and .03 of former years.
 * Reports `PAYMENT_STATUS_INCOMPLETE` for what identifies it, and `BANK_FILE_…` or problems of XML when it is no report.
 * Source: ISO 20022, pain.002.001.10.
 */
export function readStatusReport(file: Uint8Array | string): Result<StatusReport> {
  const document = readBankDocument(file, expected);
  if (!document.ok) return document;
  const { body, version, notices } = document.value;
  const problems: Problem[] = [];
  const header = childOf(body, 'GrpHdr');
  const original = childOf(body, 'OrgnlGrpInfAndSts');
  const required = (parent: XmlElement | undefined, element: string): string => {
    const text = textAt(parent, element) ?? '';
    if (text === '') problems.push(problem('PAYMENT_STATUS_INCOMPLETE', [], { element }));
    return text;
  };
  const created = required(header, 'CreDtTm');
  const createdAt = dateTimeIn(created) ?? created;
  if (createdAt !== '' && !isDateTime(createdAt)) problems.push(problem('PAYMENT_CREATED_AT', ['GrpHdr', 'CreDtTm']));
  const report = {
    version,
    messageId: required(header, 'MsgId'),
    createdAt,
    originalMessageId: required(original, 'OrgnlMsgId'),
    originalMessageName: textAt(original, 'OrgnlMsgNmId') ?? '',
    originalCount: codeAt(original, 'OrgnlNbOfTxs'),
    originalControlSum: textAt(original, 'OrgnlCtrlSum'),
    status: codeAt(original, 'GrpSts'),
    reasons: reasonsOf(original),
    groups: childrenOf(body, 'OrgnlPmtInfAndSts').map(groupStatusOf),
    notices,
  };
  return resultOf(report, problems);
}

function groupStatusOf(element: XmlElement): GroupStatus {
  return {
    originalId: textAt(element, 'OrgnlPmtInfId') ?? '',
    status: codeAt(element, 'PmtInfSts'),
    reasons: reasonsOf(element),
    payments: childrenOf(element, 'TxInfAndSts').map(paymentStatusOf),
  };
}

function paymentStatusOf(element: XmlElement): PaymentStatus {
  return {
    originalInstructionId: textAt(element, 'OrgnlInstrId'),
    originalEndToEndId: textAt(element, 'OrgnlEndToEndId'),
    status: codeAt(element, 'TxSts'),
    reasons: reasonsOf(element),
  };
}

function reasonsOf(element: XmlElement | undefined): StatusReason[] {
  return childrenOf(element, 'StsRsnInf').map((information) => {
    const reason = childOf(information, 'Rsn');
    return {
      code: codeAt(reason, 'Cd') ?? codeAt(reason, 'Prtry'),
      information: childrenOf(information, 'AddtlInf').map(({ text }) => text),
    };
  });
}

/** A code or number without white space around. */
function codeAt(element: XmlElement | undefined, name: string): string | undefined {
  const text = textAt(element, name);
  return text && collapsed(text);
}
