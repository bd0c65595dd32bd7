import type { CalendarDate } from '@rappen/core/date';
import { memoryKeys } from './memory/keys.ts';
import type { CodeReader, DocumentationFiles, Ports } from './ports.ts';

/** What differs between runtimes; the rest of the ports is made of web standards. */
export interface RuntimeParts {
  readonly apiKey: string;
  readonly codes: CodeReader;
  readonly documentation: DocumentationFiles;
  /** Writes one line of the log. */
  readonly writeLine: (line: string) => void;
}

/** Ports that every runtime with web standards shares: key in memory, clock, ids, log as JSON lines. */
export async function standardPorts(parts: RuntimeParts): Promise<Ports> {
  const write = (entry: Readonly<Record<string, unknown>>) =>
    parts.writeLine(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  return {
    keys: await memoryKeys({ [parts.apiKey]: { owner: 'first' } }),
    clock: { today: () => swissDay(new Date()) },
    ids: { request: () => crypto.randomUUID() },
    codes: parts.codes,
    documentation: parts.documentation,
    log: {
      request: (entry) => write({ level: 'info', event: 'request', ...entry }),
      fault: (requestId, error) =>
        write({
          level: 'error',
          event: 'fault',
          requestId,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    },
  };
}

const swissCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });

/** The calendar day in Switzerland at an instant; the Swedish form is `yyyy-mm-dd`. */
export function swissDay(instant: Date): CalendarDate {
  return swissCalendar.format(instant) as CalendarDate;
}
