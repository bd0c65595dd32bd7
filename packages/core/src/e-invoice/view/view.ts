import { base64Bytes } from '@rappen/pdf/internal/base';
import type { Language } from '../../payment-part/index.ts';
import { formatPath, type Path } from '../../problem/problem.ts';
import type { XmlElement } from '../../xml/index.ts';
import { isCollected, type ReceivedEInvoice } from '../reading/index.ts';
import { type NamedTerm, TermNames } from './naming.ts';
import { grouped, type ShownValue, valueOf } from './values.ts';
import { labelOf, sentenceIn, type ViewLanguage, viewLanguageOf } from './words.ts';

/** A received e-invoice for people: all that stands in it, in their language. */
export interface EInvoiceView {
  readonly language: ViewLanguage;
  /** Kind and number. */
  readonly title: string;
  readonly seller: string;
  readonly buyer: string;
  /** What is due, with its currency; undefined where the invoice does not say it. */
  readonly due: { readonly label: string; readonly shown: string } | undefined;
  readonly sections: readonly ViewSection[];
  readonly attachments: readonly ViewAttachment[];
  /** What has no name here, as it stands in the XML. */
  readonly unread: readonly UnreadEntry[];
}

export interface ViewSection {
  /** Such as `seller`, `line` or `totals`. */
  readonly kind: string;
  readonly title: string;
  /** Of a line: its item and amount. */
  readonly detail: string | undefined;
  readonly amount: string | undefined;
  /** What is to be known before its rows. */
  readonly note: string | undefined;
  readonly rows: readonly ViewRow[];
}

export interface ViewRow extends ShownValue {
  /** BT of EN 16931; undefined for what only EXTENDED or UBL has. */
  readonly term: string | undefined;
  /** What the row belongs to inside its section, such as the second allowance; empty: the section itself. */
  readonly group: string;
  readonly label: string;
}

/** A file in the XML (BT-125). */
export interface ViewAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  /** Undefined where it is no base64. */
  readonly bytes: () => Uint8Array<ArrayBuffer> | undefined;
}

export interface UnreadEntry {
  /** In the XML. */
  readonly path: string;
  readonly value: string;
}

export interface ViewOptions {
  /** Default `de`. Romansh is shown in German. */
  readonly language?: Language | undefined;
}

const order = ['document', 'seller', 'buyer', 'parties', 'notes', 'references', 'delivery', 'line'].concat([
  'allowances',
  'vat',
  'totals',
  'payment',
  'attachments',
]);

/**
 * Shows a received e-invoice as it is: each element and attribute of its XML with a value is a row, by one table of names for each syntax
 * (EN 16931, Factur-X EXTENDED, UBL of Peppol and XRechnung), and what the table does not have is listed as `unread`. Nothing is
 * calculated, and nothing refused: any currency, sign and sum. Takes linear time.
 */
export function viewOfEInvoice(received: ReceivedEInvoice, { language = 'de' }: ViewOptions = {}): EInvoiceView {
  return new Viewer(received, viewLanguageOf(language)).view();
}

interface Draft {
  readonly kind: string;
  readonly rows: ViewRow[];
  /** How many groups of a name there are. */
  readonly groups: Map<string, number>;
}

interface Place {
  readonly section: Draft;
  readonly group: string;
}

/** Kinds of registration that the name of a row says. */
const saidKinds = ['VA', 'FC'];

class Viewer {
  private readonly received: ReceivedEInvoice;
  private readonly language: ViewLanguage;
  private readonly names: TermNames;
  private readonly sections = new Map<string, Draft>();
  private readonly lines: Draft[] = [];
  private readonly attachments: ViewAttachment[] = [];
  private readonly unread: UnreadEntry[] = [];

  constructor(received: ReceivedEInvoice, language: ViewLanguage) {
    this.received = received;
    this.language = language;
    this.names = new TermNames(received.syntax, received.invoice);
  }

  view(): EInvoiceView {
    const { received, language } = this;
    const { root, invoice } = received;
    this.visit(root, [], [root.name], { section: this.section('document'), group: '' });
    const { seller, buyer, totals, currency, number, typeCode } = invoice;
    const kind = this.rows('document').find(({ term }) => term === 'BT-3')?.words ?? typeCode;
    const due = totals?.due;
    return {
      language,
      title: [kind ?? labelOf('§document', language), number].filter(Boolean).join(' '),
      seller: seller?.name ?? '',
      buyer: buyer?.name ?? '',
      due:
        due === undefined
          ? undefined
          : { label: labelOf('due', language) ?? '', shown: [currency, grouped(due)].filter(Boolean).join(' ') },
      sections: order.flatMap((one) => this.finished(one)),
      attachments: this.attachments,
      unread: this.unread,
    };
  }

  private rows(kind: string): readonly ViewRow[] {
    return this.sections.get(kind)?.rows ?? [];
  }

  private section(kind: string): Draft {
    const known = this.sections.get(kind);
    if (known !== undefined && kind !== 'line') return known;
    const made: Draft = { kind, rows: [], groups: new Map() };
    if (kind === 'line') this.lines.push(made);
    else this.sections.set(kind, made);
    return made;
  }

