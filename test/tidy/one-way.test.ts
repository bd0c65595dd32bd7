import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, isGenerated, root, type Source, shipped, sourcesOf } from './sources.ts';

/** What is written once for all packages: by what a second one would be seen, and the file that has it. */
const once: readonly (readonly [what: string, sign: RegExp, home: string])[] = [
  ['base64', /ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz|\b(?:atob|btoa)\(/, 'base/base64.ts'],
  ['CRC-32', /\b(?:0xedb8_?8320|0x04c1_?1db7|3_?988_?292_?384)\b/i, 'base/crc32.ts'],
  ['Adler-32', /\b(?:65_?521|0xfff1)\b/i, 'base/adler32.ts'],
  ['UTF-8', /\b0xc0 \| \(?\w+ >>>? 6/, 'base/utf8.ts'],
  ['the references of XML', /['"`]&(?:amp|lt);['"`]/, 'base/xml-text.ts'],
  ['hexadecimal digits', /\.toString\(16\)/, 'base/hex.ts'],
  ['UTF-16 in digits', /charCodeAt\(\w+\), 4\)/, 'base/hex.ts'],
  ['the beginning of a PDF', /%PDF-1\.\d\\n/, 'writer/file-writer.ts'],
  ['objects and streams of PDF', /\\nend(?:obj|stream)/, 'writer/file-writer.ts'],
  ['streams of objects of PDF', /\/Type ?\/ObjStm|nameValue\('ObjStm'\)/, 'writer/prepared-stream.ts'],
  ['the cross-reference of PDF', /\bstartxref\\n|65535 f|65_535, 'f'|\/Type ?\/XRef/, 'writer/cross-reference.ts'],
  ['differences to the row above', /\(rows\[\w+\] as number\) - /, 'writer/up-filter.ts'],
  ['strings of PDF', /\[(?:\\n\\r)?\(\)\\\\\]|0x28, '/, 'syntax/values.ts'],
  ['dates of PDF', /`D:\$\{/, 'syntax/text-string.ts'],
  ['images of PDF', /\/Subtype\/Image|nameValue\('Image'\)/, 'writer/image-text.ts'],
  ['character maps of PDF', /\bbegincmap\b/, 'fonts/write-cmap.ts'],
  ['descriptors of fonts', /<<\/Type\/FontDescriptor/, 'fonts/write-dictionaries.ts'],
  ['packets of XMP', /<\?xpacket begin=/, 'metadata/write-packet.ts'],
];

const second = (sign: RegExp, sources: readonly Source[]): string[] =>
  sources.filter(({ text }) => sign.test(text.replace(/\/\*[\s\S]*?\*\//g, ''))).map(({ path }) => path);

test.each(once)('%s is written in one place', (_what, sign, home) => {
  const hand = shipped.filter((source) => !isGenerated(source));
  expect(second(sign, hand)).toEqual([`packages/pdf/src/${home}`]);
});

test.each([
  ['base64', "const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';"],
  ['base64', 'const text = btoa(String.fromCharCode(...bytes));'],
  ['CRC-32', 'rest = (rest >>> 1) ^ (rest & 1 ? 0xEDB88320 : 0);'],
  ['Adler-32', 'const base = 65_521;'],
  ['UTF-8', 'bytes[at++] = 0xc0 | (point >> 6);'],
  ['the references of XML', "text.replaceAll('<', '&lt;')"],
  ['hexadecimal digits', "byte.toString(16).padStart(2, '0')"],
  ['UTF-16 in digits', 'digits += hex(text.charCodeAt(i), 4);'],
  ['the beginning of a PDF', "out.text('%PDF-1.4\\n');"],
  ['objects and streams of PDF', "out.text('\\nendstream endobj\\n');"],
  ['streams of objects of PDF', "const described = { Type: nameValue('ObjStm') };"],
  ['the cross-reference of PDF', '0000000000 65535 f'],
  ['differences to the row above', 'out[to] = (rows[from] as number) - above;'],
  ['strings of PDF', "const escapes = new Map([[0x28, '\\\\(']]);"],
  ['dates of PDF', `return \`D:\${year}\`;`],
  ['images of PDF', '/Type/XObject/Subtype/Image/Width 1'],
  ['character maps of PDF', "const lines = ['12 dict begin', 'begincmap'];"],
  ['descriptors of fonts', '<</Type/FontDescriptor/FontName/A'],
  ['packets of XMP', `'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>'`],
])('a second %s would be seen: %s', (what, text) => {
  const [, sign] = once.find(([name]) => name === what) ?? [];
  expect(second(sign as RegExp, [{ path: join(root, 'x.ts'), text }])).toHaveLength(1);
});

test('programs are parsed in one place', () => {
  const parsers = /^(?:acorn|oxc-parser|@babel\/parser|typescript(?:\/.*)?|rolldown(?:\/.*)?|es-module-lexer)$/;
  const asked = ['scripts', 'release', 'test', 'docs/site/build', 'packages']
    .flatMap(sourcesOf)
    .filter(({ text, path }) => {
      const asksVite =
        /\bparse(?:Sync|Ast|AstAsync)\b/.test(text) && importsOf(text).some((name) => /^vite(?:st)?\b/.test(name));
      return !path.startsWith('test/clients/work-') && (asksVite || importsOf(text).some((name) => parsers.test(name)));
    });
  expect(asked.map(({ path }) => path).filter((path) => path !== 'test/tidy/one-way.test.ts')).toEqual([
    'scripts/syntax.ts',
  ]);
});
