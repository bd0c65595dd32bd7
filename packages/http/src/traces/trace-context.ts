import { hexOf } from '@rappen/pdf/internal/base';
/** Where a span is: its trace, itself, and whether the trace is recorded. */
export interface TraceContext {
  /** 32 hexadecimal digits in small letters, not all 0. */
  readonly traceId: string;
  /** 16 of them, not all 0. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const version0 = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const sampledFlag = 1;

/**
 * Reads the header `traceparent` (W3C Trace Context, 3.2). Later versions may have more behind it. Undefined: it is none, and a
 * new trace begins.
 */
export function readTraceparent(text: string): TraceContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = version0.exec(text.trim()) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) === sampledFlag };
}

/** The header `traceparent` of a span, version 00. */
export function writeTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** An id that nobody has drawn before, of so many bytes. */
export function newId(bytes: 8 | 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  // All 0 stands for no id
  if (drawn.every((byte) => byte === 0)) return newId(bytes);
  return hexOf(drawn);
}
