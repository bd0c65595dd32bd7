/** One line of the table. Figures are ready text. */
export interface Line {
  readonly task: string;
  readonly ours: string;
  readonly peer?: string;
  readonly theirs?: string;
  readonly ratio?: string;
  readonly goal?: Goal;
}

export interface Goal {
  readonly text: string;
  readonly verdict: string;
}

/** Something to measure: a part of the bench that gives lines of the table. */
export interface Row {
  readonly name: string;
  readonly measure: () => Promise<Line[]>;
}

const headings = ['Task', 'Ours', 'Peer', 'Its figure', 'Ratio', 'Goal', 'Met'] as const;

export function markdownTable(lines: readonly Line[]): string {
  const rows = lines.map(({ task, ours, peer, theirs, ratio, goal }) => [
    task,
    ours,
    peer ?? '',
    theirs ?? '',
    ratio ?? '',
    goal?.text ?? 'for information',
    goal?.verdict ?? '',
  ]);
  const rule = headings.map((_, column) => (column === 1 || column === 3 || column === 4 ? '--:' : '---'));
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A goal that is met from `least` on. */
export function atLeast(found: number, least: number, text: string): Goal {
  return { text, verdict: found >= least ? 'met' : `missed by ${percent(1 - found / least)}` };
}

/** A goal that is met up to `most`. */
export function atMost(found: number, most: number, text: string): Goal {
  return { text, verdict: found <= most ? 'met' : `missed by ${percent(found / most - 1)}` };
}

export function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(fraction < 0.1 ? 1 : 0)} %`;
}

export function perSecond(value: number): string {
  return `${rounded(value)}/s`;
}

export function times(ratio: number): string {
  return `${ratio < 20 ? ratio.toFixed(1) : ratio.toFixed(0)}x`;
}

/** Three digits that count, thousands apart. */
export function rounded(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US');
}
