import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { BillerId } from '@rappen/http';
import type { Database, Definition, Row, Statement, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { numberOf, optionalNumberOf, textOf } from './columns.ts';
import { allot } from './numbering.ts';
import { piecesOf, soughtPieces } from './search-pieces.ts';
import type { Expression } from './sql.ts';
import type { Step } from './steps.ts';

/**
 * The index of texts: of each case the pieces that its text has, of one, two and four letters, each with the number of its biller
 * in front. A text that is looked for has pieces too; what has all of them is then compared with it. SQLite and D1 keep pieces in a
 * full-text table whose rows are numbered by cases, which no two billers share; PostgreSQL keeps lists of them. Texts that were there
 * before are put into it in small steps; until they are, a biller's are gone through without it.
 */
export const searchSchema: readonly Definition[] = [
  {
    sqlite: [
      "CREATE VIRTUAL TABLE ebill_search USING fts5(pieces, content = '', columnsize = 0, detail = none, tokenize = 'ascii')",
      // What is deleted does not stay in parts that are merged some day
      "INSERT INTO ebill_search (ebill_search, rank) VALUES ('secure-delete', 1)",
    ],
    postgres: [
      `CREATE TABLE ebill_search (
        biller_id BIGINT NOT NULL,
        case_id BIGINT NOT NULL,
        pieces TEXT[] NOT NULL,
        PRIMARY KEY (biller_id, case_id)
      )`,
      'CREATE INDEX ebill_search_by_piece ON ebill_search USING GIN (pieces)',
    ],
  },
  'CREATE TABLE ebill_search_rest (biller_id BIGINT PRIMARY KEY, through_id BIGINT NOT NULL)',
  `INSERT INTO ebill_search_rest (biller_id, through_id)
    SELECT n.biller_id, n.last_id FROM ebill_numbering n
    WHERE EXISTS (SELECT 1 FROM ebill_case c WHERE c.biller_id = n.biller_id)`,
];

/** Longer pieces for numbers: all texts are put into the index once more, in small steps, as those were that were there before it. */
export const numberPiecesSchema: readonly Definition[] = [
  { sqlite: ["INSERT INTO ebill_search (ebill_search) VALUES ('delete-all')"], postgres: ['TRUNCATE ebill_search'] },
  'DELETE FROM ebill_search_rest',
  searchSchema[2] as Definition,
];

/**
 * A text as it is kept and looked for. Lower case is made here: databases disagree about letters beyond ASCII. Neither are they of
 * one mind about halves of letters.
 */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\p{Cs}/gu, '\ufffd');
}

/** Of so many cases with a piece, the newest, it is seen how often the piece comes. */
const probedCases = 100;

/**
 * What a full-text table is asked for: the pieces of a text that the fewest cases have, since it goes through all cases of each piece
 * that it is asked for. Where a piece of a number has few, no others are looked at.
 */
async function asked(database: Database, billerId: BillerId, text: string): Promise<readonly string[]> {
  const { ofNumbers, ofText } = soughtPieces(billerId, text);
  if (database.dialect !== 'sqlite' || ofNumbers.length + ofText.length === 1) return [...ofNumbers, ...ofText];
  const numbers = await probed(database, ofNumbers);
  const others = numbers.some(({ cases }) => cases < probedCases) ? [] : await probed(database, ofText);
  const apart = [...numbers, ...others].sort((one, other) => other.distance - one.distance);
  const furthest = apart[0]?.distance ?? 0;
  return apart.filter(({ distance }) => distance * alikeTimes >= furthest).map(({ piece }) => piece);
}

/** A piece, and how far apart its cases lie: it is rarer the further that is. */
interface ProbedPiece {
  readonly piece: string;
  /** Of the newest. */
  readonly cases: number;
  readonly distance: number;
}

