import { sqliteDatabase } from '@rappen/store/sqlite';

const rowBytes = 1850;

/** Durable commits a second of three rows each: what a submission writes at least. */
export async function commitsPerSecond(file: string, seconds: number): Promise<number> {
  const database = sqliteDatabase(file);
  const text = 'x'.repeat(rowBytes);
  await database.commit([{ sql: 'CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT NOT NULL)' }]);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    const insert = { sql: 'INSERT INTO entry (text) VALUES (?)', parameters: [text], rows: 1 };
    await database.commit([insert, insert, insert]);
    count++;
  }
  await database.close();
  return count / ((performance.now() - start) / 1000);
}
