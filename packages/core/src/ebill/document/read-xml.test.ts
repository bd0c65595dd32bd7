import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../../test/arbitraries/any-text.ts';
import { creditorReference, requestOf, today } from '../../../../../test/ebill-cases.ts';
import { runs } from '../../../../../test/long-tests.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { formatPath } from '../../problem/problem.ts';
import { type BusinessCase, businessCaseTypes } from '../business-case.ts';
import { businessCaseNamespace } from '../model.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { readJsonDocument } from './read-json.ts';
import { isBusinessCaseXml, readXmlDocument, readXmlRequest } from './read-xml.ts';
import { writeXmlDocument, writeXmlRequest } from './write-xml.ts';

const bill = expectValue(parseBusinessCase('Bill', readJsonDocument(requestOf('Bill')), { today }));
const xml = writeXmlDocument(bill);

/** What reading and validating find. */
function findings(text: string): string[] {
  const read = readXmlDocument(text);
  if (!read.ok) return codesOf(read);
  const parsed = parseBusinessCase(read.value.type, read.value.document, { today });
  return parsed.ok ? [] : parsed.problems.map((found) => `${formatPath(found.path)} ${found.code}`.trim());
}

const validated = (text: string): BusinessCase => {
  const { type, document } = expectValue(readXmlDocument(text));
  return expectValue(parseBusinessCase(type, document, { today }));
};

describe('what is the same business case', () => {
  test.each<[name: string, text: string]>([
    ['without a declaration', xml.replace(/^<\?.*\?>\n/, '')],
    ['with a byte order mark', `\ufeff${xml}`],
    ['with another declaration', xml.replace(/^<\?.*\?>/, "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>")],
    ['with line ends of Windows', xml.replaceAll('\n', '\r\n')],
    ['with comments', xml.replace('<totalAmount>', '<!-- a > b & c --><totalAmount><!----> ')],
    ['with an instruction', xml.replace('<totalAmount>', '<?php echo 1 > 2 ?><totalAmount>')],
    ['with a style sheet', xml.replace('?>\n', '?>\n<?xml-stylesheet href="a.xsl"?>\n')],
    ['with a time zone', xml.replace('<businessCaseDate>2026-11-21<', '<businessCaseDate>2026-11-21+01:00<')],
    ['with blanks in tags', xml.replaceAll('totalAmount>', 'totalAmount \n>')],
    ['with blanks around values', xml.replace(/>(CHF|false|2026-11-21)</g, '>\n  $1\t<')],
    ['with siblings in another order', xml.replace(/( *<value>.*\n)( *<currencyCode>.*\n)/g, '$2$1')],
    ['with 0 for false', xml.replace('>false<', '>0<')],
    ['with character references', xml.replace('>Muster Petra<', '>Muster&#x20;&#80;etra<')],
    ['with a literal section in a text', xml.replace('>Muster Petra<', '><![CDATA[Muster]]> Petra<')],
    ['with empty elements for what is absent', xml.replace('<name>', '<billRecipientNetId/><name>')],
    [
      'with a place of a schema',
      xml.replace(
        ' xmlns=',
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x x.xsd" xmlns=',
      ),
    ],
    ['with a prefix that nobody uses', xml.replace(' xmlns=', ' xmlns:other="urn:other" xmlns=')],
    ['with its namespace said again', xml.replace('<totalAmount>', `<totalAmount xmlns="${businessCaseNamespace}">`)],
    ['with no namespace inside', xml.replace('<totalAmount>', '<totalAmount xmlns="">')],
    ['with comments around', `<!-- a -->\n${xml.replace(/^<\?.*\?>/, '')}<!-- b -->\n`],
  ])('%s', (_name, text) => {
    expect(text).not.toBe(xml);
    expect(validated(text)).toEqual(bill);
  });
});

