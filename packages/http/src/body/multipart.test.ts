import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceOf } from '../problems/index.ts';
import { splitMultipart } from './multipart.ts';

const type = 'multipart/form-data; boundary=limit';
const bytes = (text: string) => new TextEncoder().encode(text);
const partsOf = (body: Uint8Array<ArrayBuffer>, contentType: string) => {
  const parts = splitMultipart(body, contentType);
  return parts.ok ? parts.value : undefined;
};
const split = (text: string, contentType = type) =>
  partsOf(bytes(text), contentType)?.map(({ type: _type, ...part }) => ({
    ...part,
    content: Buffer.from(part.content).toString(),
  }));
/** What is said of a body that is refused. */
const told = (text: string, contentType = type) => {
  const parts = splitMultipart(bytes(text), contentType);
  return parts.ok ? undefined : sentenceOf(parts.problems[0]).replace('The multipart body cannot be read: ', '');
};
const part = (head: string, content: string) => `--limit\r\n${head}\r\n\r\n${content}\r\n`;

test('reads back what the encoder of the runtime wrote', async () => {
  const content = fc.uint8Array({ maxLength: 300 });
  const files = fc.array(
    fc.tuple(fc.constantFrom('file', 'bill', 'ü'), content, fc.option(fc.constantFrom('a.png', 'b c.pdf', 'ü.bin'))),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(files, async (entries) => {
      const form = new FormData();
      for (const [name, value, fileName] of entries) {
        if (fileName === null) form.append(name, Buffer.from(value).toString('hex'));
        else form.append(name, new Blob([new Uint8Array(value)]), fileName);
      }
      const encoded = new Response(form);
      const contentType = encoded.headers.get('content-type') ?? '';
      const parts = partsOf(new Uint8Array(await encoded.arrayBuffer()), contentType);
      expect(
        parts?.map(({ name, fileName, content: found }) => [
          name,
          fileName ?? null,
          Buffer.from(found).toString('hex'),
        ]),
      ).toEqual(
        entries.map(([name, value, fileName]) => [
          name,
          fileName,
          fileName === null
            ? Buffer.from(Buffer.from(value).toString('hex')).toString('hex')
            : Buffer.from(value).toString('hex'),
        ]),
      );
    }),
    { numRuns: 200 },
  );
});

test('never throws and never reads beyond the body', () => {
  const piece = fc.constantFrom(
    '--limit',
    '--limit--',
    '\r\n',
    '\r\n\r\n',
    ' ',
    'Content-Disposition: form-data; name="file"',
    '; filename="x"',
    'abc',
    '--',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const body = pieces.join('');
      const parts = split(body);
      for (const { content } of parts ?? []) expect(body).toContain(content);
    }),
    { numRuns: 2000 },
  );
});

test('content may look like a boundary', () => {
  const content = '\r\n--limitless\r\n--limi\r\n-- limit\r\n\r\n--limit-';
  expect(split(`${part('content-disposition: form-data; name=a', content)}--limit--`)).toEqual([
    { name: 'a', fileName: undefined, content },
  ]);
});

test('parameters in quotes may hold what separates parameters', () => {
  expect(split(`${part('Content-Disposition: form-data; filename="a; name=x\\"; name="file"', '1')}--limit--`)).toEqual(
    [{ name: 'file', fileName: 'a; name=x\\', content: '1' }],
  );
});

test.each([
  ['nothing', '', 'the boundary at its end is missing'],
  ['no end', part('Content-Disposition: form-data; name="a"', '1'), 'the boundary at its end is missing'],
  [
    'line feeds alone',
    '--limit\nContent-Disposition: form-data; name="a"\n\n1\n--limit--\n',
    'the boundary at its end is missing',
  ],
  [
    'no name',
    `${part('Content-Disposition: form-data', '1')}--limit--`,
    'part 1 has no Content-Disposition with a name',
  ],
  ['no headers', '--limit\r\n\r\n1\r\n--limit--', 'part 1 has no Content-Disposition with a name'],
  [
    'no blank line',
    `${part('Content-Disposition: form-data; name="a"', '1')}--limit\r\nContent-Disposition: form-data; name="a"\r\n--limit--`,
    'part 2 has no empty line behind its headers',
  ],
  [
    'more parts than any form has',
    `${part('Content-Disposition: form-data; name="a"', '1').repeat(101)}--limit--`,
    'it has more than 100 parts',
  ],
  [
    'headers without end',
    `--limit\r\nContent-Disposition: form-data; name="a"\r\nx: ${'y'.repeat(9000)}\r\n\r\n1\r\n--limit--`,
    'part 1 has no empty line behind its headers',
  ],
])('refuses a body with %s, and says so', (_, body, sentence) => {
  expect(told(body)).toBe(sentence);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
  'multipart/form-data; boundary="a\u00e9"',
])('refuses the type %s', (contentType) => {
  expect(told('--limit--', contentType)).toBe('the content type names no boundary');
});
