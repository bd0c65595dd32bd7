import { expect, test } from 'vitest';
import { fontCases } from '../../../../../../test/oracles/pdfa-fixtures/fonts.ts';
import { edited } from '../../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { expectValue } from '../../../../../../test/results.ts';
import { readDocument } from '../../../syntax/document.ts';
import { findingsOf } from '../check.ts';

const listed = fontCases.find(({ name }) => name === 'CID: a list of CIDs that is wrong')?.bytes ?? new Uint8Array(0);
const clauses = (pdf: Uint8Array): unknown[] =>
  findingsOf(expectValue(readDocument(pdf))).map(({ params }) => (params as { clause?: string }).clause);

test('a list of CIDs must be whole for a subset alone', () => {
  expect(clauses(listed)).toContain('6.2.11.4.2');
  expect(clauses(edited(listed, /ABCDEF\+Made/g, 'ABCDEF_Made'))).not.toContain('6.2.11.4.2');
});
