/** A body that somebody might send to break the service, and the code that it is refused with. */
export interface HostileBody {
  readonly name: string;
  readonly kind: 'json' | 'xml' | 'multipart';
  readonly body: () => string;
  readonly code: string;
}

const textBytesMax = 14_000_000;
const formBytesMax = 10_300_000;

/** As many repetitions as a body of text may be long. */
function filled(head: string, text: string, tail: string, most = textBytesMax): string {
  return head + text.repeat(Math.floor((most - head.length - tail.length) / text.length)) + tail;
}

function numbered(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

function json(name: string, body: () => string, code: string): HostileBody {
  return { name: `JSON: ${name}`, kind: 'json', body, code };
}

function xml(name: string, body: () => string, code: string): HostileBody {
  return { name: `XML: ${name}`, kind: 'xml', body, code };
}

function form(name: string, body: () => string, code: string): HostileBody {
  return { name: `form: ${name}`, kind: 'multipart', body, code };
}

export const boundary = 'a-boundary';

function field(name: string, value = '1'): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

const end = `--${boundary}--\r\n`;
const open = '<BillRequest><businessCase>';
const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${numbered(9, (index) => {
  const [own, other] = [index, index - 1].map((at) => String.fromCharCode(98 + at));
  return `<!ENTITY ${own} "${`&${index === 0 ? 'a' : other};`.repeat(10)}">`;
})}]>`;

export const hostileBodies: readonly HostileBody[] = [
  json('100,000 arrays deep', () => '['.repeat(100_000) + ']'.repeat(100_000), 'MALFORMED_JSON'),
  json('100,000 objects deep', () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'MALFORMED_JSON'),
  json('14 MB of open brackets', () => filled('', '[', ''), 'MALFORMED_JSON'),
  json('14 MB of backslashes', () => filled('{"pdf":"', '\\\\', '"}'), 'MALFORMED_JSON'),
  json('14 MB of blanks', () => filled('', ' ', '{}'), 'VALIDATION_FAILED'),
  json('14 MB of quotation marks', () => filled('', '"', ''), 'MALFORMED_JSON'),
  json('14 MB of numbers', () => filled('{"pdf":[', '1e9999,', '1]}'), 'MALFORMED_JSON'),
  json('a number of 14 MB', () => filled('{"pdf":', '9', '}'), 'VALIDATION_FAILED'),
  json('a name of 14 MB', () => filled('{"', 'a', '":1}'), 'VALIDATION_FAILED'),
  json('500,000 members', () => `{${numbered(500_000, (index) => `"m${index}":1,`)}"z":1}`, 'MALFORMED_JSON'),
  json('the same name 500,000 times', () => filled('{', '"a":1,', '"a":1}'), 'DUPLICATE_JSON_KEY'),
  json('a prototype', () => '{"__proto__":{"pdf":"x"},"constructor":{"prototype":{}}}', 'VALIDATION_FAILED'),
  json('half a pair of surrogates', () => '{"pdf":"\\ud800"}', 'VALIDATION_FAILED'),
  json('14 MB that are no base64', () => filled('{"pdf":"', '*', '","businessCase":{}}'), 'VALIDATION_FAILED'),
  xml('a billion laughs', () => `${laughs}<BillRequest>&j;</BillRequest>`, 'XML_DOCTYPE_FORBIDDEN'),
  xml(
    'a file of the server',
    () => '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><BillRequest>&f;</BillRequest>',
    'XML_DOCTYPE_FORBIDDEN',
  ),
  xml('unknown entities', () => filled(open, '&x;', ''), 'MALFORMED_XML'),
  xml('100,000 elements deep', () => '<a>'.repeat(100_000), 'XML_LIMIT_EXCEEDED'),
  xml(
    '20,000 attributes',
    () => `<BillRequest ${numbered(20_000, (index) => ` a${index}="1"`)}/>`,
    'XML_LIMIT_EXCEEDED',
  ),
  xml('an attribute of 14 MB', () => filled('<BillRequest a="', 'x', '"/>'), 'MALFORMED_XML'),
  xml('14 MB of elements', () => filled(open, '<a/>', ''), 'XML_LIMIT_EXCEEDED'),
  xml('14 MB of comments', () => filled(open, '<!---->', ''), 'XML_LIMIT_EXCEEDED'),
  xml('14 MB of text', () => filled(open, 'x', ''), 'MALFORMED_XML'),
  xml('14 MB of character references', () => filled(open, '&#65;', ''), 'MALFORMED_XML'),
  xml('a name of 14 MB', () => filled('<', 'a', '/>'), 'TYPE_MISMATCH'),
  xml('14 MB of brackets', () => filled('', '<', ''), 'MALFORMED_XML'),
  xml('14 MB of an open section', () => filled(`${open}<![CDATA[`, ']', ''), 'MALFORMED_XML'),
  xml('14 MB of ends in an open section', () => filled(`${open}<![CDATA[`, '>', ''), 'MALFORMED_XML'),
  form('400,000 parts', () => filled('', `--${boundary}\r\n\r\n\r\n`, end, formBytesMax), 'MALFORMED_MULTIPART'),
  form('a part that never ends', () => filled(field('file'), 'x', '', formBytesMax), 'MALFORMED_MULTIPART'),
  form('10 MB of dashes', () => filled('', '-', '', formBytesMax), 'MALFORMED_MULTIPART'),
  form(
    '10 MB of beginnings of boundaries',
    () => filled('', `\r\n--${boundary.slice(0, -1)}`, '', formBytesMax),
    'MALFORMED_MULTIPART',
  ),
  form('a header of 10 MB', () => filled(`--${boundary}\r\nX: `, 'x', '', formBytesMax), 'MALFORMED_MULTIPART'),
  form(
    '10 MB of quotation marks',
    () => filled(`--${boundary}\r\nContent-Disposition: form-data; name="`, '\\"', `\r\n\r\n\r\n${end}`, formBytesMax),
    'MALFORMED_MULTIPART',
  ),
  form('an index out of reach', () => `${field('bill[vatRates][999999999]')}${end}`, 'VALIDATION_FAILED'),
  form('a prototype', () => `${field('bill[__proto__][polluted]')}${end}`, 'MALFORMED_MULTIPART'),
  form('names in names', () => `${field(`bill${'[a]'.repeat(20_000)}`)}${end}`, 'MALFORMED_MULTIPART'),
  form(
    'the same field twice',
    () => `${field('bill[referenceNumber]')}${field('bill[referenceNumber]')}${end}`,
    'MALFORMED_MULTIPART',
  ),
];
