export { changeBiller, createBiller } from './accounts/billers.ts';
export { type FirstUser, prepareFirstUser } from './accounts/first-user.ts';
export { hashPassword } from './accounts/password.ts';
export type {
  AccountStore,
  FoundSession,
  KeyEntry,
  NewKey,
  NewSession,
  OwnKeyStore,
  SessionStore,
  User,
  UserChange,
  UserStore,
  UserWithPassword,
  WelcomeStore,
} from './accounts/ports.ts';
export { type Role, roles as userRoles } from './accounts/roles.ts';
export { type App, type Client, createApp, routes } from './app.ts';
export { clientAddressOf } from './client-address.ts';
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
  welcomeNotice,
  welcomeUrlOf,
} from './config.ts';
export { deliverDue } from './ebill/delivery/deliver-due.ts';
export { doDuties, keepHouse, recheckStaged } from './ebill/delivery/housekeeping.ts';
export { sendDue } from './ebill/delivery/send-due.ts';
export { takeNews } from './ebill/delivery/take-news.ts';
export { type InvitationThrottle, memoryInvitationThrottle } from './ebill/invitation-throttle.ts';
export { readMaintenanceWindows } from './ebill/maintenance.ts';
export type * from './ebill/ports.ts';
export { type ConfiguredBiller, prepareBiller } from './ebill/prepare-biller.ts';
export {
  type EbillPorts,
  type ExaminedPdf,
  type ExamineOptions,
  type PdfTools,
  type SecretBox,
  secretBox,
  secretKeyOf,
} from './ebill/service.ts';
export { type SimulatorNetwork, simulatorNetwork } from './ebill/simulator-network.ts';
export { type BackgroundWork, doDueWork, doWorkOf, firstBiller, standardEbill, startEbillWork } from './ebill/start.ts';
export * from './ebill/webhooks/index.ts';
export {
  type ApiKey,
  type Instant,
  instantOf,
  keyHashOf,
  keyPrefixOf,
  newApiKey,
  type ProcessingMode,
  processingModes,
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
  WebFiles,
} from './ports.ts';
export { memoryRateLimiter, memoryWrongKeys, type RateLimits } from './rate-limit.ts';
export type { Route } from './route.ts';
export { sha256Of } from './sha256.ts';
export { type RuntimeParts, standardPorts } from './standard-ports.ts';
export { documentationFiles, type InstalledFiles, webFiles } from './start/installed-files.ts';
export {
  type Answering,
  type Listener,
  type ProcessRuntime,
  type ProcessStore,
  startProcessServer,
} from './start/process-server.ts';
export { type HostProcess, runServer, type StartServer } from './start/run-server.ts';
export { openService, type Service, type ServiceParts } from './start/service.ts';
export { type SocketModules, socketSender } from './start/socket-sender.ts';
export { swissDay } from './swiss-day.ts';
