import { describe, expect, test } from 'vitest';
import { action, type Parts, page } from '../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { objectsText } from '../../../../../test/pdf/objects-text.ts';
import { expectValue } from '../../../../../test/results.ts';
import { toPdfA3b } from '../convert.ts';

const now = '2026-11-21T10:00:00Z';
const outline = (entries: string): Parts => ({
  catalog: '/Outlines 100 0 R',
  objects: ['<</First 101 0 R/Last 101 0 R/Count 1>>', `<</Title(a)/Parent 100 0 R${entries}>>`],
});

describe('a destination is kept', () => {
  test.each<[name: string, parts: Parts, kept: RegExp]>([
    ['where the document opens', { catalog: '/OpenAction[3 0 R/XYZ 0 500 1]' }, /\/OpenAction\[\d+ 0 R\/XYZ 0 500 1\]/],
    ['elsewhere in the file', { catalog: '/OpenAction 100 0 R', objects: ['[3 0 R/Fit]'] }, /\/OpenAction \d+ 0 R/],
    ['by name', { catalog: '/OpenAction/Start/Dests<</Start[3 0 R/Fit]>>' }, /\/OpenAction\/Start/],
    ['of an action', { catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' }, /\/S\/GoTo/],
    ['of a link', action('/S/GoTo/D[3 0 R/Fit]'), /\/D\[\d+ 0 R\/Fit\]/],
    ['in the outline', outline('/Dest[3 0 R/Fit]'), /\/Dest\[\d+ 0 R\/Fit\]/],
  ])('%s', (_name, parts, kept) => {
    const made = expectValue(toPdfA3b(page(parts), { now }));
    expect(made.changes.map(({ code }) => code)).not.toContain('action-removed');
    expect(objectsText(made.pdf)).toMatch(kept);
    const again = expectValue(toPdfA3b(made.pdf, { now }));
    expect(again.converted).toBe(false);
  });
});

test('a list of actions behind an action is looked at', () => {
  const next = page({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/JavaScript/JS(1)>>]>>' });
  expect(expectValue(toPdfA3b(next, { now })).changes.map(({ code }) => code)).toContain('action-removed');
});
