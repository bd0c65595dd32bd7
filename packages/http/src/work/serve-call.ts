import { type Answer, refused } from '../answer/answer.ts';
import type { PrintedAnswer } from '../answer/printed.ts';
import { readBytes } from '../body/read.ts';
import { limits } from '../limits.ts';
import type { LongWork, RouteCall, Unanswered } from '../ports/work.ts';
import { type Problem, problem } from '../problems/index.ts';
import type { Call, Route } from '../route/route.ts';

/** Bodies up to this length are read where they arrive, unless the route says that even they are long work. */
const smallBodyBytes = limits.bodyReadInPlaceBytesMax;

/**
 * Has a call answered as long work where its route says so. Undefined: the call is to be answered where it is. Reports
 * `SERVICE_BUSY`, before the body is read where there is no room for it, and `WORK_TOO_SLOW`, `WORK_TOO_LARGE`; for work on
 * files of pages `FILE_TOO_SLOW`, `PDF_TOO_COMPLEX`.
 */
export async function serveLongWork(
  { method, path, longWork, handle }: Route,
  call: Call,
  print: (answer: Answer) => PrintedAnswer,
): Promise<PrintedAnswer | undefined> {
  const { request, ports } = call;
  const { work } = ports;
  if (longWork === undefined || work === undefined) return undefined;
  const { trialBodyBytesMax, isLong } = longWork;
  const bodyBytesMax = (call.key.demo ? trialBodyBytesMax : undefined) ?? longWork.bodyBytesMax;
  const declared = request.headers.get('content-length');
  const length = bodyBytesMax === undefined ? 0 : declared === null ? bodyBytesMax : Number(declared);
  if (length <= smallBodyBytes && isLong?.(call) === false) return undefined;
  // What is too long by its own words is refused before it is read
  if (bodyBytesMax !== undefined && length > bodyBytesMax) return undefined;
  const release = work.takeRoom(call.key.owner, length);
  if (release === undefined) return print(refused([problem('SERVICE_BUSY', [])]));
  try {
    const body = bodyBytesMax === undefined ? undefined : await readBytes(request, bodyBytesMax);
    if (body?.ok === false) {
      release();
      if (body.problems[0].code !== 'BODY_REQUIRED') return print(refused(body.problems));
      // The handler may find more wrong with it than that
      const empty = new Request(request.url, { method, headers: request.headers });
      return print(await handle({ ...call, request: empty }));
    }
    const bytes = body?.value;
    const over = (): void => {
      release();
      if (bytes !== undefined) giveBack(bytes);
    };
    const answered = await work.answer({ ...plainCall(call), method, path, body: bytes }, questionsOf(call), over);
    return isUnanswered(answered) ? print(refused([problemOf(answered, longWork.isOnPages)])) : answered;
  } catch (error) {
    release();
    throw error;
  }
}

/** Memory of megabytes is free at once: a thread that has nothing to do collects no garbage. */
function giveBack({ buffer, byteLength }: Uint8Array<ArrayBuffer>): void {
  if (byteLength === buffer.byteLength) buffer.transfer(0);
}

function plainCall({
  request,
  requestId,
  key,
  query,
  parameters,
  profile,
  ports,
}: Call): Omit<RouteCall, 'method' | 'path' | 'body'> {
  return {
    url: request.url,
    headers: [...request.headers].filter(([name]) => !secretHeaders.includes(name)),
    requestId,
    key,
    query,
    parameters,
    profile: profile.name,
    today: ports.clock.today(),
    now: ports.clock.now(),
  };
}

/** Who calls is known: the proof stays here. */
const secretHeaders = ['x-api-key', 'cookie', 'authorization'];

function questionsOf({ ports, key, requestId, request }: Call): Parameters<LongWork['answer']>[1] {
  return {
    resource: async (name) => ports.resources?.get(key.owner, name),
    brokenOff: (reason) => ports.log.fault(requestId, reason),
    signal: request.signal,
  };
}

function isUnanswered(answered: PrintedAnswer | Unanswered): answered is Unanswered {
  return typeof answered === 'string' || 'slowAfterSeconds' in answered;
}

function problemOf(unanswered: Unanswered, isOnPages = false): Problem {
  if (unanswered === 'busy') return problem('SERVICE_BUSY', []);
  if (unanswered === 'gone') return problem('CALLER_GONE', []);
  if (unanswered === 'too-large') return isOnPages ? problem('PDF_TOO_COMPLEX', []) : problem('WORK_TOO_LARGE', []);
  const seconds = unanswered.slowAfterSeconds;
  return isOnPages ? problem('FILE_TOO_SLOW', [], { seconds }) : problem('WORK_TOO_SLOW', [], { seconds });
}
