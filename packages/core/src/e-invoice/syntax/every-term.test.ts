import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const semantic = read('../semantic/e-invoice.ts');
const members = [...new Set([...semantic.matchAll(/^ {2}readonly (\w+)\??: /gm)].map(([, name]) => name as string))];
/** What puts terms into the two syntaxes, each with what both share. */
const shared = ['payment-terms.ts', 'syntaxes.ts'].map(read).join('\n');
const syntaxes = { cii: ['cii.ts', 'cii-terms.ts', 'cii-day.ts'], ubl: ['ubl.ts', 'ubl-terms.ts'] } as const;
/** UBL alone has the last day of a discount in a field; CII counts days. */
const ofOne = ['cii until'];

const places = Object.entries(syntaxes).flatMap(([syntax, files]) =>
  members.map((name) => [name, syntax, `${files.map(read).join('\n')}\n${shared}`] as const),
);

test.each(places.filter(([name, syntax]) => !ofOne.includes(`${syntax} ${name}`)))(
  '%s is in %s',
  (name, _syntax, text) => {
    expect(text).toMatch(new RegExp(`['. ]${name}\\b`));
  },
);

test('there are terms to look for', () => {
  expect(members.length).toBeGreaterThan(60);
});
