export type { D1Binding, D1Statement, R2Binding } from './bindings.ts';
export { d1Database } from './database.ts';
export { r2Bytes } from './r2-bytes.ts';
