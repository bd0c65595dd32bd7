import type { Me as MeOrKey, User, WholeCase } from '@rappen/http/answers';

export type {
  ApiKey,
  AuditEntry,
  CaseSummary,
  CreditAccount,
  Delivery,
  FeedEvent,
  Mail,
  Money,
  NewApiKey,
  Role,
  Submission,
  Subscription,
  TestResult,
  User,
  Webhook,
  WholeCase,
} from '@rappen/http/answers';

/** Who is signed in: a browser has a session, never a key. */
export type Me = MeOrKey & { readonly user: User };
export type StatusChange = WholeCase['statusHistory'][number];
export type InstalmentGroup = NonNullable<WholeCase['paymentsByInstalments']>['paymentByInstalments'][number];
export type Instalment = InstalmentGroup['instalments']['instalment'][number];
