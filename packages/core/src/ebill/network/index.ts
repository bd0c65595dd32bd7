export { networkLimits } from './limits.ts';
export { commandOfNews } from './news.ts';
export type {
  BillingNetwork,
  EmailAddressNews,
  EventStream,
  FormerEmailAddress,
  NetEvent,
  NetHealth,
  NetRecipient,
  NetSubmission,
  RecipientHit,
  RecipientQuery,
  SubmitOptions,
  SubmitOutcome,
  SubscriptionInitiation,
  SubscriptionNews,
  Trail,
} from './port.ts';
export { eventStreams } from './port.ts';
export type { ResolvedRecipient } from './recipient.ts';
export { lastDayOfFormerAddress, queriesOf, validateRecipient } from './recipient.ts';
export type {
  RecipientAction,
  SimulatorAnswers,
  SimulatorCommand,
  SimulatorCommandKind,
  SimulatorCounts,
} from './simulator/command.ts';
export { recipientNetIdOf } from './simulator/identifier.ts';
export type { SimulatorStep } from './simulator/simulate.ts';
export { simulate } from './simulator/simulate.ts';
export { readSimulator, writeSimulator } from './simulator/snapshot.ts';
export type { SimulatedCase, SimulatedMail, SimulatedRecipient, SimulatorState } from './simulator/state.ts';
export { emptySimulator } from './simulator/state.ts';
