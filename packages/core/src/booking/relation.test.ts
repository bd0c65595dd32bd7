import { expect, test } from 'vitest';
import { covers, type Relation, relationOf } from './relation.ts';
import type { Message } from './told.ts';

const message: Message = {
  key: 'one',
  base: 'one',
  page: 1,
  stream: '052',
  account: 'CH8198765000700420011',
  isCopy: false,
  messageId: 'M1',
  days: ['2026-11-20'],
};
const other: Message = { ...message, key: 'two', base: 'two', messageId: 'M2', days: ['2026-11-21'] };
const morning = { from: '2026-11-20T00:00:00', to: '2026-11-20T12:00:00' };
const afternoon = { from: '2026-11-20T12:00:00', to: '2026-11-20T18:00:00' };
const wholeDay = { from: '2026-11-20T00:00:00', to: '2026-11-20T18:00:00' };
const up = { opening: 'CHF 100.00', closing: 'CHF 150.00' };
const upAgain = { opening: 'CHF 150.00', closing: 'CHF 170.00' };
const still = { opening: 'CHF 150.00', closing: 'CHF 150.00' };

test.each<[what: string, one: Partial<Message>, other: Partial<Message>, relation: Relation]>([
  ['nothing tells', {}, {}, 'unknown'],
  ['one message twice', {}, { base: 'one' }, 'same'],
  ['two pages of one message', {}, { base: 'one', page: 2 }, 'apart'],
  ['two notifications', { stream: '054' }, { stream: '054', isCopy: true }, 'unknown'],
  ['the same notification twice', { stream: '054' }, { stream: '054', base: 'one' }, 'same'],
  ['one calls itself a copy', { isCopy: true }, {}, 'same'],
  ['the other calls itself a copy', {}, { isCopy: true }, 'same'],
  ['periods that follow each other', morning, afternoon, 'apart'],
  ['periods that overlap', wholeDay, afternoon, 'same'],
  ['periods with a gap', morning, { from: '2026-11-21T00:00:00', to: '2026-11-21T12:00:00' }, 'apart'],
  ['the same period', morning, morning, 'same'],
  ['a period without an end', { from: morning.from }, afternoon, 'unknown'],
  ['a period without a beginning', { to: morning.to }, afternoon, 'unknown'],
  ['a period on one side alone', morning, {}, 'unknown'],
  ['periods before balances', { ...morning, ...up }, { ...afternoon, ...up }, 'apart'],
  ['balances before a copy', { ...up, isCopy: true }, upAgain, 'apart'],
  ['a balance that goes on', up, upAgain, 'apart'],
  ['the same opening balance', up, { ...up, closing: 'CHF 160.00' }, 'same'],
  ['other balances', up, { opening: 'CHF 7.00', closing: 'CHF 9.00' }, 'unknown'],
  ['a balance on one side alone', up, {}, 'unknown'],
  ['a balance that goes on, a day earlier', up, { ...upAgain, days: ['2026-11-19'] }, 'unknown'],
  ['a balance that goes on, on the same day', up, { ...upAgain, days: ['2026-11-20'] }, 'apart'],
  ['a balance that goes on, without entries', up, { ...upAgain, days: [] }, 'apart'],
  ['what moves nothing, before', { opening: 'CHF 150.00', closing: 'CHF 150.00' }, upAgain, 'same'],
  ['what moves nothing, behind', up, still, 'unknown'],
  // It may tell the first one again, or go on from where a round trip ended
  [
    'back to where it began',
    { opening: 'CHF 100.00', closing: 'CHF 100.00', days: ['2026-11-20'] },
    { opening: 'CHF 100.00', closing: 'CHF 130.00' },
    'same',
  ],
])('%s', (_, one, two, relation) => {
  const [first, second] = [
    { ...message, ...one },
    { ...other, ...two },
  ];
  expect(relationOf(first, second)).toBe(relation);
  expect(relationOf(second, first)).toBe(relation);
});

test.each<[what: string, message: Partial<Message>, day: string, isCovered: boolean]>([
  ['a day of an entry', {}, '2026-11-20', true],
  ['another day, without a period', {}, '2026-11-21', false],
  ['the first day of a period', { from: '2026-11-10', to: '2026-11-12' }, '2026-11-10', true],
  ['a day in a period', { from: '2026-11-10', to: '2026-11-12' }, '2026-11-11', true],
  ['the last day of a period', { from: '2026-11-10', to: '2026-11-12' }, '2026-11-12', true],
  ['a day before a period', { from: '2026-11-10', to: '2026-11-12' }, '2026-11-09', false],
  ['a day behind a period', { from: '2026-11-10', to: '2026-11-12' }, '2026-11-13', false],
  ['a period without an end', { from: '2026-11-10' }, '2026-11-10', false],
  ['the day of an end at midnight', { from: '2026-11-10T00:00:00', to: '2026-11-11T00:00:00' }, '2026-11-11', false],
  ['the day before it', { from: '2026-11-10T00:00:00', to: '2026-11-11T00:00:00' }, '2026-11-10', true],
  ['midnight with a zone', { from: '2026-11-10T00:00:00', to: '2026-11-11T00:00:00.000+01:00' }, '2026-11-11', false],
  ['an end after midnight', { from: '2026-11-10T00:00:00', to: '2026-11-11T00:00:01' }, '2026-11-11', true],
  ['one midnight', { from: '2026-11-10T00:00:00', to: '2026-11-10T00:00:00' }, '2026-11-10', true],
])('%s', (_, change, day, isCovered) => {
  expect(covers({ ...message, ...change }, day)).toBe(isCovered);
});
