import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Places } from './place.ts';

/** Counted in one go, character by character. */
function counted(text: string, at: number): string {
  const before = text.slice(0, at).replace(/^\ufeff/, '');
  const isSplit = before.endsWith('\r') && text[at] === '\n';
  const lines = (isSplit ? before.slice(0, -1) : before).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${[...(lines.at(-1) ?? '')].length + (isSplit ? 1 : 0) + 1}`;
}

test('a place is the same, whatever was let go of before', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '😀', '\ufeff'), maxLength: 300 });
  fc.assert(
    fc.property(texts, fc.nat(400), fc.nat(400), (text, one, two) => {
      const starts = [0, ...Array.from(text.matchAll(/./gsu), ({ index, 0: part }) => index + part.length)];
      const [from = 0, at = 0] = [starts[one % starts.length], starts[two % starts.length]].sort(
        (a = 0, b = 0) => a - b,
      );
      // A carriage return and its line feed are let go of together
      fc.pre(!(text[from - 1] === '\r' && text[from] === '\n'));
      const places = new Places();
      places.pass(text, from);
      expect(places.of(text.slice(from), at - from)).toBe(counted(text, at));
      const asked = new Places();
      for (const next of starts.filter((one) => one <= at)) {
        const { line, column } = asked.next(text, next);
        expect(`line ${line}, column ${column}`).toBe(counted(text, next));
      }
    }),
    { numRuns: 500 },
  );
});
