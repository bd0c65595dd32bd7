/** What an XML text is made of that is built to cost its reader much. */
export interface HostileXml {
  readonly name: string;
  /** About so many characters. */
  readonly of: (length: number) => string;
}

/** Repeats a part, told which it is, as often as fits. */
function filled(length: number, partOf: (index: number) => string): string {
  const parts: string[] = [];
  for (let index = 0, size = 0; size < length; index++) {
    const part = partOf(index);
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

/** Elements inside each other, `levels` deep, again and again. */
function nested(length: number, levels: number, openOf: (level: number, index: number) => string): string {
  return filled(length, (index) => {
    const tags = Array.from({ length: levels }, (_, level) => openOf(level, index));
    return `${tags.map((tag) => `<${tag}>`).join('')}${tags.map(() => '</a>').join('')}`;
  });
}

const declarations = (count: number, index: number) =>
  Array.from({ length: count }, (_, at) => `xmlns:p${index % 1000}x${at}="u"`).join(' ');

/** Of what a root element holds; a root of many declarations around it is one of them. */
export const hostileXml: readonly HostileXml[] = [
  { name: 'elements', of: (length) => filled(length, () => '<a/>') },
  { name: 'elements of different names', of: (length) => filled(length, (index) => `<a${index}/>`) },
  { name: 'elements with a prefix', of: (length) => filled(length, () => '<b:a xmlns:b="u"/>') },
  {
    name: 'a declaration on each level',
    of: (length) => nested(length, 28, (level, index) => `a xmlns:q${level}x${index % 99}="u"`),
  },
  {
    name: 'many declarations around many',
    of: (length) =>
      `<a ${declarations(15, 0)}><a ${declarations(15, 1)}><a ${declarations(15, 2)}>${filled(length, () => '<b xmlns="u"/>')}</a></a></a>`,
  },
  { name: 'many declarations each', of: (length) => filled(length, (index) => `<a ${declarations(15, index)}/>`) },
  {
    name: 'the same prefix over and over',
    of: (length) => nested(length, 28, () => 'a xmlns="u" xmlns:p="u"'),
  },
  {
    name: 'many attributes',
    of: (length) =>
      filled(length, () => `<a ${Array.from({ length: 18 }, (_, at) => `b${at}="${at}"`).join(' ')}></a>`),
  },
  { name: 'a long name', of: (length) => `<${'a'.repeat(length / 2)}></${'a'.repeat(length / 2)}>` },
  { name: 'a long attribute', of: (length) => `<a b="${'c'.repeat(length)}"/>` },
  { name: 'a long name of an attribute', of: (length) => `<a ${'b'.repeat(length)}="c"/>` },
  { name: 'a long prefix', of: (length) => `<${'a:'.repeat(length / 2)}/>` },
  { name: 'references', of: (length) => `<a>${'&amp;'.repeat(length / 5)}</a>` },
  { name: 'references in an attribute', of: (length) => `<a b="${'&#38;'.repeat(length / 5)}"/>` },
  { name: 'what looks like references', of: (length) => `<a>${'&a'.repeat(length / 2)}</a>` },
  { name: 'a reference that does not end', of: (length) => `<a>&${'a'.repeat(length)}</a>` },
  { name: 'a reference of digits', of: (length) => `<a>&#${'0'.repeat(length)};</a>` },
  { name: 'literal sections', of: (length) => `<a>${'<![CDATA[]]>'.repeat(length / 12)}</a>` },
  { name: 'literal sections that do not end', of: (length) => `<a>${'<![CDATA['.repeat(length / 9)}` },
  { name: 'brackets', of: (length) => `<a><![CDATA[${']'.repeat(length)}]]></a>` },
  { name: 'brackets in text', of: (length) => `<a>${']]'.repeat(length / 2)}</a>` },
  { name: 'comments', of: (length) => '<!---->'.repeat(length / 7) },
  { name: 'comments that do not end', of: (length) => '<!-'.repeat(length / 3) },
  { name: 'a comment of dashes', of: (length) => `<!--${'- '.repeat(length / 2)}-->` },
  { name: 'instructions', of: (length) => '<?a?>'.repeat(length / 5) },
  { name: 'instructions that do not end', of: (length) => '<?a '.repeat(length / 4) },
  { name: 'an instruction of marks', of: (length) => `<?a ${'?'.repeat(length)}?>` },
  { name: 'blanks', of: (length) => ' '.repeat(length) },
  { name: 'blanks in a tag', of: (length) => `<a${' '.repeat(length)}/>` },
  { name: 'blanks in an end tag', of: (length) => `<a></a${' '.repeat(length)}>` },
  { name: 'blanks around a sign', of: (length) => `<a b${' '.repeat(length / 2)}=${' '.repeat(length / 2)}"c"/>` },
  { name: 'blanks without a sign', of: (length) => `<a b${' '.repeat(length)}/>` },
  { name: 'carriage returns', of: (length) => `<a>${'\r'.repeat(length)}</a>` },
  { name: 'texts between elements', of: (length) => filled(length, () => '\n<a/>') },
  { name: 'angle brackets', of: (length) => '<'.repeat(length) },
  { name: 'other angle brackets', of: (length) => '>'.repeat(length) },
  { name: 'quotes', of: (length) => `<a b=${'"'.repeat(length)}/>` },
  { name: 'elements that do not end', of: (length) => filled(length, () => '<a>') },
  { name: 'letters beyond the first plane', of: (length) => `<a>${'\u{1f600}'.repeat(length / 2)}</a>` },
];
