export {
  type GuardedSenderOptions,
  guardedLookup,
  type Lookup,
  type Resolve,
  type ResolvedAddress,
} from './guarded-lookup.ts';
export { type HookUrlRules, judgeHookUrl, mayConnectTo } from './hook-url.ts';
export { isPublicAddress } from './ip-address.ts';
export { webhookLimits } from './limits.ts';
export { type Mail, type Mailer, type OutboxMailer, outboxMailer } from './mailer.ts';
export { messageIdOf, sendMessage, type WebhookMessage } from './message.ts';
export { type AttemptedDelivery, afterAttempt, type DisabledReason } from './schedule.ts';
export {
  bodyStartOf,
  failureOf,
  retryAfterSecondsOf,
  type SendFailure,
  type SendOutcome,
  type WebhookAnswer,
  type WebhookRequest,
  type WebhookSender,
} from './sender.ts';
export {
  newWebhookSecret,
  type SignedMessage,
  signWebhook,
  verifyWebhook,
  type WebhookVerdict,
} from './signature.ts';
