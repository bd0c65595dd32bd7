export type {
  HookUrlRules,
  SendFailure,
  SendOutcome,
  WebhookAnswer,
  WebhookRequest,
  WebhookSender,
} from '../../ports/ebill/webhook-sender.ts';
export type { Mail, Mailer } from '../../ports/mailer.ts';
export { isPublicAddress } from '../../rights/ip-address.ts';
export {
  type GuardedSenderOptions,
  guardedLookup,
  type Lookup,
  type Resolve,
  type ResolvedAddress,
} from './guarded-lookup.ts';
export { mayConnectTo, validateHookUrl } from './hook-url.ts';
export { webhookLimits } from './limits.ts';
export { type OutboxMailer, outboxMailer } from './mailer.ts';
export { messageIdOf, sendMessage, type WebhookMessage } from './message.ts';
export { type AttemptedDelivery, afterAttempt, type DisabledReason } from './schedule.ts';
export { bodyStartOf, failureOf, retryAfterSecondsOf } from './sender.ts';
export {
  newWebhookSecret,
  type SignedMessage,
  signWebhook,
  verifyWebhook,
  type WebhookVerdict,
} from './signature.ts';
