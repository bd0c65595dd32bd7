import { addDays, parseCalendarDate } from '@rappen/core/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../days.ts';
import { type Invoice, newCompany, newInvoice, rhythms } from './records.ts';
import { dueRepeats, filledPeriod, nextRepeat, repeatOf, resumed } from './repeats.ts';

const company = newCompany('de');
const template = (changes: Partial<Invoice> = {}): Invoice => ({
  ...newInvoice(company, '2026-01-31'),
  id: 't',
  kind: 'template',
  ...changes,
});

describe('a template', () => {
  test.each([
    ['month', '2026-05-01', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['quarter', '2026-10-30', ['2026-01-31', '2026-04-30', '2026-07-31']],
    ['year', '2028-01-31', ['2026-01-31', '2027-01-31', '2028-01-31']],
  ] as const)('of the 31st, every %s, is due on the last days of short months', (rhythm, day, days) => {
    expect(dueRepeats(template({ rhythm }), day)).toEqual(days);
  });
  test('of 29 February is due on the 28th of other years', () => {
    const leap = template({ rhythm: 'year', date: '2024-02-29' });
    expect(dueRepeats(leap, '2028-12-31').map((on) => on.slice(5))).toEqual([
      '02-29',
      '02-28',
      '02-28',
      '02-28',
      '02-29',
    ]);
  });
  test('is due until its last day, and no more once it is stopped', () => {
    expect(dueRepeats(template({ repeatUntil: '2026-02-28' }), '2026-12-31')).toEqual(['2026-01-31', '2026-02-28']);
    expect(dueRepeats(template({ stoppedOn: '2026-01-01' }), '2026-12-31')).toEqual([]);
    expect(nextRepeat(template({ repeatUntil: '2026-02-28', repeatedTo: '2026-02-28' }))).toBe('');
  });
  test('that goes on does not make up for the time when it was stopped', () => {
    const stopped = template({ stoppedOn: '2026-02-10', repeatedTo: '2026-01-31' });
    const again = { ...stopped, ...resumed(stopped, '2026-04-30') };
    expect(dueRepeats(again, '2026-05-31')).toEqual(['2026-04-30', '2026-05-31']);
  });
  test('an invoice, an offer or a day that is none is never due', () => {
    expect(dueRepeats({ ...template(), kind: 'invoice' }, '2030-01-01')).toEqual([]);
    expect([dueRepeats(template({ date: '' }), '2030-01-01'), nextRepeat(template({ date: 'x' }))]).toEqual([[], '']);
  });

  test('makes each period once, whenever the desk is opened, and the same drafts as in one go', () => {
    const start = parseCalendarDate('2025-01-01');
    if (!start.ok) throw new Error('no day');
    const days = fc.integer({ min: 0, max: 1500 }).map((count) => addDays(start.value, count) ?? '');
    const rhythm = fc.constantFrom(...rhythms);
    fc.assert(
      fc.property(days, rhythm, fc.array(days, { maxLength: 12 }), days, (date, often, opened, last) => {
        const whole = template({ date, rhythm: often });
        let now = whole;
        const made: Invoice[] = [];
        for (const day of [...opened, last].sort()) {
          // A tab that holds the template of before makes drafts of the same names
          const due = dueRepeats(now, day);
          made.push(...due.map((on) => repeatOf(now, on)));
          now = { ...now, repeatedTo: due.at(-1) ?? now.repeatedTo };
          expect(nextRepeat(now) > day).toBe(true);
        }
        const lastDay = [...opened, last].sort().at(-1) ?? '';
        const atOnce = dueRepeats(whole, lastDay).map((on) => repeatOf(whole, on));
        expect(made).toEqual(atOnce);
        expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
        // The same day of the month, or the last one of a shorter month
        for (const { date: on } of made)
          expect(on.slice(8) === date.slice(8) || dayAfter(on, 1).endsWith('-01')).toBe(true);
        for (const one of made) expect([one.kind, one.issuedOn, one.of, one.revision]).toEqual(['invoice', '', 't', 0]);
      }),
    );
  });

  test('puts the period into its texts, in the language of the invoice', () => {
    expect(filledPeriod('Miete {month} {year}, Q{quarter}, {number}', '2026-03-31', 'de')).toBe(
      'Miete März 2026, Q1, {number}',
    );
    expect(['fr', 'it', 'en'].map((language) => filledPeriod('{month}', '2026-03-31', language as 'fr'))).toEqual([
      'mars',
      'marzo',
      'March',
    ]);
    const rent = template({ date: '2026-02-28', serviceFrom: '2026-02-01', serviceTo: '2026-02-28' });
    expect(repeatOf(rent, '2026-03-28')).toMatchObject({ serviceFrom: '2026-03-01', serviceTo: '2026-03-31' });
  });
});
