import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { isProven, readBackup, type Secret, secretOf, writeBackup } from '../backup.ts';
import type { Everything } from '../everything.ts';

const company = newCompany('de');
const draft = newInvoice(company, '2026-11-24');
/** As the desk keeps a file: its record, and what is in it. */
const fileOf = (id: string, bytes: Uint8Array) => ({
  record: { id, name: `${id}.csv`, description: '', mediaType: 'text/csv', size: bytes.length },
  kept: { id, content: base64Of(bytes) },
});
const [own, earlier, removed] = ['own', 'earlier', 'removed'].map((id) => fileOf(id, new TextEncoder().encode(id)));
if (!own || !earlier || !removed) throw new Error('There are three');
const withFiles = (...attachments: Invoice['attachments']): Invoice => ({ ...draft, attachments });

/** An invoice that has a file, had another one when it was issued before, and one in the bin that has a third. */
const everything: Everything = {
  desk: {
    companies: [company],
    customers: [],
    articles: [],
    efforts: [],
    invoices: [{ ...withFiles(own.record), versions: [JSON.stringify(withFiles(earlier.record))] }],
  },
  bank: undefined,
  bin: [
    {
      id: 'b',
      day: '2026-11-24',
      until: '2026-12-24',
      reason: 'removed',
      changes: [{ kind: 'invoices', id: 'gone', before: withFiles(removed.record), after: '' }],
    },
  ],
  attached: [own.kept, earlier.kept, removed.kept],
};

async function restored(text: string, opener: string | Secret = '') {
  const read = await readBackup(text, opener);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
const textOf = async (given: Everything, secret?: Secret) => (await writeBackup(given, secret)).text();

describe('a backup', () => {
  test('gives back every byte of every file, plain and encrypted', async () => {
    const made = await secretOf('correct horse');
    const contents = fc.array(fc.uint8Array({ minLength: 1, maxLength: 5000 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(contents, fc.constantFrom(undefined, made), async (drawn, secret) => {
        const files = drawn.map((bytes, index) => fileOf(`file-${index}`, bytes));
        const given = {
          ...everything,
          desk: { ...everything.desk, invoices: [withFiles(...files.map(({ record }) => record))] },
          bin: [],
          attached: files.map(({ kept }) => kept),
        };
        const text = await textOf(given, secret);
        const { everything: back, lacking, unread } = await restored(text, secret);
        expect([lacking, unread]).toEqual([[], []]);
        expect(back.attached.map(({ content }) => base64Bytes(content))).toEqual(
          drawn.map((bytes) => new Uint8Array(bytes)),
        );
        expect(await isProven(text, given, secret ?? '')).toBe(true);
      }),
    );
  });

  test('is not called saved where a byte of a file has changed', async () => {
    const text = await textOf(everything);
    expect(await isProven(text, everything, '')).toBe(true);
    const other = base64Of(new TextEncoder().encode('OWN'));
    expect(await isProven(text.replace(own.kept.content, other), everything, '')).toBe(false);
  });

  test('of as much as an invoice may have is read', async () => {
    const large = fileOf('own', new Uint8Array(3_750_000).fill(65));
    const given = { ...everything, attached: [large.kept, earlier.kept, removed.kept] };
    const invoices = [{ ...withFiles(large.record), versions: everything.desk.invoices[0]?.versions ?? [] }];
    expect((await restored(await textOf({ ...given, desk: { ...everything.desk, invoices } }))).lacking).toEqual([]);
  });

  test.each<[string, (text: string) => string, string[]]>([
    ['without any', (text) => text.replace(/,"attached":\[.*?\]/, ''), ['own', 'earlier', 'removed']],
    ['without the one of an earlier version', (text) => text.replace(JSON.stringify(earlier.kept), ''), ['earlier']],
    ['with half of one', (text) => text.replace(removed.kept.content, removed.kept.content.slice(0, 4)), ['removed']],
    [
      'with something odd in the bin',
      (text) =>
        text.replace(
          '"changes":[',
          '"changes":[{"kind":"invoices","id":"o","before":{"attachments":[null,{"id":7}]}},',
        ),
      [],
    ],
    ['with one that is no Base64', (text) => text.replace(own.kept.content, '!'), ['own']],
  ])('%s says which are lacking, and restores the rest', async (_name, change, expected) => {
    const text = await textOf(everything);
    const changed = change(text).replaceAll(',,', ',');
    expect(changed).not.toBe(text);
    const { everything: back, lacking } = await restored(changed);
    expect(lacking.map(({ id }) => id)).toEqual(expected);
    expect(back.desk).toEqual(everything.desk);
    expect(back.attached.map(({ id }) => id)).toEqual(
      ['own', 'earlier', 'removed'].filter((id) => !expected.includes(id)),
    );
  });
});
