import { createServer, type Server } from 'node:http';
import { z } from 'zod';

const hexadecimal = (digits: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`));
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
]);
const attributes = z.array(z.strictObject({ key: z.string().min(1), value }));
const nanoseconds = z.string().regex(/^[1-9]\d{18}$/);
const span = z
  .strictObject({
    traceId: hexadecimal(32),
    spanId: hexadecimal(16),
    parentSpanId: hexadecimal(16).optional(),
    flags: z.int().min(0),
    name: z.string().min(1),
    kind: z.int().min(1).max(5),
    startTimeUnixNano: nanoseconds,
    endTimeUnixNano: nanoseconds,
    attributes,
    status: z.strictObject({ code: z.literal(2).optional() }),
  })
  .refine(({ startTimeUnixNano, endTimeUnixNano }) => BigInt(startTimeUnixNano) <= BigInt(endTimeUnixNano));

/** An `ExportTraceServiceRequest`, as the JSON of OTLP writes `opentelemetry/proto/trace/v1/trace.proto`. */
const exportRequest = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(span).min(1).max(512),
        }),
      ),
    }),
  ),
});

/** A span as the tests look at it. */
export interface SeenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly hasFailed: boolean;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Collector {
  readonly url: string;
  readonly spans: SeenSpan[];
  /** The headers and bodies of all requests. */
  readonly requests: { readonly headers: Readonly<Record<string, unknown>>; readonly text: string }[];
  /** How the next requests are answered: a status, or never. */
  answer: number | 'never';
  close(): Promise<void>;
}

/** A collector that takes only what OTLP allows. */
export async function openCollector(): Promise<Collector> {
  const spans: SeenSpan[] = [];
  const requests: Collector['requests'] = [];
  const collector = { answer: 200 as Collector['answer'] };
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    requests.push({ headers: request.headers, text });
    if (collector.answer === 'never') return;
    if (collector.answer === 200) {
      const read = exportRequest.parse(JSON.parse(text));
      for (const { scopeSpans } of read.resourceSpans)
        for (const { spans: sent } of scopeSpans) spans.push(...sent.map(seen));
    }
    response.writeHead(collector.answer, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return Object.assign(collector, {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function seen({ attributes: sent, status, ...rest }: z.infer<typeof span>): SeenSpan {
  const facts = Object.fromEntries(sent.map(({ key, value: held }) => [key, Object.values(held)[0]]));
  return { ...rest, parentSpanId: rest.parentSpanId, hasFailed: status.code === 2, facts };
}
