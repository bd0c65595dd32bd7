import type { Drawing, Ink, Shape } from '../../drawing/index.ts';
import {
  baselineOffset,
  filledBox,
  lineHeight,
  linesOf,
  rule,
  stackedLines,
  type TypeStyle,
  textAt,
} from '../../invoice-document/layout/type-setting.ts';
import { Typeface } from '../../invoice-document/layout/typeface.ts';
import { limits } from '../limits.ts';
import { shortened } from './text.ts';
import type { EInvoiceView, ViewRow, ViewSection } from './view.ts';
import { labelOf, sentenceIn } from './words.ts';

/** A4 in millimetres. */
const page = { width: 210, height: 297, left: 20, right: 190, top: 20, bottom: 276, footer: 285 } as const;
/** Where values begin, and where those of a group do. */
const valueLeft = 82;
const groupIndent = 4;
const termWidth = 14;

const grey: Ink = [95, 99, 107];
const light: Ink = [208, 211, 216];
const shade: Ink = [243, 244, 246];
const heading: TypeStyle = { size: 16, bold: true };
const section: TypeStyle = { size: 10.5, bold: true };
const label: TypeStyle = { size: 8.5, ink: grey };
const value: TypeStyle = { size: 9 };
const strong: TypeStyle = { size: 9, bold: true };
const small: TypeStyle = { size: 7, ink: grey };
/** Sums that a reader looks for. */
const strongTerms = ['BT-1', 'BT-9', 'BT-27', 'BT-44', 'BT-112', 'BT-115'];

/** What stays together on a page. */
interface Piece {
  readonly height: number;
  readonly draw: (top: number) => readonly Shape[];
  /** Must not be the last of a page. */
  readonly keepsNext: boolean;
  /** Whether a row begins with it. */
  readonly beginsRow: boolean;
}

/** The pages of a view, and how many rows had no room on them. */
export interface DrawnView {
  readonly pages: readonly Drawing[];
  /** Rows beyond the last page: they are in the XML. */
  readonly left: number;
}

/**
 * Draws a view on A4 pages with page numbers: every row with its label, value and business term; lines are broken, never cut. Characters
 * that the typeface lacks are drawn as a question mark, and their number is said on the last page. At most `viewPagesMax` pages.
 */
export function drawEInvoiceView(view: EInvoiceView): DrawnView {
  const text = new Typeface();
  const head = headOf(view, text);
  const sheets: Shape[][] = [[...head.shapes]];
  let y = head.bottom;
  let left = 0;
  let isFull = false;
  let waiting: Piece[] = [];
  const place = (pieces: readonly Piece[]): boolean => {
    const height = pieces.reduce((sum, one) => sum + one.height, 0);
    if (y + height > page.bottom && y > page.top) {
      if (sheets.length >= limits.viewPagesMax) return false;
      sheets.push([]);
      y = page.top;
    }
    for (const one of pieces) {
      (sheets.at(-1) as Shape[]).push(...one.draw(y));
      y += one.height;
    }
    return true;
  };
  for (const piece of piecesOf(view, text)) {
    waiting.push(piece);
    if (piece.keepsNext) continue;
    isFull ||= !place(waiting);
    if (isFull) left += waiting.filter(({ beginsRow }) => beginsRow).length;
    waiting = [];
  }
  const notes = [
    ...(isFull ? [sentenceIn('@left', view.language, { count: left })] : []),
    ...(text.foreignCount > 0 ? [sentenceIn('@foreign', view.language, { count: text.foreignCount })] : []),
  ];
  const notesAt = page.bottom + 3;
  sheets.at(-1)?.push(...stackedLines(page.left, notesAt, notes, { ...small, bold: true }));
  if (notes.length === 0 && isWhole(view)) {
    const picture = labelOf('@picture', view.language) ?? '';
    sheets[0]?.push(...stackedLines(page.left, page.bottom + 11, [picture], small));
  }
  return { pages: sheets.map((shapes, index) => pageOf(view, text, shapes, index, sheets.length)), left };
}

/** Whether each value is shown to its end: then nothing is left out. */
function isWhole({ sections, unread, language }: EInvoiceView): boolean {
  const shown = [...sections.flatMap(({ rows }) => rows.map((row) => row.shown)), ...unread.map((one) => one.value)];
  return shown.every((text) => shortened(text, language) === text);
}

function pageOf(view: EInvoiceView, text: Typeface, shapes: readonly Shape[], index: number, count: number): Drawing {
  const { title, seller, due, language } = view;
  const number = sentenceIn('@page', language, { page: index + 1, pages: count });
  const [name = ''] = linesOf(text.of(`${seller}, ${title}`), 130, small);
  return {
    width: page.width,
    height: page.height,
    title: text.of(title),
    description: text.of([seller, due?.shown].filter(Boolean).join(': ')),
    language,
    shapes: [
      ...shapes,
      ...(index === 0 ? [] : [textAt(page.left, page.footer, name, small)]),
      textAt(page.right, page.footer, number, small, 'end'),
    ],
  };
}

