export { type App, createApp, routes } from './app.ts';
export {
  billerAccountsDefault,
  type Config,
  fixedKeys,
  keyNotice,
  type RunningServer,
  readConfig,
  type Settings,
  type StorageSettings,
  serverUrl,
  settingNames,
} from './config.ts';
export { deliverDue } from './ebill/delivery/deliver-due.ts';
export { keepHouse, recheckStaged } from './ebill/delivery/housekeeping.ts';
export { sendDue } from './ebill/delivery/send-due.ts';
export { takeNews } from './ebill/delivery/take-news.ts';
export { type InvitationThrottle, memoryInvitationThrottle } from './ebill/invitation-throttle.ts';
export type * from './ebill/ports.ts';
export { type ConfiguredBiller, prepareBiller } from './ebill/prepare-biller.ts';
export { type EbillPorts, type PdfTools, pdfTools, type SecretBox, secretBox, secretKeyOf } from './ebill/service.ts';
export { type SimulatorNetwork, simulatorNetwork } from './ebill/simulator-network.ts';
export { type BackgroundWork, doDueWork, firstBiller, standardEbill, startEbillWork } from './ebill/start.ts';
export * from './ebill/webhooks/index.ts';
export {
  type ApiKey,
  type Instant,
  instantOf,
  keyHashOf,
  keyPrefixOf,
  newApiKey,
  type Scope,
  type StoredKey,
  scopes,
} from './keys.ts';
export { memoryStore } from './memory/store.ts';
export { openApiDocument } from './openapi.ts';
export type {
  Clock,
  CodeReader,
  DocumentationFiles,
  Ids,
  KeyStore,
  Log,
  Ports,
  Rate,
  RateLimiter,
  ReadCode,
  ReadCodesOptions,
  Readiness,
  RequestEntry,
  ResourceEntry,
  ResourceFile,
  ResourceStore,
  ServiceStore,
} from './ports.ts';
export { memoryRateLimiter, type RateLimits } from './rate-limit.ts';
export type { Route } from './route.ts';
export { sha256Of } from './sha256.ts';
export { type RuntimeParts, standardPorts, swissDay } from './standard-ports.ts';
