import type { Me as MeOrKey, StatementReport, User, WholeCase } from '@rappen/http/internal/answers';

export type {
  AddedPasskey,
  ApiKey,
  AuditEntry,
  BillerNetwork,
  CaseReport,
  CaseSummary,
  CaseTotal,
  CreditAccount,
  Delivery,
  DeskMail,
  ErasureReport,
  FeedEvent,
  Invitation,
  Mail,
  Money,
  NetworkTrial,
  NewApiKey,
  NewInvitation,
  NewLink,
  NewPasskeyRequest,
  NewSecondFactor,
  Passkey,
  PasskeyRequest,
  RecoveryCodes,
  RequestedReset,
  Role,
  ShownInvitation,
  ShownReset,
  StatementReport,
  Submission,
  Subscription,
  TestResult,
  User,
  Webhook,
  WholeCase,
} from '@rappen/http/internal/answers';

/** The signed-in user: a browser has a session, never a key. */
export type Me = MeOrKey & { readonly user: User };
export type CaseReceipt = StatementReport['receipts'][number];
export type StatusChange = WholeCase['statusHistory'][number];
type InstalmentGroup = NonNullable<WholeCase['paymentsByInstalments']>['paymentByInstalments'][number];
export type Instalment = InstalmentGroup['instalments']['instalment'][number];