/** Kind and number, from whom to whom, and what is due. */
function headOf({ title, seller, buyer, due }: EInvoiceView, text: Typeface): { shapes: Shape[]; bottom: number } {
  const width = due === undefined ? page.right - page.left : 108;
  const titles = linesOf(text.of(title), width, heading);
  const parties = linesOf(text.of([seller, buyer].filter(Boolean).join(' → ')), width, value);
  const below = page.top + titles.length * lineHeight(heading);
  const shapes: Shape[] = [
    ...stackedLines(page.left, page.top, titles, heading),
    ...stackedLines(page.left, below, parties, { ...value, ink: grey }),
  ];
  if (due !== undefined) {
    shapes.push(filledBox(132, page.top - 1, 58, 15, shade));
    shapes.push(
      textAt(135, page.top + 4, due.label, label),
      textAt(187, page.top + 11, due.shown, { size: 13, bold: true }, 'end'),
    );
  }
  return { shapes, bottom: Math.max(below + parties.length * lineHeight(value), page.top + 16) + 3 };
}

function* piecesOf(view: EInvoiceView, text: Typeface): Generator<Piece> {
  for (const one of view.sections) {
    yield sectionHead(one, text);
    let group = '';
    for (const row of one.rows) {
      if (row.group !== group && row.group !== '') yield groupHead(text.of(row.group));
      group = row.group;
      yield* rowPieces(row, view, text);
    }
  }
  if (view.unread.length === 0) return;
  const title = labelOf('§unread', view.language) ?? '';
  yield sectionHead({ kind: 'unread', title, detail: undefined, amount: undefined, note: undefined, rows: [] }, text);
  for (const { path, value: found } of view.unread) {
    yield* rowPieces(
      { term: undefined, group: '', label: path, value: found, words: undefined, shown: found },
      view,
      text,
    );
  }
}

function sectionHead({ title, detail, amount, note }: ViewSection, text: Typeface): Piece {
  const shown = linesOf(text.of([title, detail].filter(Boolean).join('  ')), amount === undefined ? 168 : 130, section);
  const notes = note === undefined ? [] : linesOf(text.of(note), 168, strong);
  const height = shown.length * lineHeight(section);
  return {
    height: 4 + height + 2 + notes.length * lineHeight(strong),
    keepsNext: true,
    beginsRow: false,
    draw: (top) => [
      ...stackedLines(page.left, top + 4, shown, section),
      ...(amount === undefined
        ? []
        : [textAt(page.right, top + 4 + baselineOffset(section), text.of(amount), section, 'end')]),
      rule(page.left, page.right, top + 4.6 + height, 0.5, light),
      ...stackedLines(page.left, top + 5.6 + height, notes, strong),
    ],
  };
}

function groupHead(name: string): Piece {
  const type: TypeStyle = { ...label, bold: true };
  return {
    height: lineHeight(type) + 0.8,
    keepsNext: true,
    beginsRow: false,
    draw: (top) => stackedLines(page.left + groupIndent, top + 0.8, linesOf(name, 160, type).slice(0, 1), type),
  };
}

/** A row; one of many lines may go on over the page. */
function* rowPieces(row: ViewRow, { language }: EInvoiceView, text: Typeface): Generator<Piece> {
  const x = page.left + (row.group === '' ? 0 : groupIndent);
  const type = strongTerms.includes(row.term ?? '') ? strong : value;
  const labels = linesOf(text.of(row.label), valueLeft - x - 3, label);
  const values = linesOf(text.of(shortened(row.shown, language)), page.right - termWidth - valueLeft, type);
  const count = Math.max(labels.length, values.length);
  const linesTogether = 6;
  const shift = baselineOffset(value) - baselineOffset(label);
  for (let first = 0; first < count; first += linesTogether) {
    const [names, texts] = [labels, values].map((all) => all.slice(first, first + linesTogether)) as [
      string[],
      string[],
    ];
    const lines = Math.max(names.length, texts.length);
    yield {
      height: lines * lineHeight(value),
      keepsNext: false,
      beginsRow: first === 0,
      draw: (top) => [
        ...stackedLines(x, top + shift, names, label),
        ...stackedLines(valueLeft, top, texts, type),
        ...(first === 0 && row.term !== undefined
          ? [textAt(page.right, top + baselineOffset(value), row.term, small, 'end')]
          : []),
      ],
    };
  }
}
