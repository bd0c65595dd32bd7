import { expect, test } from 'vitest';
import { pagePdf } from '../../../../../test/oracles/page-pdfs.ts';
import { expectValue } from '../../../../../test/results.ts';
import { attachFile } from '../../attachments/attach.ts';
import type { AttachmentInput } from '../../attachments/embedded-file.ts';
import { readDocument } from '../../syntax/document.ts';
import { toPdfA3b } from '../convert.ts';
import { findingsOfAddition } from './addition.ts';
import { conforms, findingsOf } from './check.ts';

const now = '2026-11-21T10:00:00Z';
const pdf = expectValue(toPdfA3b(pagePdf('0 0 9 9 re f'), { now })).pdf;

function file(changes: Partial<AttachmentInput> = {}): AttachmentInput {
  const described = { mediaType: 'text/plain', relationship: 'Data', description: 'Notes' } as const;
  return { name: 'notes.txt', ...described, content: new Uint8Array(300), modifiedAt: now, ...changes };
}

/** What the short look finds, and what the look at everything does. */
function bothLooks(before: Uint8Array, after: Uint8Array) {
  const [old, made] = [before, after].map((bytes) => expectValue(readDocument(bytes)));
  if (old === undefined || made === undefined) throw new Error('Two documents were given');
  return [findingsOfAddition(old, made), findingsOf(made)];
}

test('what is added to a document that conforms is validated as the whole would be', () => {
  const metadata = { namespace: 'urn:example:a#', prefix: 'a', description: 'An example', properties: [] };
  const one = expectValue(attachFile(pdf, file()));
  const two = expectValue(attachFile(one, file({ name: 'more.txt', metadata })));
  for (const [before, after] of [
    [pdf, one],
    [one, two],
  ] as const) {
    const [short, whole] = bothLooks(before, after);
    expect([short, whole]).toEqual([[], []]);
  }
});

test('a file that takes the place of another is looked at with the whole document', () => {
  const one = expectValue(attachFile(pdf, file()));
  const [short, whole] = bothLooks(one, expectValue(attachFile(one, file({ content: new Uint8Array(5) }))));
  expect(short).toEqual(whole);
});

test('what breaks a rule behind a document is found', () => {
  const one = expectValue(attachFile(pdf, file()));
  const text = Buffer.from(one).toString('latin1');
  const place = pdf.length;
  const broken = [
    text.slice(0, place) + text.slice(place).replace('/AFRelationship', '/AFRelationshiq'),
    text.slice(0, place) + text.slice(place).replace('/Size 300', '/Size 3x0'),
  ].map((each) => new Uint8Array(Buffer.from(each, 'latin1')));
  for (const bytes of broken) {
    const [short, whole] = bothLooks(pdf, bytes);
    expect(short).toEqual(whole);
    expect(short).not.toEqual([]);
  }
});

test('that a document does not conform is seen as well without reading its pages', () => {
  const documents = [pdf, pagePdf('0 0 9 9 re f'), pagePdf('abc')].map((bytes) => expectValue(readDocument(bytes)));
  expect(documents.map(conforms)).toEqual(documents.map((document) => findingsOf(document).length === 0));
});
