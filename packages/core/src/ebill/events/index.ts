export type { CaseIdentity, FeedName, FeedRecord } from './feed.ts';
export { emailAddressRecord, feeds, recordsOf, subscriptionRecord } from './feed.ts';
export type { RecordStamp } from './json.ts';
export { recordContent, recordJson, webhookBody } from './json.ts';
