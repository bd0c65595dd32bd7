export { sharedDatabase, sqliteDatabase, sqliteFile } from './database.ts';
export { whatIsWrong } from './inspection.ts';
export { lockFolder } from './lock.ts';