describe('what stands in texts', () => {
  test.each(businessCaseTypes)('markup is written so that it is read back in a %s', (type) => {
    const name = '<b>&amp;"Ä\' ]]> &#0; Söhne</b>';
    const raw = requestOf(type);
    const changed = { ...raw, billRecipient: { ...(raw['billRecipient'] as object), name } };
    const businessCase = expectValue(parseBusinessCase(type, readJsonDocument(changed), { today }));
    expect(validated(writeXmlDocument(businessCase))).toEqual(businessCase);
  });

  test('line ends are characters that no text has', () => {
    expect(findings(xml.replace('>Muster Petra<', '>Muster\nPetra<'))).toEqual(['billRecipient.name CHARSET']);
    expect(findings(xml.replace('>Muster Petra<', '>Muster&#10;Petra<'))).toEqual(['billRecipient.name CHARSET']);
  });

  test('an element of blanks alone is absent', () => {
    expect(findings(xml.replace('>Muster Petra<', '>\n  <'))).toEqual(['billRecipient.name REQUIRED']);
  });
});

describe('what is validated as a field', () => {
  test.each<[name: string, text: string, ...found: string[]]>([
    ['an unknown element', xml.replace('<workflow>', '<extra><a>1</a><a>2</a></extra><workflow>'), 'MALFORMED_XML'],
    ['an unknown element once', xml.replace('<workflow>', '<extra><a>1</a></extra><workflow>'), 'extra UNKNOWN_FIELD'],
    ['__proto__', xml.replace('<workflow>', '<__proto__>1</__proto__><workflow>'), '__proto__ UNKNOWN_FIELD'],
    ['the type', xml.replace('<workflow>', '<type>Bill</type><workflow>'), 'type FIELD_NOT_ALLOWED'],
    [
      'a text for an object',
      xml.replace(/<totalAmount>[\s\S]*?<\/totalAmount>/, '<totalAmount>5</totalAmount>'),
      'totalAmount TYPE',
    ],
    ['an object for a text', xml.replace('>Muster Petra<', '><b>Muster</b><'), 'billRecipient.name TYPE'],
    [
      'a word that is no boolean',
      xml.replace('>false<', '>no<'),
      'singlePayment.paymentInformation.payableAmountCanBeModified TYPE',
    ],
    [
      'a date with a time',
      xml.replace('<businessCaseDate>2026-11-21<', '<businessCaseDate>2026-11-21T10:00:00<'),
      'businessCaseDate DATE_FORMAT',
    ],
    [
      'an empty list',
      xml.replace(/<vatRates>[\s\S]*<\/vatRates>/, '<vatRates/>'),
      'workflow.vatRates.vatRate REQUIRED',
    ],
  ])('%s', (_name, text, ...found) => {
    expect(text).not.toBe(xml);
    expect(findings(text)).toEqual(found);
  });

  test('an address may be empty', () => {
    expect(findings(xml.replace(/<address>[\s\S]*<\/address>/, '<address/>'))).toEqual([]);
  });
});

