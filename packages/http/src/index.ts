export { type App, createApp, routes } from './app.ts';
export { type Config, newApiKey, type RunningServer, readConfig, serverUrl } from './config.ts';
export { memoryKeys } from './memory/keys.ts';
export { openApiDocument } from './openapi.ts';
export type {
  ApiKey,
  Clock,
  CodeReader,
  DocumentationFiles,
  Ids,
  KeyStore,
  Log,
  Ports,
  ReadCode,
  ReadCodesOptions,
  RequestEntry,
} from './ports.ts';
export type { Route } from './route.ts';
export { type RuntimeParts, standardPorts, swissDay } from './standard-ports.ts';
