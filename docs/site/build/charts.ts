import { escapeXml } from '@rappen/pdf/internal/base';

/** A bar of a chart: whose it is, and the figure as the page states it. */
interface Bar {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly isOurs: boolean;
}

/** Tasks of bench/results.md that get a chart, and the packages that stand in it. */
const tasks = [
  'QR symbol, level M, masks scored',
  'A4 PDF, one bill, font embedded',
  'SVG, one bill',
  '10,000 bills in one PDF, symbols as masks',
  '10,000 bills in one PDF, symbols as masks: memory above the start',
  'Code read from a clean A4 page of 200 dpi, from pixels',
  'IBAN check',
] as const;

/** Adds charts to the page of figures, drawn from its own table. */
export function withSpeedCharts(markdown: string): string {
  const rows = rowsOf(markdown);
  const charts = tasks.map((task) => {
    const found = rows.filter(([name, , peer]) => name === task && peer !== '');
    const [first] = found;
    if (first === undefined) throw new Error(`bench/results.md has no line "${task}"`);
    const bars = [
      barOf('Rappen', first[1] ?? '', true),
      ...found.map((row) => barOf(row[2] ?? '', row[3] ?? '', false)),
    ];
    return chart(task, bars);
  });
  return withCharts(
    markdown,
    charts,
    'Each bar is a line of the table below; where a figure is a time or memory, shorter is better.',
  );
}

/** Adds a chart to the page of reading: how many pictures each reader reads. */
export function withReadingChart(markdown: string): string {
  const table = markdown.split(/^## /m).find((part) => part.startsWith('All pictures')) ?? '';
  const bars = rowsOf(table)
    .filter(([, right]) => /^\d+$/.test(right ?? ''))
    .map(([reader = '', right = '']) => barOf(reader.replaceAll('`', ''), right, reader.startsWith('ours')));
  return withCharts(markdown, [chart('Pictures read, of 300', bars)], 'From the first table below.');
}

function withCharts(markdown: string, charts: readonly string[], sentence: string): string {
  const [title = '', ...rest] = markdown.split('\n');
  return [title, '', `<div class="charts">${charts.join('')}</div>`, '', sentence, ...rest].join('\n');
}

function rowsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    );
}

function barOf(label: string, text: string, isOurs: boolean): Bar {
  const value = Number(/[\d,.]+/.exec(text)?.[0].replaceAll(',', ''));
  if (!(value > 0)) throw new Error(`No figure in "${text}" of ${label}`);
  return { label, text, value, isOurs };
}

const rowHeight = 30;
const labelWidth = 230;
const barWidth = 310;

/** A chart of horizontal bars as SVG; its colours are those of the page, light or dark. */
function chart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const rows = bars.map(({ label, text, value, isOurs }, index) => {
    const y = 34 + index * rowHeight;
    const width = Math.max(2, (value / most) * barWidth).toFixed(1);
    return `<text x="0" y="${y + 15}">${escapeXml(label)}</text><rect class="${isOurs ? 'ours' : 'other'}" x="${labelWidth}" y="${y}" width="${width}" height="21" rx="3"/><text class="figure" x="${labelWidth + Number(width) + 8}" y="${y + 15}">${escapeXml(text)}</text>`;
  });
  const spoken = bars.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return `<svg class="chart" viewBox="0 0 640 ${40 + bars.length * rowHeight}" role="img" aria-label="${escapeXml(`${title}. ${spoken}`)}"><text class="title" x="0" y="18">${escapeXml(title)}</text>${rows.join('')}</svg>`;
}
