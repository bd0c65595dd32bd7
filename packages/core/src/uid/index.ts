export type { Uid } from './uid.ts';
export { formatUid, parseUid } from './uid.ts';
