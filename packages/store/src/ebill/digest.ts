import type { CalendarDate } from '@rappen/core/date';
import type { Status } from '@rappen/core/ebill';
import { anomalyLimits, type EarlierCase, type HistoryDigest } from '@rappen/core/ebill/anomalies';
import { type BillerId, type EarlierCasesQuery, type Instant, instantOf } from '@rappen/http';
import type { Database, Row, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { amountOf } from './case-rows.ts';
import { hourOf } from './case-steps.ts';
import { jsonOf, numberOf, optionalTextOf, textOf } from './columns.ts';
import { hasAmount } from './schema.ts';
import { placeholders } from './sql.ts';

const dayMilliseconds = 86_400_000;

/** What the earlier cases of a biller come to. All of it is bounded, the newest first. */
export async function digestOf(
  database: Database,
  billerId: BillerId,
  query: EarlierCasesQuery,
): Promise<Omit<HistoryDigest, 'referenced'>> {
  const { type, currencyCode, billRecipientNetId, now, except = 0 } = query;
  const usable = `${hasAmount} AND id <> ? ORDER BY id DESC LIMIT ?`;
  const ofType = await amountsOf(
    database,
    `SELECT amount FROM ebill_case WHERE biller_id = ? AND type = ? AND currency = ? AND ${usable}`,
    '1 = 1',
    [billerId, type, currencyCode, except, anomalyLimits.earlierMax],
  );
  const ofRecipient = await amountsOf(
    database,
    `SELECT amount, type, currency FROM ebill_case WHERE biller_id = ? AND recipient_net_id = ? AND ${usable}`,
    'type = ? AND currency = ?',
    [billerId, billRecipientNetId, except, anomalyLimits.earlierMax, type, currencyCode],
  );
  return {
    amounts: ofType,
    recipientAmounts: ofRecipient,
    cases: await earlierCases(database, billerId, query),
    ...(await velocity(database, billerId, now)),
  };
}

/** Amounts of the last cases, joined where they are kept: a row for each would take ten times as long to read. */
async function amountsOf(
  database: Database,
  last: string,
  condition: string,
  parameters: readonly Value[],
): Promise<readonly string[]> {
  const sql = `SELECT STRING_AGG(amount, ',') AS amounts FROM (${last}) AS last_cases WHERE ${condition}`;
  const [row = {}] = await database.query(sql, parameters);
  return optionalTextOf(row, 'amounts')?.split(',') ?? [];
}

const earlierColumns = `c.id, c.reference_number, c.recipient_net_id, c.amount, c.currency, c.ibans, c.structured_references,
  c.pdf_submitted, c.business_case_date, c.submitted_on, c.status`;
const isAlive = 'c.is_listed = 1 AND c.holds_number = 1 AND c.recipient_net_id IS NOT NULL AND c.id <> ?';

/** Of the recipient in the window of duplicates, and open ones with one of the structured references. */
async function earlierCases(
  database: Database,
  billerId: BillerId,
  { now, billRecipientNetId, structuredReferences, except = 0 }: EarlierCasesQuery,
): Promise<EarlierCase[]> {
  const rows = await database.query(
    `SELECT ${earlierColumns} FROM ebill_case c WHERE c.biller_id = ? AND c.recipient_net_id = ? AND c.submitted_on >= ?
      AND ${isAlive} ORDER BY c.submitted_on DESC, c.id DESC LIMIT ?`,
    [billerId, billRecipientNetId, firstDayOf(now), except, anomalyLimits.earlierMax],
  );
  const found = new Map(rows.map((row) => [numberOf(row, 'id'), row]));
  for (let first = 0; first < structuredReferences.length; first += ebillLimits.referencesPerQueryMax) {
    const some = structuredReferences.slice(first, first + ebillLimits.referencesPerQueryMax);
    const sharing = await database.query(
      `SELECT DISTINCT ${earlierColumns} FROM ebill_case_reference r
        CROSS JOIN ebill_case c
        WHERE r.biller_id = ? AND r.reference IN (${placeholders(some)}) AND c.biller_id = r.biller_id AND c.id = r.case_id
        AND c.status = 'OPEN' AND ${isAlive} ORDER BY c.id DESC LIMIT ?`,
      [billerId, ...some, except, anomalyLimits.earlierMax],
    );
    for (const row of sharing) found.set(numberOf(row, 'id'), row);
    if (found.size >= anomalyLimits.earlierMax * 2) break;
  }
  const newestFirst = [...found].sort(([one], [other]) => other - one);
  return newestFirst.slice(0, anomalyLimits.earlierMax).map(([, row]) => earlierCaseOf(row));
}

/** A day more than the window: it is counted in days of Switzerland. */
function firstDayOf(now: Instant): string {
  return daysBefore(now, anomalyLimits.duplicateWindowDaysMax + 1);
}

/** The day, in UTC, so many days before an instant. */
function daysBefore(now: Instant, days: number): string {
  return instantOf(Date.parse(now) - days * dayMilliseconds).slice(0, 10);
}

function earlierCaseOf(row: Row): EarlierCase {
  return {
    referenceNumber: textOf(row, 'reference_number'),
    billRecipientNetId: textOf(row, 'recipient_net_id'),
    totalAmount: amountOf(row),
    ibans: jsonOf<string[]>(row, 'ibans'),
    structuredReferences: jsonOf<string[]>(row, 'structured_references'),
    pdfHash: textOf(row, 'pdf_submitted'),
    businessCaseDate: textOf(row, 'business_case_date') as CalendarDate,
    submittedOn: textOf(row, 'submitted_on') as CalendarDate,
    status: textOf(row, 'status') as Status,
  };
}

/** How many submissions the hour has with this one, and a usual one, where the difference may matter. */
async function velocity(
  database: Database,
  billerId: BillerId,
  now: Instant,
): Promise<Pick<HistoryDigest, 'submissionsThisHour' | 'submissionsPerHourMean'>> {
  const hour = hourOf(now);
  const [row] = await database.query('SELECT submissions FROM ebill_submission_hour WHERE biller_id = ? AND hour = ?', [
    billerId,
    hour,
  ]);
  const submissionsThisHour = Number(row?.['submissions'] ?? 0) + 1;
  if (submissionsThisHour <= anomalyLimits.submissionsPerHourMax) return { submissionsThisHour };
  const [earlier] = await database.query(
    `SELECT SUM(submissions) AS total, SUM(submissions * submissions) AS squares, MIN(hour) AS first
      FROM ebill_submission_hour WHERE biller_id = ? AND hour < ? AND hour >= ?`,
    [billerId, hour, daysBefore(now, anomalyLimits.usualHourDaysMax)],
  );
  const total = Number(earlier?.['total'] ?? 0);
  const isNew = String(earlier?.['first'] ?? hour) >= daysBefore(now, anomalyLimits.usualHourDaysMin);
  if (isNew || total < anomalyLimits.usualHourSubmissionsMin) return { submissionsThisHour };
  return { submissionsThisHour, submissionsPerHourMean: Number(earlier?.['squares']) / total };
}
