import type { Infer } from '@rappen/core/model';
import type { amountModel, caseModel } from './ebill/cases/case-model.ts';
import type { auditEntryModel, creditAccountModel, subscriptionModel } from './ebill/connect/account-methods.ts';
import type { caseSummaryModel } from './ebill/connect/case-methods.ts';
import type { eventModel } from './ebill/connect/event-methods.ts';
import type { apiKeyModel, newApiKeyModel } from './ebill/connect/key-methods.ts';
import type { meModel } from './ebill/connect/session-methods.ts';
import type { mailModel, submissionModel } from './ebill/connect/simulator-methods.ts';
import type { userModel } from './ebill/connect/user-methods.ts';
import type { deliveryModel, newSecretModel, testResultModel } from './ebill/connect/webhook-methods.ts';
import type { ebillErrorModel } from './ebill/descriptions.ts';
import type { createdWebhookModel, webhookModel } from './ebill/webhook-routes.ts';

/**
 * What the services answer, as types of its JSON for clients: each is the type of the shape that its route declares. Amounts are
 * decimal texts here, and numbers to the digit in JSON. Instants are UTC, `2026-11-21T09:53:31.814Z`.
 */
export type { Role } from './accounts/roles.ts';
export type { WholeCase } from './ebill/cases/case-model.ts';
export type { CaseAnomaly } from './ebill/descriptions.ts';
export type { Health } from './ebill/health.ts';
export type { ErrorBody } from './error-body.ts';

export type EbillError = Infer<typeof ebillErrorModel>;
export type Money = Infer<typeof amountModel>;
export type SubmittedCase = Infer<typeof caseModel>;
export type CaseSummary = Infer<typeof caseSummaryModel>;
export type User = Infer<typeof userModel>;
export type Me = Infer<typeof meModel>;
export type ApiKey = Infer<typeof apiKeyModel>;
export type NewApiKey = Infer<typeof newApiKeyModel>;
export type CreditAccount = Infer<typeof creditAccountModel>;
export type Subscription = Infer<typeof subscriptionModel>;
export type AuditEntry = Infer<typeof auditEntryModel>;
export type Webhook = Infer<typeof webhookModel>;
export type CreatedWebhook = Infer<typeof createdWebhookModel>;
export type NewSecret = Infer<typeof newSecretModel>;
export type Delivery = Infer<typeof deliveryModel>;
export type TestResult = Infer<typeof testResultModel>;
export type FeedEvent = Infer<typeof eventModel>;
export type Submission = Infer<typeof submissionModel>;
export type Mail = Infer<typeof mailModel>;
