export { changeBiller, createBiller } from './accounts/billers.ts';
export { type FirstUser, prepareFirstUser } from './accounts/first-user.ts';
export { guessing } from './accounts/guessing.ts';
export { hashPassword } from './accounts/password.ts';
export { type ConfiguredBiller, prepareBiller } from './accounts/prepare-biller.ts';
export { clientAddressOf } from './admission/client-address.ts';
export { memoryRateLimiter, type RateLimits } from './admission/rate-limit.ts';
export { type App, type Client, createApp, routes } from './app.ts';
export { deleteExpired, recheckStaged, runScheduledTasks } from './ebill/daily/duties.ts';
export { applyNetworkEvents } from './ebill/delivery/apply-network-events.ts';
export { deliverDue } from './ebill/delivery/deliver-due.ts';
export { sendDue } from './ebill/delivery/send-due.ts';
export { sendMails } from './ebill/mails/deliver.ts';
export { readMaintenanceWindows } from './ebill/network/maintenance.ts';
export { type NetworkParts, tryNetworks } from './ebill/network/open-networks.ts';
export { simulatorNetwork } from './ebill/network/simulator-network.ts';
export { memoryInvitationThrottle } from './ebill/recipients/invitation-throttle.ts';
export {
  type BackgroundWork,
  doDueWork,
  doWorkOf,
  type EbillParts,
  firstBiller,
  standardEbill,
  startEbillWork,
} from './ebill/start.ts';
export * from './ebill/webhooks/index.ts';
export { type Instant, instantOf } from './instant.ts';
export { serverLimits } from './limits.ts';
export { memoryFailures } from './memory/failures.ts';
export { memoryStore } from './memory/store.ts';
export { openApiDocument } from './openapi/document.ts';
export type {
  AccountStore,
  FoundSession,
  KeyEntry,
  NewKey,
  NewSession,
  OwnKeyStore,
  SessionStore,
  SignedInUser,
  UserChange,
  UserStore,
  WelcomeStore,
} from './ports/accounts/accounts.ts';
export type { DeviceStore, FailureStore, Failures, FailuresChange } from './ports/accounts/failures.ts';
export type { Attempt, AttemptKind, Guessing, Taken } from './ports/accounts/guessing.ts';
export type { ChosenPassword, Invitation, LinkStore } from './ports/accounts/links.ts';
export type { Passkey, SecondFactor, SecondFactorStore, UsedChallenge } from './ports/accounts/second-factor.ts';
export type { Membership, Person, User, UserWithPassword } from './ports/accounts/users.ts';
export type * from './ports/bill-mailer.ts';
export type { Clock } from './ports/clock.ts';
export type { CodeReader, ReadCode, ReadCodesOptions } from './ports/code-reader.ts';
export type * from './ports/ebill/index.ts';
export { mayHaveBeenSent } from './ports/ebill/mails.ts';
export type {
  EbillPorts,
  ExaminedPdf,
  ExamineOptions,
  InvitationThrottle,
  PdfTools,
  SecretBox,
  SimulatorNetwork,
} from './ports/ebill/service.ts';
export type { NetworkTrial } from './ports/network-trial.ts';
export type {
  DocumentationFiles,
  Ids,
  Log,
  Ports,
  Rate,
  RateLimiter,
  Readiness,
  RequestEntry,
  ResourceEntry,
  ResourceFile,
  ResourceStore,
  ServiceStore,
  WebFiles,
} from './ports/ports.ts';
export type { SubmissionReading } from './ports/reading.ts';
export type { SealedValue, SealingStore } from './ports/sealing.ts';
export { ServiceBusy } from './ports/service-busy.ts';
export { type StoreTroubleReason, StoreUnavailable } from './ports/store-unavailable.ts';
export type {
  FiguresOfProcess,
  LongReads,
  MeasuredFigures,
  ProcessFigures,
  StoreFigures,
  Watch,
} from './ports/watch.ts';
export type { LongWork, RouteCall } from './ports/work.ts';
export { sentenceOf } from './problems/index.ts';
export * from './qr/payments/index.ts';
export {
  type ApiKey,
  everyRight,
  operatorId,
  type ProcessingMode,
  processingModes,
  type Scope,
  type StoredKey,
  scopes,
} from './rights/api-key.ts';
export type { KeyStore, RefusedKey } from './rights/key-store.ts';
export { keyHashOf, keyPrefixOf, newApiKey } from './rights/key-text.ts';
export { type Role, roles as userRoles } from './rights/roles.ts';
export type { Route } from './route/route.ts';
export { type LoadKeys, namesOfKeys, openSecrets, type Rotation, rotateSecrets } from './secrets/open-secrets.ts';
export { secretBox, secretKeyOf } from './secrets/secret-box.ts';
export { billerAccountsDefault, type Config, fixedKeys, readConfig, type StorageSettings } from './settings/config.ts';
export type { FileSettings } from './settings/files.ts';
export {
  type Environment,
  isSettingName,
  nearestOf,
  type ReadTextFile,
  type Settings,
  type SettingsSource,
} from './settings/read.ts';
export {
  allowedText,
  plainMeaning,
  type Runtime,
  type Setting,
  type SettingName,
  secretSettingNames,
  settingGroups,
  settingNames,
  settingOf,
  settingsLackingOn,
} from './settings/table.ts';
export { sha256Of } from './sha256.ts';
export { documentationFiles, type InstalledFiles, webFiles } from './start/installed-files.ts';
export { type Limiters, memoryLimiters } from './start/limiters.ts';
export { type FigureModules, processFigures } from './start/process-figures.ts';
export {
  type Answering,
  type Listener,
  type ProcessRuntime,
  type ProcessStore,
  startProcessServer,
} from './start/process-server.ts';
export { type HostProcess, runServer, type StartServer } from './start/run-server.ts';
export {
  keyNotice,
  ownUrl,
  type RunningServer,
  serverUrl,
  welcomeNotice,
  welcomeUrlOf,
} from './start/running-server.ts';
export { openService, type Service, type ServiceParts } from './start/service.ts';
export { type SocketModules, socketSender } from './start/socket-sender.ts';
export { type RuntimeParts, standardPorts } from './start/standard-ports.ts';
export type { Together } from './start/together.ts';
export { swissDay } from './swiss-day.ts';
export { metricRows } from './watch/metrics.ts';
export { customerIdOf, type SharesTold, type ShareUse } from './watch/shares.ts';
export { figuresOf } from './watch/watch.ts';
export type { OnProgress, Order, Progress, Reply, WorkTools } from './work/messages.ts';
export type { StartThread, Thread } from './work/seat.ts';
export { type MessageTarget, workHandler } from './work/thread-end.ts';
export { openWorkThreads, sendOrder, type WorkThreads, webThreads } from './work/threads.ts';
export { defaultWorkLimits, threadsFor, type WorkLimits } from './work/work-limits.ts';