describe('MALFORMED_XML', () => {
  test.each<[name: string, text: string]>([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['text', 'bill'],
    ['a PDF', '%PDF-1.7'],
    ['what ends too early', xml.slice(0, -10)],
    ['text behind', `${xml}x`],
    ['a second root', `${xml}<bill/>`],
    ['text before', `x${xml}`],
    ['a blank before the declaration', ` ${xml}`],
    ['XML 1.1', xml.replace('1.0', '1.1')],
    ['UTF-16', xml.replace('UTF-8', 'UTF-16')],
    ['Latin-1', xml.replace('UTF-8', 'ISO-8859-1')],
    ['a second declaration', xml.replace('<totalAmount>', '<?xml version="1.0"?><totalAmount>')],
    ['an instruction that never ends', xml.replace('<totalAmount>', '<?php echo 1 <totalAmount>')],
    ['crossed tags', '<bill><a><b></a></b></bill>'],
    ['an end without a start', '</bill>'],
    ['another end', '<bill></Bill>'],
    ['an end with attributes', '<bill></bill a="1">'],
    ['an open tag', '<bill'],
    ['a name with a digit in front', '<1bill/>'],
    ['an attribute', '<bill id="1"/>'],
    ['an attribute of another namespace', '<bill xmlns:o="urn:o" o:id="1"/>'],
    ['an attribute of no namespace', '<bill xsi:schemaLocation="a b"/>'],
    ['an attribute twice', '<bill xmlns="" xmlns=""/>'],
    ['an attribute without a value', '<bill xmlns/>'],
    ['an attribute without quotes', '<bill xmlns=a/>'],
    ['an attribute with markup', '<bill xmlns="<"/>'],
    ['an attribute that never ends', '<bill xmlns="a/>'],
    ['no blank between attributes', '<bill xmlns="" xmlns:a="b"xmlns:c="d"/>'.replace('"b"x', '"b"/x')],
    ['a prefix without a namespace', '<e:bill/>'],
    ['another namespace', '<bill xmlns="urn:factur-x"/>'],
    ['another namespace inside', '<bill><totalAmount xmlns="urn:x"/></bill>'],
    ['another namespace of a text', '<bill><referenceNumber xmlns="urn:x">1</referenceNumber></bill>'],
    ['an unknown entity', '<bill><referenceNumber>&nbsp;</referenceNumber></bill>'],
    ['an entity without its end', '<bill><referenceNumber>a & b</referenceNumber></bill>'],
    ['a reference to NUL', '<bill><referenceNumber>&#0;</referenceNumber></bill>'],
    ['a reference to a surrogate', '<bill><referenceNumber>&#xD83D;</referenceNumber></bill>'],
    ['a reference beyond Unicode', '<bill><referenceNumber>&#x110000;</referenceNumber></bill>'],
    ['NUL', xml.replace('Muster', 'Mus\u0000ter')],
    ['a lone surrogate', xml.replace('Muster', 'Mus\ud800ter')],
    ['U+FFFE', xml.replace('Muster', 'Mus\ufffeter')],
    ['the end of a literal section', '<bill><referenceNumber>]]></referenceNumber></bill>'],
    ['a literal section without its end', '<bill><referenceNumber><![CDATA[a</referenceNumber></bill>'],
    ['a literal section outside', '<![CDATA[ ]]><bill/>'],
    ['a literal section in a number', xml.replace(/<value>([^<]*)</, '<value><![CDATA[$1]]><')],
    ['a comment with dashes', '<bill><!-- a -- b --></bill>'],
    ['a comment without its end', '<bill><!-- a </bill>'],
    ['text beside elements', '<bill>a<referenceNumber>1</referenceNumber></bill>'],
    ['an element twice', xml.replace('<totalAmount>', '<referenceNumber>2</referenceNumber><totalAmount>')],
    ['an object twice', xml.replace('</bill>', '<workflow/></bill>')],
    ['another declaration inside', '<bill><!ELEMENT a></bill>'],
  ])('%s', (_name, text) => expect(findings(text)).toEqual(['MALFORMED_XML']));
});

test.each<[name: string, text: string]>([
  ['plain', '<!DOCTYPE bill><bill/>'],
  ['with a thousand million laughs', laughs()],
  ['with a file', '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY x SYSTEM "file:///etc/passwd">]><bill>&x;</bill>'],
  ['with an address', '<!DOCTYPE b SYSTEM "http://127.0.0.1/a.dtd"><bill/>'],
  ['with a parameter entity', '<!DOCTYPE b [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]><bill/>'],
])('a document type %s is refused before it is read: XML_DOCTYPE_FORBIDDEN', (_name, text) => {
  expect(findings(text)).toEqual(['XML_DOCTYPE_FORBIDDEN']);
  expect(codesOf(readXmlRequest('Bill', text))).toEqual(['XML_DOCTYPE_FORBIDDEN']);
});

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
  return `<?xml version="1.0"?>\n<!DOCTYPE l [<!ENTITY l0 "ha">${entities.join('')}]>\n<bill><name>&l9;</name></bill>`;
}

