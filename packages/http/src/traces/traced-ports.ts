import type { RecipientHit, Trail } from '@rappen/core/ebill/network';
import type { CodeReader } from '../ports/code-reader.ts';
import type { Change, EbillStore, NewCase } from '../ports/ebill/index.ts';
import type { EbillPorts, PdfTools } from '../ports/ebill/service.ts';
import type { SendOutcome, WebhookSender } from '../ports/ebill/webhook-sender.ts';
import type { Ports } from '../ports/ports.ts';
import type { SubmissionReading } from '../ports/reading.ts';
import type { Span, SpanFacts } from '../ports/traces.ts';
import type { LongWork, WorkWatch } from '../ports/work.ts';

/** Ports whose commits, calls of the network, webhooks and long work are pieces of a span. What only reads is not shown. */
export function tracedPorts(ports: Ports, span: Span): Ports {
  const { ebill, codes, work, resources, accounts } = ports;
  return {
    ...ports,
    codes: tracedCodes(codes, span),
    work: work && tracedWork(work, span),
    ebill: ebill && tracedEbill(ebill, span),
    resources: resources && commitsOf('resources', resources, ['put', 'delete'], span),
    accounts: accounts && {
      ...accounts,
      store: {
        ...accounts.store,
        users: commitsOf('users', accounts.store.users, ['create', 'join', 'setRole', 'setPassword', 'remove'], span),
      },
    },
  };
}

function tracedEbill(ebill: EbillPorts, span: Span): EbillPorts {
  return {
    ...ebill,
    store: tracedStore(ebill.store, span),
    network: tracedNetwork(ebill.network, span),
    pdf: tracedPdf(ebill.pdf, span),
    reading: ebill.reading && tracedReading(ebill.reading, span),
    sender: ebill.sender && tracedSender(ebill.sender, span),
  };
}

