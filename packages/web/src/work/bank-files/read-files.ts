import { journalOf, parseBooksSettings } from '@rappen/core/bookkeeping';
import { ArchiveReader } from '@rappen/core/bulk';
import { writeValue } from '@rappen/core/model';
import { type PaymentOrder, readPaymentFile, readStatusReport } from '@rappen/core/payment-order';
import type { Problem } from '@rappen/core/problem';
import {
  type FollowedPayment,
  followPayments,
  type Reconciliation,
  reconcile,
  reconciliationModel,
} from '@rappen/core/reconciliation';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { limits } from '../../limits.ts';
import type { BankAnswer, BankFile, BankRequest, SuspectedPayment } from './protocol.ts';

/** Bytes in which a message says what it is. */
const beginningBytes = 4096;

/**
 * Reads files of a bank, archives unpacked: statements and answers to payment files; payment files are checked. Matches the statements with open bills where some
 * are given, and says which payments were executed or came back. `onDone` is told how many files are read.
 */
export async function readBankFiles(request: BankRequest, onDone: (done: number) => void): Promise<BankAnswer> {
  const files: BankFile[] = [];
  const statements: StatementFile[] = [];
  for (const [index, { name, file }] of request.files.entries()) {
    for (const [inner, bytes] of await contentsOf(name, file)) files.push(readOne(inner, bytes, statements));
    onDone(index + 1);
  }
  const { matching, orders, language } = request;
  const input = writeValue(reconciliationModel, matching ?? { bills: [] });
  const matched = matching && statements.length > 0 ? reconcile(statements, input) : undefined;
  const books = parseBooksSettings({ language });
  return {
    files: matched?.ok ? withFindings(files, matched.value) : files,
    ...(matched && { matched }),
    ...(matched?.ok && books.ok && { journal: journalOf(matched.value, statements, books.value) }),
    ...(statements.length > 0 ? followed(orders, statements) : { followed: [], suspected: [] }),
  };
}

/** The files with what is found once they are held against each other. */
function withFindings(files: readonly BankFile[], { notices, balances }: Reconciliation): BankFile[] {
  let statement = -1;
  return files.map((file): BankFile => {
    if (file.kind !== 'statement') return file;
    statement += 1;
    const own = notices.filter(({ path }) => path[1] === statement);
    const proofs = balances.filter(({ place }) => place.file === statement);
    return { ...file, notices: [...file.notices, ...own], balances: proofs };
  });
}

type Content = Uint8Array | 'tooLarge' | readonly Problem[];

async function contentsOf(name: string, file: Blob): Promise<readonly (readonly [string, Content])[]> {
  if (file.size > limits.bankFileBytesMax) return [[name, 'tooLarge']];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const archive = new ArchiveReader({ filesMax: limits.archivedFilesMax, bytesMax: limits.unpackedBytesMax });
  const contents = archive.filesOf(name, bytes);
  if (!contents.ok) return [[name, contents.problems]];
  return contents.value.map((inner) => [inner.name, inner.bytes]);
}

function readOne(name: string, content: Content, statements: StatementFile[]): BankFile {
  if (content === 'tooLarge') return { name, kind: 'unread', problems: [], isTooLarge: true };
  if (!(content instanceof Uint8Array)) return { name, kind: 'unread', problems: content };
  const beginning = new TextDecoder().decode(content.subarray(0, beginningBytes));
  if (/pain\.002|CstmrPmtStsRpt/.test(beginning)) {
    const report = readStatusReport(content);
    if (report.ok) return { name, kind: 'report', report: report.value };
    return { name, kind: 'unread', problems: report.problems };
  }
  if (/pain\.001|CstmrCdtTrfInitn/.test(beginning)) return checked(name, content);
  const read = readStatement(content);
  if (!read.ok) return { name, kind: 'unread', problems: read.problems };
  statements.push(read.value);
  const { message, notices, statements: all } = read.value;
  const accounts = [...new Set(all.map(({ account }) => account.id))];
  return {
    name,
    kind: 'statement',
    message,
    accounts,
    entries: all.flatMap(({ entries }) => entries).length,
    notices,
    balances: [],
  };
}

/** Whether a bank would take a payment file, by no day: it may be an old one. */
function checked(name: string, content: Uint8Array): BankFile {
  const read = readPaymentFile(content);
  const problems = read.ok ? [] : read.problems;
  const { notices } = read;
  return {
    name,
    kind: 'checked',
    problems: problems.slice(0, limits.faultsShownMax),
    problemCount: problems.length,
    notices: notices.slice(0, limits.faultsShownMax),
    noticeCount: notices.length,
    count: read.ok ? read.value.count : 0,
    sums: read.ok ? read.value.sums : [],
  };
}

function followed(
  kept: BankRequest['orders'],
  statements: readonly StatementFile[],
): Pick<BankAnswer, 'followed' | 'suspected'> {
  const known = kept.flatMap(
    ({ id, text, reports }): { id: string; order: PaymentOrder; reports: typeof reports }[] => {
      const order = readPaymentFile(text);
      return order.ok ? [{ id, order: order.value, reports }] : [];
    },
  );
  const { payments, suspected } = followPayments({
    orders: known.map(({ order }) => order),
    reports: known.flatMap(({ reports }) => reports),
    statements,
  });
  const idOf = ({ order, groupId, payment: { instructionId } }: FollowedPayment) => {
    return { order: known[order]?.id ?? '', groupId, instructionId };
  };
  return {
    followed: payments.flatMap((one) => {
      const { state, reasons } = one;
      return state === 'executed' || state === 'returned' ? [{ ...idOf(one), state, reasons }] : [];
    }),
    suspected: suspected.flatMap(({ date = '', payments: indexes }) =>
      indexes.flatMap((index): readonly SuspectedPayment[] => {
        const one = payments[index];
        if (one === undefined) return [];
        const { creditor, currency, amount } = one.payment;
        return [{ ...idOf(one), creditor: creditor.name, currency, amount, date }];
      }),
    ),
  };
}
