export { fetchTransport } from '../../fetch-transport.ts';
export { type ConformanceFinding, gatewayConformance } from './run.ts';
export type { ConformanceTarget } from './trial.ts';
