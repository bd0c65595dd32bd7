import { sqliteDatabase } from '@rappen/store/sqlite';

/** Commits pairs of rows to the file of its argument and says each number after it was committed, until it is killed. */
const database = sqliteDatabase(process.argv[2] ?? '');
await database.commit([
  { sql: 'CREATE TABLE IF NOT EXISTS one (number BIGINT PRIMARY KEY)' },
  { sql: 'CREATE TABLE IF NOT EXISTS two (number BIGINT PRIMARY KEY, bytes BYTEA)' },
]);
const [row] = await database.query('SELECT MAX(number) AS last FROM one');
for (let number = Number(row?.['last'] ?? 0) + 1; ; number += 1) {
  await database.commit([
    { sql: 'INSERT INTO one VALUES (?)', parameters: [number], rows: 1 },
    { sql: 'INSERT INTO two VALUES (?, ?)', parameters: [number, new Uint8Array(3000)], rows: 1 },
  ]);
  // Straight to the pipe: what is said has been committed
  await new Promise<void>((resolve) => process.stdout.write(`${number}\n`, () => resolve()));
}
