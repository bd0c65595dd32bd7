import type { FiguresOfProcess, MeasuredFigures, MeasuredSeries } from '../ports/watch.ts';

/** What is measured, once: name, kind, labels, and the sentence for whoever reads it. */
export const metricRows = {
  requests: row('counter', 'rappen_http_requests_total', 'Requests answered', 'service', 'method', 'status'),
  requestSeconds: row('histogram', 'rappen_http_request_seconds', 'Seconds until an answer begins', 'service'),
  refusals: row('counter', 'rappen_refusals_total', 'Requests refused for lack of room or for their number', 'code'),
  bodyBytes: row(
    'counter',
    'rappen_request_body_bytes_total',
    'Bytes of the bodies of requests, as these say',
    'service',
  ),
  workPieces: row('counter', 'rappen_work_pieces_total', 'Pieces of long work that are over', 'outcome'),
  workSeconds: row('counter', 'rappen_work_seconds_total', 'Seconds that threads were at long work'),
  workWaiting: row('histogram', 'rappen_work_waiting_seconds', 'Seconds until long work was begun'),
  largestShare: row(
    'gauge',
    'rappen_largest_share',
    'Part of the threads that one customer had in the last five minutes, from 0 to 1',
  ),
  faults: row('counter', 'rappen_faults_total', 'Parts of the service that failed; the log has each', 'reason'),
  spansDropped: row('counter', 'rappen_trace_spans_dropped_total', 'Spans of traces that the collector did not get'),
  storeReady: row('gauge', 'rappen_store_ready', '1 while the store takes writes'),
  outboxWaiting: row('gauge', 'rappen_outbox_waiting', 'Cases that wait to be handed over to the network'),
  outboxSeconds: row('gauge', 'rappen_outbox_oldest_seconds', 'How long the oldest of them has waited'),
  networkCalls: row(
    'counter',
    'rappen_network_calls_total',
    'Calls of networks: what became of a submission, else answered or failed',
    'network',
    'call',
    'outcome',
  ),
  networkSeconds: row('histogram', 'rappen_network_seconds', 'Seconds that calls of networks took', 'network'),
  networkFaults: row(
    'counter',
    'rappen_network_faults_total',
    'What was in the way of networks: sign-in, sender, mailbox, other',
    'network',
    'reason',
  ),
  networkFailing: row(
    'gauge',
    'rappen_network_failing',
    '1 while what was heard of a network last was a fault',
    'network',
  ),
  networkWaiting: row('gauge', 'rappen_network_waiting', 'Cases that wait for a network', 'network'),
  networkWaitingSeconds: row(
    'gauge',
    'rappen_network_oldest_seconds',
    'How long the oldest of these cases has waited',
    'network',
  ),
  webhooks: row('gauge', 'rappen_webhooks', 'Webhooks by state: working, failing, disabled', 'state'),
  webhooksWaiting: row('gauge', 'rappen_webhook_deliveries_waiting', 'Deliveries that wait to be sent'),
  webhookSeconds: row('gauge', 'rappen_webhook_oldest_due_seconds', 'How long the oldest delivery has been due'),
  cpuSeconds: row('counter', 'process_cpu_seconds_total', 'Processor time of the process'),
  residentBytes: row('gauge', 'process_resident_memory_bytes', 'Memory of the process'),
  startTime: row('gauge', 'process_start_time_seconds', 'When the process started, since 1970'),
  eventLoopSeconds: row(
    'gauge',
    'rappen_event_loop_delay_seconds',
    'Longest wait of the thread that serves, since the last look',
  ),
  longReads: row(
    'counter',
    'rappen_store_long_reads_total',
    'Reads of the store made outside the thread that serves, by outcome: done, refused',
    'outcome',
  ),
  longReadSeconds: row(
    'counter',
    'rappen_store_long_read_seconds_total',
    'Seconds that these reads took, with their wait',
  ),
  longReadsWaiting: row('gauge', 'rappen_store_long_reads_waiting', 'Reads that wait for their turn'),
  diskFreeBytes: row('gauge', 'rappen_disk_free_bytes', 'Free bytes on the disk of RAPPEN_DATA'),
} as const;

