import { expect, test } from 'vitest';
import { type Demand, isEmptyPlan, planGlyphs } from './glyph-plan.ts';

/** A program of three glyphs, which are 500, 600 and, nobody knows, wide. */
const widths = [500, 600, undefined];
const plan = (demands: readonly Omit<Demand, 'code'>[], isShared?: boolean) => {
  const numbered = demands.map((demand, code) => ({ code, ...demand }));
  const made = planGlyphs(numbered, widths.length, (glyph) => widths[glyph], isShared);
  const { added, glyphs, widthOfCode } = made;
  return {
    widths: Object.fromEntries(made.widths),
    added,
    glyphs: [...glyphs.values()],
    codes: [...widthOfCode.values()],
    isEmpty: isEmptyPlan(made),
  };
};
const none = (glyph: number, width?: number) => ({ glyph, own: 'none', width }) as const;
const blank = (width?: number) => ({ glyph: 0, own: 'blank', width }) as const;
const copy = (glyph: number, width?: number) => ({ glyph, own: 'copy', width }) as const;

test.each<[what: string, demands: Omit<Demand, 'code'>[], expected: Partial<ReturnType<typeof plan>>]>([
  ['what is as it should be', [none(0, 500), none(1)], { isEmpty: true, glyphs: [0, 1], codes: [500, 600] }],
  ['what differs by rounding', [none(0, 500.5), none(1, 599.6)], { isEmpty: true, glyphs: [0, 1] }],
  ['another width', [none(0, 501)], { isEmpty: false, widths: { 0: 501 }, glyphs: [0], codes: [501] }],
  ['a width that was unknown', [none(2, 300)], { widths: { 2: 300 }, glyphs: [2] }],
  ['a width that nobody says', [none(2)], { widths: { 2: 0 }, codes: [0] }],
  [
    'one glyph in two widths',
    [none(0, 500), none(0, 700)],
    { widths: {}, added: [{ like: 0, width: 700 }], glyphs: [0, 3] },
  ],
  [
    'two new widths',
    [none(0, 700), none(0, 800)],
    { widths: { 0: 700 }, added: [{ like: 0, width: 800 }], glyphs: [0, 3] },
  ],
  ['the same new width twice', [none(0, 700), none(0, 700.4)], { widths: { 0: 700 }, added: [], glyphs: [0, 0] }],
  ['nothing to see', [blank(250)], { added: [{ like: undefined, width: 250 }], glyphs: [3], codes: [250] }],
  ['nothing to see, as wide as its glyph', [blank()], { added: [{ like: undefined, width: 500 }] }],
  ['nothing to see, of no width', [{ ...blank(), glyph: 2 }], { added: [{ like: undefined, width: 0 }], codes: [0] }],
  ['two that look alike', [copy(1, 600), copy(1, 600)], { added: [{ like: 1, width: 600 }], glyphs: [3, 3] }],
  [
    'two that look alike, of two widths',
    [copy(1, 600), copy(1, 601)],
    {
      added: [
        { like: 1, width: 600 },
        { like: 1, width: 601 },
      ],
      glyphs: [3, 4],
    },
  ],
])('%s', (_what, demands, expected) => {
  expect(plan(demands)).toMatchObject(expected);
});

test('what may not be shared is added for each code', () => {
  expect(plan([blank(250), blank(250), copy(1), copy(1)], false)).toMatchObject({ glyphs: [3, 4, 5, 6], widths: {} });
});
