import type { CoveredArea, Extent, PageMark, PageUnder } from '@rappen/pdf/assembly';
import { qrCode, slip } from '../payment-part/geometry.ts';
import type { Problem } from '../problem/problem.ts';
import { problem } from './problems.ts';
import type { SlipPlace } from './slip-place.ts';

/** An upright rectangle on the page as it is shown, in millimetres from its top left. */
type Area = PageMark['box'];

/** What is under a slip, or drawn above it. */
export interface SlipGround {
  /** Whether nothing is there. */
  readonly isFree: boolean;
  /** Why the code could not be read: `SLIP_CODE_COVERED`, or nothing. */
  readonly refusals: readonly Problem[];
  /** What is there beside the code: `SLIP_OVER_CONTENT`, or nothing. */
  readonly warnings: readonly Problem[];
  /** What has to be white under the code so that it can be read, on the page: light areas or a picture are there. */
  readonly covered: CoveredArea | undefined;
}

/** Millimetres by which something may reach into the slip: a line along its edge is not under it. */
const edge = 0.3;
/** Darker greys than this are no ground for the modules of a code. */
const darkMax = 200;

/** The code with its blank border (IG 3.5), from the bottom left corner of the slip. */
const codeArea: CoveredArea = {
  x: qrCode.x - qrCode.border,
  y: slip.height - qrCode.y - qrCode.side - qrCode.border,
  width: qrCode.side + 2 * qrCode.border,
  height: qrCode.side + 2 * qrCode.border,
};

/** What each kind of thing is called in a sentence. */
const names: Readonly<Record<PageMark['kind'], string>> = {
  text: 'text',
  area: 'lines or coloured areas',
  picture: 'a picture',
  annotation: 'a form field or an annotation',
  unread: 'content that could not all be read',
};

/**
 * Looks at what a page shows where a slip would be. `isCovered`: the slip brings white paper with it, so that only what is
 * drawn above counts. Something dark where the code is, or anything above it, is a refusal; whatever else is there, a warning.
 */
export function groundOf(under: PageUnder, page: number, place: SlipPlace, isCovered = false): SlipGround {
  const whole = areaOf(under, place, { width: slip.width, height: slip.height });
  const marksIn = (area: Area) => under.marksWithin(area).filter(({ isAbove }) => isAbove || !isCovered);
  const marks = marksIn(inset(whole, edge));
  const code = inset(areaOf(under, place, codeArea), edge);
  const onCode = marks.some(({ box }) => meets(box, code)) ? marksIn(code) : [];
  const fatal = onCode.find((mark) => isInTheWay(mark, code));
  const [first] = marks;
  return {
    isFree: first === undefined,
    refusals: fatal === undefined ? [] : [told('SLIP_CODE_COVERED', page, fatal)],
    warnings:
      fatal !== undefined || first === undefined
        ? []
        : kindsOf(marks).map((mark) => told('SLIP_OVER_CONTENT', page, mark)),
    covered: fatal === undefined && onCode.length > 0 ? paper(code, under) : undefined,
  };
}

/** Whether a code could not be read for something that is there. A picture behind the whole code is a background. */
function isInTheWay({ kind, grey, isAbove, box }: PageMark, code: Area): boolean {
  if (isAbove) return true;
  if (kind === 'picture') return !contains(box, code);
  return kind !== 'unread' && grey < darkMax;
}

/** An area of the page as what is covered, counted from its bottom left corner. */
function paper({ left, top, right, bottom }: Area, { height }: Extent): CoveredArea {
  return { x: left, y: height - bottom, width: right - left, height: bottom - top };
}

/** The first mark of each kind. */
function kindsOf(marks: readonly PageMark[]): readonly PageMark[] {
  return marks.filter(({ kind }, index) => marks.findIndex((mark) => mark.kind === kind) === index);
}

function told(code: 'SLIP_CODE_COVERED' | 'SLIP_OVER_CONTENT', page: number, { kind, box }: PageMark): Problem {
  return problem(code, ['page'], { page, what: names[kind], left: box.left.toFixed(0), top: box.top.toFixed(0) });
}

/** Where an area of a slip lies on the page. */
function areaOf(
  page: PageUnder,
  { x, y, right }: SlipPlace,
  { x: left = 0, y: foot = 0, width, height }: CoveredArea,
): Area {
  const at = (across: number, up: number) =>
    [x + across * right[0] - up * right[1], y + across * right[1] + up * right[0]] as const;
  const [x1, y1] = at(left, foot);
  const [x2, y2] = at(left + width, foot + height);
  return {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: page.height - Math.max(y1, y2),
    bottom: page.height - Math.min(y1, y2),
  };
}

function inset({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

function contains(outer: Area, inner: Area): boolean {
  return (
    outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom
  );
}

function meets(a: Area, b: Area): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}