test.each([']]', ']]]]', 'a]', '>', ']>]]', ']] >'])('a literal section may hold %s', (content) => {
  const request = readXmlRequest('Bill', `<billRequest><pdf><![CDATA[${content}]]></pdf></billRequest>`);
  expect(request.ok && request.value.pdf).toBe(content);
});

describe('XML_LIMIT_EXCEEDED', () => {
  test('32 levels', () => {
    const deep = (levels: number) => `<bill>${'<a>'.repeat(levels - 1)}${'</a>'.repeat(levels - 1)}</bill>`;
    expect(findings(deep(32))[0]).not.toBe('XML_LIMIT_EXCEEDED');
    expect(findings(deep(33))).toEqual(['XML_LIMIT_EXCEEDED']);
    expect(findings(`<bill>${'<a>'.repeat(100_000)}`)).toEqual(['XML_LIMIT_EXCEEDED']);
  });

  test('20,000 elements', () => {
    const rates = (count: number) =>
      `<bill><workflow><vatRates>${'<vatRate/>'.repeat(count - 3)}</vatRates></workflow></bill>`;
    expect(findings(rates(20_000))).toContain('workflow.vatRates.vatRate SIZE');
    expect(findings(rates(20_001))).toEqual(['XML_LIMIT_EXCEEDED']);
  });

  test('20,000 comments', () => {
    const comments = (count: number) => `<bill>${'<!---->'.repeat(count)}</bill>`;
    expect(findings(comments(20_000))).toContain('referenceNumber REQUIRED');
    expect(findings(comments(20_001))).toEqual(['XML_LIMIT_EXCEEDED']);
  });

  test('64 attributes', () => {
    const attributes = (count: number) =>
      `<bill ${Array.from({ length: count }, (_, at) => `xmlns:a${at}="urn:${at}"`).join(' ')}/>`;
    expect(findings(attributes(64))).toContain('referenceNumber REQUIRED');
    expect(findings(attributes(65))).toEqual(['XML_LIMIT_EXCEEDED']);
    expect(findings(attributes(20_000))).toEqual(['XML_LIMIT_EXCEEDED']);
  });

  test('references, carriage returns and closing brackets are as many as there is room for', () => {
    for (const unit of ['&amp;', '\r', ']']) {
      expect(readXmlRequest('Bill', `<billRequest><pdf>${unit.repeat(2_000_000)}</pdf></billRequest>`).ok).toBe(true);
    }
  });

  test('1,000,000 characters of an attachment, 14,000,000 of a request', () => {
    const padded = (length: number) => xml.padEnd(length, ' ');
    expect(findings(padded(1_000_000))).toEqual([]);
    expect(findings(padded(1_000_001))).toEqual(['XML_LIMIT_EXCEEDED']);
    const request = writeXmlRequest(bill, 'JVBERi0=');
    expect(readXmlRequest('Bill', request.padEnd(14_000_000, ' ')).ok).toBe(true);
    expect(codesOf(readXmlRequest('Bill', request.padEnd(14_000_001, ' ')))).toEqual(['XML_LIMIT_EXCEEDED']);
  });
});

