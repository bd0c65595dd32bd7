/** An element of a file as it is written. */
interface Written {
  name: string;
  /** As they stand in the tag, with a blank before each. */
  attributes: string;
  inner: Written[];
  text: string;
}

/** A file with one thing changed. */
export interface Mutant {
  /** What was done, and where: `dropped PmtInf/DbtrAgt`. */
  readonly what: string;
  readonly file: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function parsed(file: string): Written {
  const around: Written = { name: '', attributes: '', inner: [], text: '' };
  const open = [around];
  for (const [, end, name = '', attributes = '', empty, text = ''] of file
    .slice(file.indexOf('<Document'))
    .matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>([^<]*)/g)) {
    if (end === '/') open.pop();
    else {
      const element = { name, attributes, inner: [], text: empty === '/' ? '' : text };
      open.at(-1)?.inner.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  return around.inner[0] as Written;
}

function written({ name, attributes, inner, text }: Written): string {
  return `<${name}${attributes}>${inner.length > 0 ? inner.map(written).join('') : text}</${name}>`;
}

const clone = (element: Written): Written => structuredClone(element);
const leaf = (name: string, text: string): Written => ({ name, attributes: '', inner: [], text });

/** Each gives what stands in the place of the element, or changes those around it. */
const changes: Readonly<
  Record<string, (element: Written, among: Written[], at: number) => readonly Written[] | undefined>
> = {
  dropped: () => [],
  doubled: (element) => [element, clone(element)],
  emptied: (element) => [{ ...element, inner: [], text: '' }],
  'of blanks': (element) => [{ ...element, inner: [], text: '  ' }],
  'moved to the end': (element, among, at) => {
    if (at === among.length - 1) return undefined;
    among.push(element);
    return [];
  },
  'moved to the beginning': (element, among, at) => {
    if (at === 0) return undefined;
    among.splice(at, 1);
    among.unshift(element);
    return undefined;
  },
  'behind the next': (element, among, at) => {
    const next = among[at + 1];
    if (next === undefined) return undefined;
    among.splice(at + 1, 1);
    return [next, element];
  },
  renamed: (element) => [{ ...element, name: `${element.name}x` }],
  'in small letters': (element) => [{ ...element, name: element.name.toLowerCase() }],
  'in another namespace': (element) => [{ ...element, attributes: ' xmlns="urn:x"' }],
  'with a foreign prefix': (element) => [{ ...element, name: `x:${element.name}`, attributes: ' xmlns:x="urn:x"' }],
  'in no namespace': (element) => [{ ...element, attributes: ' xmlns=""' }],
  'with an attribute': (element) => [{ ...element, attributes: `${element.attributes} foo="1"` }],
  'with a currency': (element) =>
    element.attributes === '' ? [{ ...element, attributes: ' Ccy="CHF"' }] : [{ ...element, attributes: '' }],
  'with a foreign attribute': (element) => [
    { ...element, attributes: `${element.attributes.replace(' Ccy', ' x:Ccy')} xmlns:x="urn:x" x:y="1"` },
  ],
  'said to be nil': (element) => [
    {
      ...element,
      attributes: `${element.attributes} xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"`,
    },
  ],
  'with a language': (element) => [{ ...element, attributes: `${element.attributes} xml:lang="de"` }],
  'with an unknown element': (element) => [
    element.inner.length === 0
      ? { ...element, inner: [leaf('SplmtryData', 'x')] }
      : { ...element, inner: [...element.inner, leaf('SplmtryData', 'x')] },
  ],
  'with a known element of elsewhere': (element) =>
    element.inner.length === 0 ? undefined : [{ ...element, inner: [leaf('Nm', 'x'), ...element.inner] }],
  wrapped: (element) => [{ name: element.name, attributes: '', inner: [element], text: '' }],
  unwrapped: (element) => (element.inner.length === 0 ? undefined : element.inner),
  'with its brother': (element) => {
    const other = brothers[element.name];
    return other && [element, ...other.map(clone)];
  },
  'as its brother': (element) => brothers[element.name]?.map(clone),
};

/** What may stand in the place of an element, but not beside it. */
const brothers: Readonly<Record<string, readonly Written[]>> = {
  IBAN: [{ name: 'Othr', attributes: '', inner: [leaf('Id', '4711')], text: '' }],
  InstdAmt: [
    {
      name: 'EqvtAmt',
      attributes: '',
      inner: [{ name: 'Amt', attributes: ' Ccy="CHF"', inner: [], text: '1.00' }, leaf('CcyOfTrf', 'EUR')],
      text: '',
    },
  ],
  Dt: [leaf('DtTm', '2026-11-26T10:00:00')],
  Cd: [leaf('Prtry', 'OWN')],
  Prtry: [leaf('Cd', 'SCOR')],
  BICFI: [leaf('LEI', '529900T8BM49AURSDO55')],
  Ustrd: [{ name: 'Strd', attributes: '', inner: [leaf('AddtlRmtInf', 'x')], text: '' }],
};

/** Other texts of an element that holds one. */
const texts: Readonly<Record<string, (text: string) => string>> = {
  'too long': (text) => text.padEnd(141, 'a'),
  'a little too long': (text) => `${text}${'a'.repeat(35)}`,
  'far too long': (text) => text.padEnd(3000, '1'),
  'with a soft hyphen': (text) => `${text}\u00ad`,
  'with an apostrophe of print': (text) => `${text.slice(1)}\u2019`,
  'with an emoji': (text) => `\u{1f600}${text.slice(1)}`,
  'with Cyrillic': (text) => `Ж${text.slice(1)}`,
  'with a no-break space': (text) => `${text.slice(0, -1)}\u00a0`,
  'with a tab': (text) => `${text.slice(0, 1)}\t${text.slice(1)}`,
  'on a line of its own': (text) => `\n  ${text}\n`,
  'with a blank before': (text) => ` ${text}`,
  'with a blank behind': (text) => `${text} `,
  'in small letters': (text) => text.toLowerCase(),
  'in capitals': (text) => text.toUpperCase(),
  'another code': () => 'XXXX',
  'one character': () => 'Z',
  'a slash': (text) => `/${text.slice(1)}`,
  'two slashes': (text) => `${text.slice(0, 1)}//${text.slice(3)}`,
  'with an underscore': (text) => `${text.slice(1)}_`,
  'with a bar': (text) => `${text.slice(1)}|`,
  'shorter by one': (text) => text.slice(0, -1),
  'longer by one': (text) => `${text}0`,
  'another digit': (text) => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  'with a comma': (text) => text.replace('.', ','),
  'with a plus': (text) => `+${text}`,
  'with a minus': (text) => `-${text}`,
  'with an exponent': (text) => `${text}e1`,
  'with a point at the end': (text) => `${text}.`,
  'with seven decimals': (text) => `${text}${text.includes('.') ? '' : '.'}0000001`,
  'with zeros at the end': (text) => `${text}${text.includes('.') ? '' : '.'}0000000`,
  'with zeros before': (text) => `000${text}`,
  'of twenty digits': () => '12345678901234567890',
  'no number': () => 'NaN',
  zero: () => '0',
  'a day that is none': () => '2026-02-30',
  'a day as people write it': () => '26.11.2026',
  'with a time zone': (text) => `${text}Z`,
  'a day with time': () => '2026-11-26T08:15:00',
  'at midnight': () => '2026-11-26T24:00:00',
  'with a fraction': (text) => `${text}.123456789012`,
  yes: () => 'yes',
  one: () => '1',
  TRUE: () => 'TRUE',
};

/** All that differ from a file in one thing. The elements of a repeated list beyond the second are passed over. */
export function mutantsOf(file: string): Mutant[] {
  const root = parsed(file);
  const mutants: Mutant[] = [];
  const tell = (what: string, path: readonly string[]) => {
    mutants.push({ what: `${what} ${path.slice(2).join('/') || path.at(-1)}`, file: declaration + written(root) });
  };
  const visit = (element: Written, around: Written[], path: readonly string[]) => {
    const at = around.indexOf(element);
    for (const [what, change] of Object.entries(changes)) {
      const before = [...around];
      const given = change(element, around, at);
      if (given !== undefined) around.splice(around.indexOf(element), 1, ...given);
      const isChanged = given !== undefined || around.some((one, index) => one !== before[index]);
      if (isChanged && (around !== roots || around.length === 1)) {
        if (around === roots)
          mutants.push({ what: `${what} ${element.name}`, file: declaration + written(around[0] as Written) });
        else tell(what, path);
      }
      around.splice(0, around.length, ...before);
    }
    if (element.inner.length === 0) {
      const { text } = element;
      for (const [what, change] of Object.entries(texts)) {
        element.text = change(text);
        if (element.text !== text) tell(what, path);
      }
      element.text = text;
      return;
    }
    const seen = new Map<string, number>();
    for (const inner of [...element.inner]) {
      const count = (seen.get(inner.name) ?? 0) + 1;
      seen.set(inner.name, count);
      if (count <= 2) visit(inner, element.inner, [...path, inner.name]);
    }
  };
  const roots = [root];
  visit(root, roots, [root.name]);
  return mutants;
}
