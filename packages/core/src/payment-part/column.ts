import type { Problem } from '../problem/problem.ts';
import { descent, millimetres, type TypeStep } from './geometry.ts';
import { lineOffsets, shortened } from './line-breaks.ts';
import { problem } from './problems.ts';
import { type Sheet, textAt } from './shapes.ts';
import type { Block, Paragraph } from './text-blocks.ts';

/** A place for headings and values, one below the other. Millimetres on the slip. */
export interface Column {
  readonly x: number;
  readonly width: number;
  /** Lower bound for descenders and for the blank field. */
  readonly bottom: number;
  readonly headingTop: number;
  /** From the largest to the smallest. */
  readonly steps: readonly TypeStep[];
  /** Where the debtor is filled in by hand, from the left edge of the slip and below the baseline of its heading. */
  readonly field: {
    readonly x: number;
    readonly width: number;
    readonly height: number;
    readonly belowHeading: number;
  };
}

/** The blocks of a column in the type size they fit in. */
export interface Setting {
  readonly step: TypeStep;
  readonly stepIndex: number;
  readonly blocks: readonly Block[];
  /** Maximum lines of each paragraph, if some must be cut. */
  readonly lineLimits: ReadonlyMap<Paragraph, number> | undefined;
}

/**
 * Finds the setting for blocks: the first step that fits them, else the last step with the longest values cut. No step is
 * below the sizes of the guidelines. `variants` gives the blocks with what may be left out at every step, fullest first.
 */
export function settle(
  column: Column,
  blocks: readonly Block[],
  variants: () => readonly (readonly Block[])[],
): Setting {
  const [first] = column.steps;
  if (first && fits(column, first, blocks, true)) return { step: first, stepIndex: 0, blocks, lineLimits: undefined };
  const candidates = variants();
  // An account or reference over two lines is worse than smaller type, but better than a text that is cut
  for (const whole of [true, false]) {
    for (const [stepIndex, step] of column.steps.entries()) {
      for (const variant of candidates) {
        if (fits(column, step, variant, whole)) return { step, stepIndex, blocks: variant, lineLimits: undefined };
      }
    }
  }
  return truncated(column, candidates.at(-1) ?? blocks);
}

function fits(column: Column, step: TypeStep, blocks: readonly Block[], whole: boolean): boolean {
  const unitWidthMax = column.width / step.value;
  let lines = 0;
  for (const block of blocks) {
    for (const paragraph of block.paragraphs) {
      if (paragraph.unitWidth <= unitWidthMax) {
        lines++;
      } else {
        if (whole && paragraph.role === 'whole') return false;
        lines += lineOffsets(paragraph.text, unitWidthMax, false).length / 2;
      }
    }
  }
  return bottomOf(column, step, blocks, lines) <= column.bottom;
}

function bottomOf(column: Column, step: TypeStep, blocks: readonly Block[], valueLines: number): number {
  const leads = (valueLines + blocks.length - 1) * step.lineSpacing + (blocks.length - 1) * step.gap;
  const lastBaseline = column.headingTop + millimetres(step.heading + leads);
  const isField = blocks.at(-1)?.paragraphs.length === 0;
  return isField
    ? lastBaseline + column.field.belowHeading + column.field.height
    : lastBaseline + millimetres(step.value * descent);
}

/** Takes a line at a time from the paragraph with the most, the later of two equal ones, until the column fits. */
function truncated(column: Column, blocks: readonly Block[]): Setting {
  const stepIndex = column.steps.length - 1;
  const step = column.steps[stepIndex] as TypeStep;
  const unitWidthMax = column.width / step.value;
  const limits = new Map<Paragraph, number>();
  let lines = 0;
  for (const { paragraphs } of blocks) {
    for (const paragraph of paragraphs) {
      const count = lineOffsets(paragraph.text, unitWidthMax, false).length / 2;
      limits.set(paragraph, count);
      lines += count;
    }
  }
  while (bottomOf(column, step, blocks, lines) > column.bottom) {
    let longest: Paragraph | undefined;
    let longestLines = 1;
    for (const [paragraph, count] of limits) {
      if (paragraph.role === 'whole' || count < Math.max(longestLines, 2)) continue;
      longest = paragraph;
      longestLines = count;
    }
    if (!longest) break;
    limits.set(longest, longestLines - 1);
    lines--;
  }
  return { step, stepIndex, blocks, lineLimits: limits };
}

/**
 * Adds the texts of a setting to the sheet, but for the first heading, whose place never changes.
 * Returns the baseline of the last line, on the page. Warns with `LAYOUT_TRUNCATED`.
 */
export function drawColumn(column: Column, setting: Setting, { slipTop, shapes, warnings }: Sheet): number {
  const { step, blocks, lineLimits } = setting;
  const lead = millimetres(step.lineSpacing);
  const gap = millimetres(step.gap);
  const unitWidthMax = column.width / step.value;
  let y = slipTop + column.headingTop + millimetres(step.heading);
  let isFirst = true;
  for (const block of blocks) {
    if (!isFirst) {
      y += lead + gap;
      shapes.push(textAt(column.x, y, block.heading, step.heading, true));
    }
    isFirst = false;
    for (const paragraph of block.paragraphs) {
      if (paragraph.unitWidth <= unitWidthMax) {
        y += lead;
        shapes.push(textAt(column.x, y, paragraph.text, step.value, false));
        continue;
      }
      for (const line of brokenLines(paragraph, unitWidthMax, lineLimits?.get(paragraph), warnings)) {
        y += lead;
        shapes.push(textAt(column.x, y, line, step.value, false));
      }
    }
  }
  return y;
}

function brokenLines(
  paragraph: Paragraph,
  unitWidthMax: number,
  limit: number | undefined,
  warnings: Problem[],
): string[] {
  const { text } = paragraph;
  const offsets = lineOffsets(text, unitWidthMax, false);
  const count = offsets.length / 2;
  const kept = Math.min(limit ?? count, count);
  const lines: string[] = [];
  for (let i = 0; i < kept; i++) lines.push(text.slice(offsets[2 * i], offsets[2 * i + 1]));
  if (kept < count) {
    const start = offsets[2 * (kept - 1)] ?? 0;
    const last = shortened(text, start, unitWidthMax, false);
    lines[kept - 1] = last.text;
    for (const field of paragraph.fields) {
      if (field.end > last.end) warnings.push(problem('LAYOUT_TRUNCATED', field.path));
    }
  }
  return lines;
}