test('texts of full size take linear time, whatever they are made of', () => {
  const size = runs(13_900_000, 2_000_000);
  const repeated = (text: string) => text.repeat(size / text.length);
  for (const text of [
    writeXmlRequest(bill, 'A'.repeat(size)),
    writeXmlRequest(bill, '\u00e9'.repeat(size)),
    `<billRequest><pdf>${repeated('&amp;')}</pdf></billRequest>`,
    `<billRequest><pdf>${repeated('&')}</pdf></billRequest>`,
    `<billRequest><pdf>${repeated('\r')}</pdf></billRequest>`,
    `<billRequest><pdf>${repeated('<![CDATA[]]>')}</pdf></billRequest>`,
    `<billRequest>${repeated('<!---->')}</billRequest>`,
    `<billRequest${repeated(' ')}/>`,
    `<billRequest xmlns${repeated(' ')}="a"/>`,
    `<billRequest ${repeated('a')}/>`,
    `<${repeated('a:')}/>`,
    `<?xml version="1.0"${repeated(' ')}`,
    repeated('<'),
    repeated('<!--'),
    repeated('<![CDATA['),
    `<billRequest><businessCase><referenceNumber>${repeated(' ')}</referenceNumber></businessCase></billRequest>`,
  ]) {
    readXmlRequest('Bill', text);
  }
});

describe('a request', () => {
  const found = (text: string) => {
    const read = readXmlRequest('Bill', text);
    if (!read.ok) return codesOf(read);
    const parsed = parseBusinessCase('Bill', read.value.document, { today });
    return parsed.ok ? [] : parsed.problems.map((one) => `${formatPath(one.path)} ${one.code}`.trim());
  };
  const request = writeXmlRequest(bill, 'JVBERi0=');

  test('has a PDF and a business case', () => {
    expect(found(request)).toEqual([]);
    expect(found(request.replace(/<pdf>.*<\/pdf>/, ''))).toEqual(['pdf REQUIRED']);
    expect(found(request.replace(/<businessCase>[\s\S]*<\/businessCase>/, ''))).toEqual(['businessCase REQUIRED']);
    expect(found(request.replace('<pdf>', '<type>Bill</type><pdf>'))).toEqual(['type UNKNOWN_FIELD']);
    expect(found('<billRequest/>')).toEqual(['pdf REQUIRED', 'businessCase REQUIRED']);
    expect(found('<billRequest>x</billRequest>')).toEqual(['TYPE']);
  });

  test('is of the type of its endpoint: TYPE_MISMATCH', () => {
    expect(codesOf(readXmlRequest('Reminder', request))).toEqual(['TYPE_MISMATCH']);
    expect(codesOf(readXmlRequest('Bill', xml))).toEqual(['TYPE_MISMATCH']);
    expect(findings(request)).toEqual(['TYPE_MISMATCH']);
    expect(findings('<invoice/>')).toEqual(['TYPE_MISMATCH']);
  });
});

test.each<[text: string, isOurs: boolean]>([
  [xml, true],
  [writeXmlRequest(bill, ''), true],
  [`<!-- ${'x'.repeat(1000)} -->\n<e:bill xmlns:e="${businessCaseNamespace}"><broken`, true],
  [`${xml.slice(0, 300)}\u0000`.padEnd(5000, '\u0000'), true],
  ['<bill/>', false],
  ['<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>', false],
  ['<!DOCTYPE bill><bill/>', false],
  [`<!DOCTYPE bill><bill xmlns="${businessCaseNamespace}"/>`, true],
  [`<?xml version="1.0" encoding="ISO-8859-1"?><bill xmlns="${businessCaseNamespace}"/>`, true],
  [`<Invoice xmlns="urn:x"><note>${businessCaseNamespace}</note></Invoice>`, false],
  ['%PDF', false],
  ['', false],
])('whether %.60s is ours: %s', (text, isOurs) => expect(isBusinessCaseXml(text)).toBe(isOurs));

test('any text is read or refused', () => {
  const hostile = fc
    .array(
      fc.constantFrom(...'<>/!?-[]&;#x"\'= \n:', '<bill>', '</bill>', '<![CDATA[', ']]>', 'xmlns', creditorReference),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyText, hostile, fc.mixedCase(fc.constant('<bill><totalAmount/></bill>'))), (text) => {
      for (const whole of [text, `<bill>${text}</bill>`, `<bill ${text}/>`]) findings(whole);
    }),
    { numRuns: 2000 },
  );
});