async function probed(database: Database, pieces: readonly string[]): Promise<readonly ProbedPiece[]> {
  const one = `SELECT ? AS piece, COUNT(*) AS cases, MIN(found_id) AS first, MAX(found_id) AS last FROM (
    SELECT rowid AS found_id FROM ebill_search WHERE ebill_search MATCH ? ORDER BY rowid DESC LIMIT ${probedCases}
  )`;
  const rows: Row[] = [];
  for (let first = 0; first < pieces.length; first += ebillLimits.unionsPerQueryMax) {
    const some = pieces.slice(first, first + ebillLimits.unionsPerQueryMax);
    const sql = some.map(() => one).join(' UNION ALL ');
    const parameters = some.flatMap((piece) => [piece, `"${piece}"`]);
    for (const row of await database.query(sql, parameters)) rows.push(row);
  }
  return rows.map((row) => {
    const cases = numberOf(row, 'cases');
    const span = (optionalNumberOf(row, 'last') ?? 0) - (optionalNumberOf(row, 'first') ?? 0) + 1;
    const distance = cases < probedCases ? Number.MAX_SAFE_INTEGER / (1 + cases) : span / cases;
    return { piece: textOf(row, 'piece'), cases, distance };
  });
}

/** Pieces that come no more than so many times as often as the rarest are asked for too. */
const alikeTimes = 8;

/** Between which ids cases are looked for, and in which order. */
export interface IdRange {
  readonly after?: CaseId | undefined;
  readonly before?: CaseId | undefined;
  readonly order: 'ASC' | 'DESC';
}

/** The ids, as `found_id`, of the cases that may have a text; each is still to be compared with it. */
export async function textLookup(database: Database, billerId: BillerId, text: string): Promise<TextLookup> {
  const pieces = await asked(database, billerId, text);
  return (range) => idsOfPieces(database, pieces, range);
}

export type TextLookup = (range: IdRange) => Expression;

function idsOfPieces(
  { dialect }: Database,
  pieces: readonly string[],
  { after = 0, before = Number.MAX_SAFE_INTEGER, order }: IdRange,
): Expression {
  if (dialect === 'sqlite')
    return {
      sql: `SELECT rowid AS found_id FROM ebill_search
        WHERE ebill_search MATCH ? AND rowid > CAST(? AS BIGINT) AND rowid < CAST(? AS BIGINT) ORDER BY rowid ${order}`,
      parameters: [pieces.map((piece) => `"${piece}"`).join(' '), after, before],
    };
  // By itself: with the bound of a page in sight PostgreSQL would rather go through all cases
  return {
    sql: `SELECT found_id FROM (
        WITH found AS MATERIALIZED (
          SELECT case_id AS found_id FROM ebill_search WHERE pieces @> string_to_array(CAST(? AS TEXT), ' ')
        ) SELECT found_id FROM found WHERE found_id > ? AND found_id < ?
      ) AS alike ORDER BY found_id ${order}`,
    parameters: [pieces.join(' '), after, before],
  };
}

/** Whether all texts of a biller are in the index. */
export async function isIndexed(database: Database, billerId: BillerId): Promise<boolean> {
  const sql = 'SELECT 1 AS one FROM ebill_search_rest WHERE biller_id = ?';
  return (await database.query(sql, [billerId])).length === 0;
}

/** Cases that are still to be put into the index are left to whoever does that. */
const isDone = 'NOT EXISTS (SELECT 1 FROM ebill_search_rest WHERE biller_id = ? AND through_id >= ?)';

/** What writes the index in the commits that write cases. */
export interface SearchIndex {
  /** Of a case that the commit makes. */
  enter(billerId: BillerId, id: Expression, text: string): readonly Step[];
  /** Of a case whose text is another one: comes with a condition that it was `before` until now. */
  replace(billerId: BillerId, id: CaseId, before: string, after: string): readonly Step[];
}