/** Does a piece of work as a span. `factsOf` tells what came of it; what is thrown is a failure. */
async function spanned<T>(
  parent: Span,
  name: string,
  kind: 'client' | 'internal',
  act: (own: Span) => Promise<T>,
  factsOf: (outcome: T) => SpanFacts & { readonly hasFailed?: boolean } = () => ({}),
): Promise<T> {
  const own = parent.child(name, kind);
  try {
    const outcome = await act(own);
    const { hasFailed, ...facts } = factsOf(outcome);
    own.set(facts);
    own.end(hasFailed);
    return outcome;
  } catch (error) {
    // Messages may hold what nobody is to see
    own.set({ 'error.type': error instanceof Error ? error.name : 'unknown' });
    own.end(true);
    throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: of a function only that it is one counts
type AsyncMethod = (...parameters: any[]) => Promise<unknown>;

/** The names of the functions of a port. */
type MethodOf<Port> = { [Name in keyof Port]: Port[Name] extends AsyncMethod ? Name : never }[keyof Port] & string;

/** A part of the store of which some functions write: each is a span with the name of the step. */
function commitsOf<Port extends object>(part: string, port: Port, names: readonly MethodOf<Port>[], span: Span): Port {
  const traced = { ...port } as Record<string, unknown>;
  for (const name of names) {
    const commit = port[name] as AsyncMethod;
    traced[name] = (...parameters: unknown[]) =>
      spanned(span, `store ${part}.${name}`, 'client', () => commit(...parameters));
  }
  return traced as Port;
}

function tracedStore(store: EbillStore, span: Span): EbillStore {
  const { create, change } = store.cases;
  /** What follows from the commit, in the outbox and in webhooks, goes on with its trace. */
  const onTrail = <T extends NewCase | Change>(written: T, own: Span): T => ({
    ...written,
    trail: { ...written.trail, traceparent: own.traceparent },
  });
  return {
    ...store,
    cases: {
      ...store.cases,
      create: (billerId, newCase) =>
        spanned(
          span,
          'store cases.create',
          'client',
          (own) => create(billerId, onTrail(newCase, own)),
          ({ kind }) => ({ 'rappen.outcome': kind }),
        ),
      change: (billerId, wanted) =>
        spanned(
          span,
          'store cases.change',
          'client',
          (own) => change(billerId, onTrail(wanted, own)),
          ({ kind }) => ({ 'rappen.outcome': kind }),
        ),
    },
    pdfs: commitsOf('pdfs', store.pdfs, ['put', 'sweep'], span),
    billers: commitsOf('billers', store.billers, ['create', 'update'], span),
    creditAccounts: commitsOf('creditAccounts', store.creditAccounts, ['add', 'remove'], span),
    idempotency: commitsOf('idempotency', store.idempotency, ['begin', 'finish', 'purge'], span),
    feeds: commitsOf('feeds', store.feeds, ['purge'], span),
    webhooks: commitsOf('webhooks', store.webhooks, ['create', 'delete', 'disable', 'enable', 'rotate'], span),
    deliveries: commitsOf('deliveries', store.deliveries, ['settle', 'replay'], span),
    outbox: commitsOf('outbox', store.outbox, ['postpone', 'hold'], span),
    mails: commitsOf('mails', store.mails, ['create', 'settle'], span),
    audit: commitsOf('audit', store.audit, ['append'], span),
  };
}

type Network = EbillPorts['network'];

function tracedNetwork(network: Network, span: Span): Network {
  const call = <T>(
    name: string,
    trail: Trail | undefined,
    ask: (trail: Trail) => Promise<T>,
    factsOf?: (outcome: T) => SpanFacts & { readonly hasFailed?: boolean },
  ) => {
    const asked = (own: Span) => {
      own.set({ 'rappen.network': network.kind });
      return ask({ ...trail, traceparent: own.traceparent });
    };
    return spanned(span, `network ${name}`, 'client', asked, factsOf);
  };
  return {
    ...network,
    submit: (submission, options) =>
      call(
        'submit',
        options.trail,
        (trail) => network.submit(submission, { ...options, trail }),
        ({ kind }) => ({ 'rappen.outcome': kind, 'rappen.attempt': options.attempt, hasFailed: kind === 'unknown' }),
      ),
    findByReference: (billerNetId, referenceNumber, trail) =>
      call('findByReference', trail, (own) => network.findByReference(billerNetId, referenceNumber, own)),
    searchRecipients: (billerNetId, queries, trail) =>
      call(
        'searchRecipients',
        trail,
        (own) => network.searchRecipients(billerNetId, queries, own),
        (hits: readonly RecipientHit[]) => ({ 'rappen.hits': hits.length }),
      ),
    hasRecipient: (billerNetId, id, trail) =>
      call('hasRecipient', trail, (own) => network.hasRecipient(billerNetId, id, own)),
    initiateSubscription: (billerNetId, emailAddress, trail) =>
      call('initiateSubscription', trail, (own) => network.initiateSubscription(billerNetId, emailAddress, own)),
    confirmSubscription: (billerNetId, token, activationCode, trail) =>
      call('confirmSubscription', trail, (own) => network.confirmSubscription(billerNetId, token, activationCode, own)),
    health: (trail, billerNetId) => call('health', trail, (own) => network.health(own, billerNetId)),
  };
}

/** Hands the trace on, and shows the host of a receiver; its path may be a secret. */
export function tracedSender(sender: WebhookSender, span: Span): WebhookSender {
  return {
    send: (request) =>
      spanned(
        span,
        'webhook POST',
        'client',
        (own) => {
          own.set({ 'http.request.method': 'POST', 'server.address': hostOf(request.url) });
          return sender.send({ ...request, headers: { ...request.headers, traceparent: own.traceparent } });
        },
        (outcome: SendOutcome) =>
          'failure' in outcome
            ? { 'error.type': outcome.failure, hasFailed: true }
            : { 'http.response.status_code': outcome.status, hasFailed: outcome.status >= 400 },
      ),
  };
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** The span of long work: it ends with what is measured, where that is, since an answer may be made while it is sent. */
async function longWork<T>(
  parent: Span,
  kind: string,
  facts: SpanFacts,
  act: (watch: WorkWatch) => Promise<T>,
): Promise<T> {
  const span = parent.child(`work ${kind}`, 'internal', facts);
  let isMeasured = false;
  let hasFailed = false;
  try {
    return await act({
      queued() {
        isMeasured = true;
      },
      measured({ outcome, waitingMilliseconds, workingMilliseconds, cpuMilliseconds }) {
        span.set({
          'rappen.outcome': outcome,
          'rappen.waiting_ms': waitingMilliseconds,
          'rappen.working_ms': workingMilliseconds,
          'rappen.cpu_ms': cpuMilliseconds,
        });
        span.end(outcome !== 'answer');
      },
    });
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    if (!isMeasured) span.end(hasFailed);
  }
}

function tracedWork(work: LongWork, span: Span): LongWork {
  return {
    takeRoom: work.takeRoom,
    answer: (call, asked, over) =>
      longWork(span, 'answer', { 'http.route': call.path, 'rappen.bytes': call.body?.length }, (watch) =>
        work.answer(call, { ...asked, watch }, over),
      ),
  };
}

function tracedCodes(codes: CodeReader, span: Span): CodeReader {
  return {
    readCodes: (file, options) =>
      longWork(span, 'readCodes', { 'rappen.bytes': file.length }, (watch) =>
        codes.readCodes(file, { ...options, asked: { ...options.asked, watch } }),
      ),
  };
}

function tracedReading(reading: SubmissionReading, span: Span): SubmissionReading {
  const facts = (file: Uint8Array) => ({ 'rappen.bytes': file.length });
  return {
    readTyped: (file, options, asked) =>
      longWork(span, 'readTyped', facts(file), (watch) => reading.readTyped(file, options, { ...asked, watch })),
    inspect: (file, options, asked) =>
      longWork(span, 'inspect', facts(file), (watch) => reading.inspect(file, options, { ...asked, watch })),
    readStatements: (file, options, asked) =>
      longWork(span, 'readStatements', facts(file), (watch) =>
        reading.readStatements(file, options, { ...asked, watch }),
      ),
  };
}

function tracedPdf(pdf: PdfTools, span: Span): PdfTools {
  const facts = (file: Uint8Array) => ({ 'rappen.bytes': file.length });
  return {
    examine: (file, options, asked) =>
      longWork(span, 'examine', facts(file), (watch) => pdf.examine(file, options, { ...asked, watch })),
    attach: (file, attachment, owner, asked) =>
      longWork(span, 'attach', facts(file), (watch) => pdf.attach(file, attachment, owner, { ...asked, watch })),
    toPdfA3b: (file, options, asked) =>
      longWork(span, 'toPdfA3b', facts(file), (watch) => pdf.toPdfA3b(file, options, { ...asked, watch })),
  };
}
