import type { Infer } from '@rappen/core/model';
import type { ebillErrorModel, passkeyRequestModel } from './answer/ebill-error-body.ts';
import type { auditEntryModel, creditAccountModel, subscriptionModel } from './connect/account-methods.ts';
import type { caseSummaryModel, caseTotalModel } from './connect/case-methods.ts';
import type { eventModel } from './connect/event-methods.ts';
import type { invitationModel, newInvitationModel, newLinkModel } from './connect/invitation-methods.ts';
import type { apiKeyModel, newApiKeyModel } from './connect/key-methods.ts';
import type { requestedResetModel, shownInvitationModel, shownResetModel } from './connect/link-methods.ts';
import type { networkModel, networkTrialModel } from './connect/network/network-methods.ts';
import type { mailModel, submissionModel } from './connect/network/simulator-methods.ts';
import type { addedPasskeyModel, newPasskeyRequestModel, passkeyModel } from './connect/passkey-methods.ts';
import type { newSecondFactorModel, recoveryCodesModel } from './connect/second-factor-methods.ts';
import type { meModel } from './connect/session-methods.ts';
import type { userModel } from './connect/user-methods.ts';
import type { deliveryModel, newSecretModel, testResultModel } from './connect/webhook-methods.ts';
import type { amountModel, caseModel } from './ebill/cases/case-model.ts';
import type { erasureReportModel } from './ebill/erasure/erase.ts';
import type { caseReportModel } from './ebill/staging/many.ts';
import type { statementReportModel } from './ebill/statements/model.ts';
import type { createdWebhookModel, webhookModel } from './ebill/webhooks/routes.ts';

export type { CaseAnomaly } from './answer/ebill-error-body.ts';
export type { ErrorBody } from './answer/error-body.ts';
export type { Health } from './answer/health-body.ts';
export type { WholeCase } from './ebill/cases/case-model.ts';
export type { ProblemCode } from './problems/index.ts';
/**
 * What the services answer, as types of its JSON for clients: each is the type of the shape that its route declares. Amounts are
 * decimal texts here, and numbers to the digit in JSON. Instants are UTC, `2026-11-21T09:53:31.814Z`.
 */
export type { Role } from './rights/roles.ts';

export type EbillError = Infer<typeof ebillErrorModel>;
export type Money = Infer<typeof amountModel>;
export type SubmittedCase = Infer<typeof caseModel>;
export type StatementReport = Infer<typeof statementReportModel>;
export type CaseReport = Infer<typeof caseReportModel>;
export type ErasureReport = Infer<typeof erasureReportModel>;
export type CaseSummary = Infer<typeof caseSummaryModel>;
export type CaseTotal = Infer<typeof caseTotalModel>;
export type User = Infer<typeof userModel>;
export type Me = Infer<typeof meModel>;
export type Invitation = Infer<typeof invitationModel>;
export type NewInvitation = Infer<typeof newInvitationModel>;
export type ShownInvitation = Infer<typeof shownInvitationModel>;
export type ShownReset = Infer<typeof shownResetModel>;
export type RequestedReset = Infer<typeof requestedResetModel>;
export type NewSecondFactor = Infer<typeof newSecondFactorModel>;
export type RecoveryCodes = Infer<typeof recoveryCodesModel>;
export type Passkey = Infer<typeof passkeyModel>;
export type AddedPasskey = Infer<typeof addedPasskeyModel>;
export type NewPasskeyRequest = Infer<typeof newPasskeyRequestModel>;
export type PasskeyRequest = Infer<typeof passkeyRequestModel>;
export type NewLink = Infer<typeof newLinkModel>;
export type ApiKey = Infer<typeof apiKeyModel>;
export type NewApiKey = Infer<typeof newApiKeyModel>;
export type BillerNetwork = Infer<typeof networkModel>;
export type NetworkTrial = Infer<typeof networkTrialModel>;
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
