export { type App, createApp, routes } from './app.ts';
export {
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
