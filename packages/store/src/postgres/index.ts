export { postgresDatabase } from './database.ts';