type MetricName = keyof typeof metricRows;

interface MetricRow {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}

function row(kind: MetricRow['kind'], name: string, help: string, ...labels: readonly string[]): MetricRow {
  return { kind, name, help, labels };
}

/** Upper bounds of the histograms, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Different labels of one metric; what comes beyond them is counted as `other`, so that nobody can fill the memory. */
const seriesMax = 500;

interface Series extends MeasuredSeries {
  value: number;
  readonly counts: number[];
}

/** What a process has measured. */
export interface Metrics {
  /** Adds to a counter. */
  add(name: MetricName, labels: readonly string[], by?: number): void;
  /** Adds a measure in seconds to a histogram. */
  observe(name: MetricName, labels: readonly string[], seconds: number): void;
  /** Sets what is as it is now. */
  set(name: MetricName, labels: readonly string[], value: number): void;
  measured(): MeasuredFigures;
}

/** Metrics in the memory of a process. */
export function memoryMetrics(): Metrics {
  const all = new Map<MetricName, Map<string, Series>>();

  function seriesOf(name: MetricName, labels: readonly string[]): Series {
    let known = all.get(name);
    if (known === undefined) {
      known = new Map();
      all.set(name, known);
    }
    const key = labels.join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= seriesMax && labels.length > 0 && labels.some((label) => label !== 'other'))
      return seriesOf(
        name,
        labels.map(() => 'other'),
      );
    const made: Series = { labels, value: 0, counts: buckets.map(() => 0).concat(0) };
    known.set(key, made);
    return made;
  }

  return {
    add(name, labels, by = 1) {
      seriesOf(name, labels).value += by;
    },
    observe(name, labels, seconds) {
      const series = seriesOf(name, labels);
      series.value += seconds;
      for (const [index, bound] of [...buckets, Number.POSITIVE_INFINITY].entries())
        if (seconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
    },
    set(name, labels, value) {
      seriesOf(name, labels).value = value;
    },
    measured: () => Object.fromEntries([...all].map(([name, series]) => [name, [...series.values()]])),
  };
}

/**
 * The text that Prometheus reads (exposition format 0.0.4). Where a process is named, its figures have a label more: a counter
 * begins again with the process that replaces it, and a sum of several would jump.
 */
export function metricsText(all: readonly (FiguresOfProcess | Omit<FiguresOfProcess, 'process'>)[]): string {
  const rows = Object.entries(metricRows);
  return rows
    .flatMap(([key, row]) => {
      const lines = all.flatMap((one) => {
        const own = 'process' in one ? [`process="${escaped(one.process)}"`] : [];
        return linesOf(row, own, one.figures[key] ?? []);
      });
      return lines.length === 0
        ? []
        : [`# HELP ${row.name} ${row.help}\n`, `# TYPE ${row.name} ${row.kind}\n`, ...lines];
    })
    .join('');
}

function linesOf(
  { kind, name, labels }: MetricRow,
  before: readonly string[],
  series: readonly MeasuredSeries[],
): string[] {
  const lines: string[] = [];
  for (const { labels: values, value, counts } of series) {
    const own = [...before, ...labels.map((label, index) => `${label}="${escaped(values[index] ?? '')}"`)];
    if (kind !== 'histogram') {
      lines.push(`${name}${braced(own)} ${value}\n`);
      continue;
    }
    const bounds = [...buckets.map(String), '+Inf'];
    for (const [index, bound] of bounds.entries())
      lines.push(`${name}_bucket${braced([...own, `le="${bound}"`])} ${counts[index] ?? 0}\n`);
    lines.push(`${name}_sum${braced(own)} ${value}\n`, `${name}_count${braced(own)} ${counts.at(-1) ?? 0}\n`);
  }
  return lines;
}

function braced(labels: readonly string[]): string {
  return labels.length === 0 ? '' : `{${labels.join(',')}}`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
