export * from './api.generated.ts';
export type { Bytes, FileInput } from './body.ts';
export { type FieldError, NoAnswerError, RappenError } from './errors.ts';
export type { FeedOptions } from './feed.ts';
export type { CallOptions, Operation } from './operation.ts';
export { Rappen, type RappenOptions } from './rappen.ts';
export { verifyWebhook, WebhookError, type WebhookMessage, type WebhookReason } from './webhook.ts';
