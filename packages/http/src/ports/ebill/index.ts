export type { AuditEntry, Audited, AuditLog, AuditPageQuery, NewAuditEntry } from './audit.ts';
export type { BillerId } from './biller-id.ts';
export type {
  Biller,
  BillerAddress,
  BillerStore,
  BillerUpdate,
  CreditAccount,
  CreditAccountStore,
  NewBiller,
} from './billers.ts';
export type {
  CaseContent,
  CaseErasure,
  CaseFilter,
  CasePdf,
  CaseQuery,
  CaseReceiptEntry,
  CaseSorting,
  CaseStore,
  CaseSummary,
  CaseTotal,
  CaseUpdate,
  Change,
  ChangeOutcome,
  CreateOutcome,
  EarlierCasesQuery,
  KeptCase,
  KeptCaseQuery,
  KeptCases,
  KeptReceipt,
  NewCase,
  NewReceipt,
  PdfStore,
  ReceiptStore,
  StoredCase,
} from './cases.ts';
export type {
  FeedPage,
  FeedQuery,
  FeedStore,
  NewRecord,
  RecordedRecord,
  SubscriptionEntry,
  SubscriptionStore,
  SubscriptionUpdate,
} from './feeds.ts';
export type {
  IdempotencyOutcome,
  IdempotencyStore,
  IdempotencyTicket,
  KeptAnswer,
  KeyTaken,
  MadeOnce,
} from './idempotency.ts';
export type { Lease } from './lease.ts';
export type { DeskMail, MailContent, MailJob, MailOutcome, MailState, MailStore, NewDeskMail } from './mails.ts';
export type {
  BillerNetwork,
  BillerNetworkStore,
  CursorMove,
  DueBiller,
  NetworkCursors,
  NetworkJournal,
  NetworkKind,
  Outbox,
  OutboxJob,
  OutboxMove,
  SeenBill,
  SimulatorEntry,
  SimulatorJournal,
  SimulatorSnapshot,
} from './network.ts';
export type { Duty, DutyStore, EbillStore } from './store.ts';
export type {
  ClaimedDelivery,
  Delivery,
  DeliveryQueue,
  DeliveryResult,
  NewWebhook,
  SealedSecrets,
  Webhook,
  WebhookMaker,
  WebhookOutcome,
  WebhookStore,
} from './webhooks.ts';
