import type { BusinessCaseType, ProcessingStatus, Status } from '../business-case.ts';
import { statuses } from '../business-case-type.ts';
import type { CommandKind } from './command.ts';
import type { CaseState } from './state.ts';

/** Who gives a command. */
export type Actor = 'biller' | 'service' | 'network' | 'recipient' | 'otherCase';

interface ProcessingMove {
  readonly command: CommandKind;
  readonly by: Actor;
  /** Every type unless given. */
  readonly types?: readonly BusinessCaseType[];
  /** Empty: there is no case yet. */
  readonly from: readonly ProcessingStatus[];
  /** Empty: there is no case any more. */
  readonly to: readonly ProcessingStatus[];
}

interface StatusMove {
  readonly command: CommandKind;
  readonly by: Actor;
  readonly types: readonly BusinessCaseType[];
  readonly from: readonly Status[];
  readonly to: readonly Status[];
}

const payable = ['Bill', 'Reminder', 'DonationInquiry'] as const;
const referenceable = ['Bill', 'InstalmentBill'] as const;
const instalmentBill = ['InstalmentBill'] as const;
const information = ['CreditNote', 'Advice'] as const;
const rejectable = [...payable, ...instalmentBill] as const;
const every = [...rejectable, ...information] as const;

/**
 * Every move of `processingStatus`. `status` is OPEN throughout. The network can have delivered a case, and what references it,
 * before that is recorded here: so another case can already have its effect on one that is PROCESSING.
 */
export const processingMoves: readonly ProcessingMove[] = [
  { command: 'submit', by: 'biller', from: [], to: ['STAGED', 'PROCESSING'] },
  { command: 'edit', by: 'biller', from: ['STAGED', 'INVALID'], to: ['STAGED', 'INVALID'] },
  { command: 'recheck', by: 'service', from: ['STAGED'], to: ['STAGED', 'INVALID'] },
  { command: 'release', by: 'biller', from: ['STAGED'], to: ['PROCESSING', 'INVALID'] },
  { command: 'discard', by: 'biller', from: ['STAGED', 'INVALID'], to: [] },
  { command: 'accept', by: 'network', from: ['PROCESSING'], to: ['DELIVERED'] },
  { command: 'refuse', by: 'network', from: ['PROCESSING'], to: ['FAILED'] },
  { command: 'delay', by: 'network', from: ['PROCESSING'], to: ['PROCESSING', 'FAILED'] },
  { command: 'resend', by: 'biller', from: ['FAILED'], to: ['PROCESSING'] },
  { command: 'replace', by: 'otherCase', types: referenceable, from: ['PROCESSING'], to: ['PROCESSING'] },
  { command: 'cancel', by: 'otherCase', types: referenceable, from: ['PROCESSING'], to: ['PROCESSING'] },
  { command: 'remind', by: 'otherCase', types: referenceable, from: ['PROCESSING'], to: ['PROCESSING'] },
];

/**
 * Every move of `status`, all of them once the case is DELIVERED. REJECTED and COMPLETED are final: what is replaced after
 * it was rejected stays rejected, and of what is completed only what the network has completed without saying why can still
 * turn out to have been replaced. The status of an instalment bill follows from its instalments.
 */