  private finished(kind: string): ViewSection[] {
    const drafts = kind === 'line' ? this.lines : [this.section(kind)];
    const title = labelOf(`§${kind}`, this.language) ?? kind;
    const isTold = kind === 'payment' && isCollected(this.received);
    const note = isTold ? labelOf('@collected', this.language) : undefined;
    return drafts
      .filter(({ rows }) => rows.length > 0 || note !== undefined)
      .map(({ rows: found }) => {
        const rows = together(found);
        const shownOf = (term: string): string | undefined => rows.find((row) => row.term === term)?.shown;
        if (kind !== 'line') return { kind, title, detail: undefined, amount: undefined, note, rows };
        const number = shownOf('BT-126');
        return {
          kind,
          title: number === undefined ? title : `${title} ${number}`,
          detail: shownOf('BT-153'),
          amount: shownOf('BT-131'),
          note,
          rows,
        };
      });
  }

  private visit(element: XmlElement, around: readonly string[], place: Path, inside: Place): void {
    const path = [...around, this.names.nameOf(element, around.at(-1)?.replace(/:.*$/, ''))];
    const named = this.names.find(path);
    if (element.children.length === 0) {
      this.visitValue(element, path, place, inside, named);
      return;
    }
    for (const [name, value] of element.attributes) this.takeAttribute(name, value, path, place, inside);
    const within = this.placeOf(named, inside);
    const counts = countsOf(element);
    const seen = new Map<string, number>();
    for (const child of element.children) {
      const at = (seen.get(child.name) ?? 0) + 1;
      seen.set(child.name, at);
      const step = counts.get(child.name) === 1 ? [child.name] : [child.name, at - 1];
      this.visit(child, path, [...place, ...step], within);
    }
  }

  private placeOf(named: NamedTerm | undefined, inside: Place): Place {
    const begins = named?.section !== undefined && inside.section.kind !== 'line';
    const section = begins ? this.section(named.section as string) : inside.section;
    const around = begins ? '' : inside.group;
    const label = named?.label === undefined ? undefined : labelOf(named.label, this.language);
    const isTitle = begins && label === labelOf(`§${section.kind}`, this.language) && section.kind !== 'vat';
    if (label === undefined || isTitle) return { section, group: around };
    return { section, group: numbered(section, [around, label].filter(Boolean).join(' · ')) };
  }

  private visitValue(
    element: XmlElement,
    path: readonly string[],
    place: Path,
    inside: Place,
    named: NamedTerm | undefined,
  ): void {
    if (element.text.trim() === '' && element.attributes.size === 0) return;
    if (named?.label === undefined) {
      const attributes = [...element.attributes].map(([name, value]) => `(${name} ${value})`);
      this.unread.push({
        path: formatPath(place),
        value: [element.text.trim(), ...attributes].filter(Boolean).join(' '),
      });
      return;
    }
    const begins = named.section !== undefined && inside.section.kind !== 'line';
    const section = begins ? this.section(named.section as string) : inside.section;
    const group = begins ? '' : inside.group;
    if (/BinaryObject$/.test(element.name)) {
      this.takeFile(element, named, { section, group });
      return;
    }
    const kind = path.at(-1)?.split(':')[1];
    const own = [...element.attributes].filter(([name]) => this.names.find(path, name) !== undefined);
    const others = new Map(
      [...element.attributes].filter(
        (one) => !own.some(([name]) => name === one[0]) && !(one[1] === kind && saidKinds.includes(one[1])),
      ),
    );
    const value = valueOf({ ...element, attributes: others }, named, this.language, this.received.invoice.currency);
    if (!named.said.includes(value.value)) this.add({ section, group }, named, value);
    for (const [name, text] of own) this.takeAttribute(name, text, path, place, { section, group });
  }

  private add({ section, group }: Place, { label = '', term }: NamedTerm, value: ShownValue): void {
    section.rows.push({ term, group, label: labelOf(label, this.language) ?? label, ...value });
  }

  private takeAttribute(name: string, value: string, path: readonly string[], place: Path, inside: Place): void {
    if (value.trim() === '' || name === 'schemaLocation') return;
    const named = this.names.find(path, name);
    if (named === undefined) this.unread.push({ path: formatPath([...place, `@${name}`]), value: value.trim() });
    else this.add(inside, named, { value: value.trim(), words: undefined, shown: value.trim() });
  }

  private takeFile({ text, attributes }: XmlElement, named: NamedTerm, inside: Place): void {
    const base64 = text.replace(/\s/g, '');
    const name = attributes.get('filename')?.trim() ?? '';
    const mediaType = attributes.get('mimeCode')?.trim() ?? '';
    const count = Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
    const size = sentenceIn('@bytes', this.language, { count: grouped(String(count)) });
    const described = inside.section.rows.filter(({ term, group }) => term === 'BT-123' && group === inside.group);
    const description = described.at(-1)?.value ?? '';
    this.attachments.push({ name, mediaType, description, bytes: () => base64Bytes(base64) });
    const shown = `${name || '–'} (${[mediaType, size].filter(Boolean).join(', ')})`;
    this.add(inside, named, { value: name, words: undefined, shown });
  }
}

function countsOf({ children }: XmlElement): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of children) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Groups of one name in a section are numbered from the second on. */
function numbered({ groups }: Draft, group: string): string {
  const count = (groups.get(group) ?? 0) + 1;
  groups.set(group, count);
  return count === 1 ? group : `${group} ${count}`;
}

/** Rows of a group stand together, those of the section itself first. */
function together(rows: readonly ViewRow[]): readonly ViewRow[] {
  const groups = new Map<string, ViewRow[]>([['', []]]);
  for (const row of rows) {
    const known = groups.get(row.group);
    if (known === undefined) groups.set(row.group, [row]);
    else known.push(row);
  }
  // A group that is but one row of its name needs no heading
  return [...groups.values()].flatMap((all) => {
    const [one] = all;
    return one !== undefined && all.length === 1 && one.group === one.label ? [{ ...one, group: '' }] : all;
  });
}