export function searchIndex({ dialect }: Pick<Database, 'dialect'>): SearchIndex {
  const isSqlite = dialect === 'sqlite';

  function enter(billerId: BillerId, id: Expression, text: string): Step[] {
    if (text === '') return [];
    const pieces = piecesOf(billerId, text);
    if (isSqlite) {
      const sql = `INSERT INTO ebill_search (rowid, pieces) VALUES (CAST(${id.sql} AS BIGINT), ?)`;
      return [{ sql, parameters: [...id.parameters, pieces] }];
    }
    const sql = `INSERT INTO ebill_search (biller_id, case_id, pieces)
      VALUES (CAST(? AS BIGINT), CAST(${id.sql} AS BIGINT), string_to_array(CAST(? AS TEXT), ' '))`;
    return [{ sql, parameters: [billerId, ...id.parameters, pieces] }];
  }

  function leave(billerId: BillerId, id: CaseId, text: string): Step[] {
    if (text === '') return [];
    const sql = isSqlite
      ? `INSERT INTO ebill_search (ebill_search, rowid, pieces) SELECT 'delete', CAST(? AS BIGINT), ? WHERE ${isDone}`
      : 'DELETE FROM ebill_search WHERE biller_id = ? AND case_id = ?';
    const own = isSqlite ? [id, piecesOf(billerId, text), billerId, id] : [billerId, id];
    return [{ sql, parameters: own }];
  }

  function enterAgain(billerId: BillerId, id: CaseId, text: string): Step[] {
    if (text === '') return [];
    const pieces = piecesOf(billerId, text);
    const sql = isSqlite
      ? `INSERT INTO ebill_search (rowid, pieces) SELECT CAST(? AS BIGINT), ? WHERE ${isDone}`
      : `INSERT INTO ebill_search (biller_id, case_id, pieces)
          SELECT CAST(? AS BIGINT), CAST(? AS BIGINT), string_to_array(CAST(? AS TEXT), ' ') WHERE ${isDone}`;
    const own: Value[] = isSqlite ? [id, pieces] : [billerId, id, pieces];
    return [{ sql, parameters: [...own, billerId, id] }];
  }

  return {
    enter,
    replace: (billerId, id, before, after) =>
      before === after ? [] : [...leave(billerId, id, before), ...enterAgain(billerId, id, after)],
  };
}

/** Puts texts into the index that were there before it, of one biller; answers how many were looked at, 0 where all are in it. */
export async function fillSearch(database: Database): Promise<number> {
  const [rest] = await database.query('SELECT biller_id, through_id FROM ebill_search_rest ORDER BY biller_id LIMIT 1');
  if (rest === undefined) return 0;
  const billerId = numberOf(rest, 'biller_id');
  const through = numberOf(rest, 'through_id');
  const { searchFilledMax } = ebillLimits;
  const rows = await database.query(
    'SELECT id, revision, search_text FROM ebill_case WHERE biller_id = ? AND id <= ? ORDER BY id DESC LIMIT ?',
    [billerId, through, searchFilledMax],
  );
  const next = rows.length < searchFilledMax ? 0 : numberOf(rows.at(-1) ?? {}, 'id') - 1;
  const kept = rows.filter((row) => row['search_text'] !== '');
  const revisions = kept.reduce((sum, row) => sum + numberOf(row, 'revision'), 0);
  const index = searchIndex(database);
  // As they were read: a change of one of them leaves it to the next attempt
  const asRead = `(SELECT COUNT(*) FROM ebill_case WHERE biller_id = ? AND id > ? AND id <= ? AND search_text <> '') = ?
    AND (SELECT COALESCE(SUM(revision), 0) FROM ebill_case WHERE biller_id = ? AND id > ? AND id <= ? AND search_text <> '') = ?`;
  const moved: Statement = {
    sql: `UPDATE ebill_search_rest SET through_id = ? WHERE biller_id = ? AND through_id = ? AND ${asRead}`,
    parameters: [
      next,
      ...[billerId, through],
      ...[billerId, next, through, kept.length],
      ...[billerId, next, through, revisions],
    ],
    rows: 1,
  };
  await database.commit([
    allot(billerId, {}),
    moved,
    ...kept.flatMap((row) =>
      index.enter(billerId, { sql: '?', parameters: [numberOf(row, 'id')] }, textOf(row, 'search_text')),
    ),
    { sql: 'DELETE FROM ebill_search_rest WHERE biller_id = ? AND through_id = 0', parameters: [billerId] },
  ]);
  return Math.max(1, rows.length);
}