export const statusMoves: readonly StatusMove[] = [
  { command: 'approve', by: 'recipient', types: payable, from: ['OPEN'], to: ['APPROVED'] },
  { command: 'withdraw', by: 'recipient', types: payable, from: ['APPROVED'], to: ['OPEN'] },
  { command: 'reject', by: 'recipient', types: payable, from: ['OPEN'], to: ['REJECTED'] },
  {
    command: 'reject',
    by: 'recipient',
    types: instalmentBill,
    from: ['OPEN'],
    to: ['REJECTED', 'APPROVED', 'COMPLETED'],
  },
  { command: 'complete', by: 'recipient', types: rejectable, from: ['OPEN', 'APPROVED'], to: ['COMPLETED'] },
  { command: 'complete', by: 'network', types: information, from: ['OPEN'], to: ['COMPLETED'] },
  { command: 'archive', by: 'network', types: payable, from: ['OPEN'], to: ['COMPLETED'] },
  { command: 'archive', by: 'network', types: instalmentBill, from: ['OPEN'], to: ['APPROVED', 'COMPLETED'] },
  { command: 'settleSibling', by: 'otherCase', types: payable, from: ['OPEN'], to: ['COMPLETED'] },
  { command: 'settleSibling', by: 'otherCase', types: instalmentBill, from: ['OPEN'], to: ['APPROVED', 'COMPLETED'] },
  {
    command: 'replace',
    by: 'otherCase',
    types: referenceable,
    from: ['OPEN', 'REJECTED', 'COMPLETED'],
    to: ['COMPLETED', 'REJECTED'],
  },
  {
    command: 'cancel',
    by: 'otherCase',
    types: referenceable,
    from: ['OPEN', 'REJECTED', 'COMPLETED'],
    to: ['COMPLETED', 'REJECTED'],
  },
  {
    command: 'remind',
    by: 'otherCase',
    types: referenceable,
    from: statuses,
    to: statuses,
  },
  {
    command: 'report',
    by: 'network',
    types: every,
    from: statuses,
    to: statuses,
  },
];

/** Every move of one instalment of a DELIVERED instalment bill; `from` and `to` are statuses of the instalment. */
export const instalmentMoves: readonly StatusMove[] = [
  { command: 'approveInstalment', by: 'recipient', types: instalmentBill, from: ['OPEN'], to: ['APPROVED'] },
  { command: 'withdrawInstalment', by: 'recipient', types: instalmentBill, from: ['APPROVED'], to: ['OPEN'] },
  { command: 'rejectInstalment', by: 'recipient', types: instalmentBill, from: ['OPEN'], to: ['REJECTED'] },
  {
    command: 'completeInstalment',
    by: 'recipient',
    types: instalmentBill,
    from: ['OPEN', 'APPROVED'],
    to: ['COMPLETED'],
  },
];

/** Whether only bills and instalment bills, of which this is one, may be referenced. */
export function isReferenceable(type: BusinessCaseType): boolean {
  return (referenceable as readonly BusinessCaseType[]).includes(type);
}

/** Whether a command is about one instalment. */
function isInstalmentCommand(kind: CommandKind): boolean {
  return instalmentMoves.some((move) => move.command === kind);
}

/**
 * Whether a case may take a command now. For a command about one instalment `instalmentStatus` is the status of that
 * instalment.
 */
export function isLegal(state: CaseState | undefined, kind: CommandKind, instalmentStatus?: Status): boolean {
  if (state === undefined || state.discarded) {
    return state === undefined && processingMoves.some((move) => move.command === kind && move.from.length === 0);
  }
  const { type } = state.facts;
  const isProcessingMove = processingMoves.some(
    (move) =>
      move.command === kind &&
      move.from.includes(state.processingStatus) &&
      (move.types === undefined || move.types.includes(type)),
  );
  if (isProcessingMove) return true;
  if (state.processingStatus !== 'DELIVERED') return false;
  const [moves, status] = isInstalmentCommand(kind) ? [instalmentMoves, instalmentStatus] : [statusMoves, state.status];
  return moves.some(
    (move) => move.command === kind && move.types.includes(type) && status !== undefined && move.from.includes(status),
  );
}

/** Whether a pair of statuses can occur at all for a type: OPEN before delivery, and no verdict on what needs none. */
export function isPossiblePair(type: BusinessCaseType, processingStatus: ProcessingStatus, status: Status): boolean {
  if (status === 'OPEN') return true;
  if (processingStatus !== 'DELIVERED') return false;
  return status === 'COMPLETED' || (rejectable as readonly BusinessCaseType[]).includes(type);
}
