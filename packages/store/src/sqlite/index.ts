export { sqliteDatabase } from './database.ts';
