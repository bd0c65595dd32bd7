import { profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { billFields, textOf } from '../../sheet/fields.ts';
import { readRow } from '../../sheet/read-row.ts';
import { emptyForm } from './form.ts';
import { validate } from './validate.ts';

const profile = profiles['2.3'];
const typed = 'Café “L’Étoile” & „Söhne‟';
const plain = `Café "L'Étoile" & "Söhne"`;

test('Create and Bulk put the same plain quotes into the code, and say so', () => {
  const { draft, notes, problems } = validate({ ...emptyForm('de'), 'creditor.name': typed }, profile);
  expect(draft.creditor?.name).toBe(plain);
  expect(notes.get('creditor.name')).toMatchObject([{ code: 'TEXT_REPLACED', params: { from: typed, to: plain } }]);
  expect(problems.get('creditor.name')).toBeUndefined();

  const cells = billFields.map((field) => (field === 'creditor.name' ? typed : ''));
  const creditor = Object.fromEntries(billFields.map((field) => [field, ''])) as never;
  const row = readRow(
    { number: 2, cells, problems: [] },
    { creditor, currency: 'CHF', prefix: '', numberPlace: 'none', language: 'de' },
    profile,
  );
  expect(textOf(row.cells, 'creditor.name')).toBe(plain);
  expect(row.notes).toContainEqual({ kind: 'quotes', field: 'creditor.name' });
});
