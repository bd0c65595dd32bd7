import { profiles } from '@rappen/core/swiss-qr';
import { type PrintedAnswer, printedAnswer } from '../answer/printed.ts';
import { nextPart } from '../answer/stream.ts';
import { pdfConversionRoutes } from '../ebill/conversion/pdf-conversion.ts';
import { wordingOf } from '../ebill/operation/wording.ts';
import { readingInPlace } from '../ebill/reading/reading.ts';
import type { EbillPorts } from '../ports/ebill/service.ts';
import type { Ports, ResourceFile } from '../ports/ports.ts';
import type { RouteCall } from '../ports/work.ts';
import { qrRoutes } from '../qr/routes.ts';
import type { Route } from '../route/route.ts';
import {
  buffersOf,
  type Ending,
  type Order,
  type Reply,
  type SentAnswer,
  type Work,
  type WorkTools,
} from './messages.ts';

/** What messages go to: a `Worker`, or what stands for its starter within it. */
export interface MessageTarget {
  postMessage(message: unknown, transferred: ArrayBuffer[]): void;
}

const routeOf: ReadonlyMap<string, Route> = new Map(
  [...qrRoutes, ...pdfConversionRoutes].map((route) => [`${route.method} ${route.path}`, route]),
);

/** Work that is begun and whose answer is not made to its end. */
type Begun = Generator<Uint8Array>;

/**
 * What a thread does with each order that comes to it: the work, and to send what comes of it back. `isWorn`: whether the
 * thread holds so much memory that it should not be kept.
 */
export function workHandler(
  opening: Promise<WorkTools>,
  starter: MessageTarget,
  isWorn: () => boolean = () => false,
): (order: Order) => Promise<void> {
  const begun = new Map<number, Begun>();
  const asking = new Map<number, (told: ResourceFile | undefined) => void>();
  const reply = (message: Reply) => starter.postMessage(message, [...buffersOf(message)]);

  const resourceFor = (id: number) => (name: string) =>
    new Promise<ResourceFile | undefined>((told) => {
      asking.set(id, told);
      reply({ id, asks: { resource: name } });
    });

  const start = async (id: number, work: Work): Promise<Ending> => {
    const tools = watched(await opening, work, (progress) => reply({ id, progress }));
    if (work.kind !== 'answer') {
      const all = { ...tools, ...readingInPlace(tools) };
      return { answer: await all[work.kind](work.file, work.options as never), streams: false };
    }
    const { body, ...printed } = await answerTo(work, tools, resourceFor(id));
    const isMadeWhileSent = body !== null && typeof body === 'object' && 'next' in body;
    if (isMadeWhileSent) begun.set(id, body);
    const answer: SentAnswer = { ...printed, body: isMadeWhileSent ? null : (body as SentAnswer['body']) };
    return { answer, streams: isMadeWhileSent };
  };

  const more = (id: number): Ending => {
    const chunks = begun.get(id);
    if (chunks === undefined) throw new Error('Nothing is begun that there could be more of');
    const { part, isLast } = nextPart(chunks);
    if (isLast) begun.delete(id);
    return { piece: part, isLast };
  };

  return async (order) => {
    const { id } = order;
    if ('drop' in order) {
      begun.get(id)?.return(undefined);
      begun.delete(id);
    } else if ('told' in order) {
      asking.get(id)?.(order.told);
      asking.delete(id);
    } else {
      const ending = await guarded(() => ('start' in order ? start(id, order.start) : more(id)));
      reply({ id, ...ending, isWorn: isWorn() });
    }
  };
}

async function guarded(work: () => Promise<Ending> | Ending): Promise<Ending> {
  try {
    return await work();
  } catch (error) {
    // The stack or the memory of the thread was not enough
    if (error instanceof RangeError) return { tooLarge: true };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * The tools, with a search for codes that says how far it has come where that is worth an answer: any code where all are wanted,
 * else none, because the wanted one ends the search. What another thread had found is the answer to a search.
 */
function watched(
  tools: WorkTools,
  { found }: Work,
  report: (progress: Parameters<WorkTools['partOf']>[0]) => void,
): WorkTools {
  return {
    examine: tools.examine,
    attach: tools.attach,
    toPdfA3b: tools.toPdfA3b,
    partOf: tools.partOf,
    async readCodes(file, options) {
      if (found !== undefined) return tools.partOf(found);
      return tools.readCodes(file, options, (progress) => {
        if (options.all && progress.found.length > 0) report(progress);
        return undefined;
      });
    },
  };
}

async function answerTo(
  call: RouteCall,
  tools: WorkTools,
  resource: (name: string) => Promise<ResourceFile | undefined>,
): Promise<PrintedAnswer> {
  const { method, path, url, headers, body, requestId, key, query, parameters } = call;
  const route = routeOf.get(`${method} ${path}`);
  if (route === undefined) throw new Error(`No thread answers ${method} ${path}`);
  const request = new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body && { body }),
  });
  const ports = portsOf(call, tools, resource);
  const profile = profiles[call.profile];
  const answer = await route.handle({ request, requestId, key, query, parameters, profile, ports });
  return printedAnswer(answer, requestId, wordingOf(new URL(url).pathname));
}

/** What handlers of long work use of the ports; anything else is out of their reach. */
function portsOf(
  { today, now, requestId }: RouteCall,
  tools: WorkTools,
  resource: (name: string) => Promise<ResourceFile | undefined>,
): Ports {
  const missing = (): never => {
    throw new Error('Long work asked for a port that threads do not have');
  };
  return {
    clock: { today: () => today, now: () => now },
    ids: { request: () => requestId },
    codes: tools,
    resources: { get: (_owner, name) => resource(name), put: missing, list: missing, delete: missing },
    ebill: { pdf: tools } as unknown as EbillPorts,
    keys: { find: missing },
    readiness: { check: missing },
    documentation: { read: missing },
    log: { request: missing, overload: missing, fault: missing },
  };
}
