import { readFileSync, writeFileSync } from 'node:fs';
import { routes } from '@rappen/http';
import type { Exchange } from '../test/http/example-recorder.ts';

/**
 * Makes the examples of the API document of the exchanges that tests have recorded: the fullest that is short enough, by
 * operation and media type. First argument: the file of the exchanges.
 */
const target = 'packages/http/src/openapi/examples.generated.ts';
const longest = 1_600;
const [file = ''] = process.argv.slice(2);
const bytes = 'JVBERi0xLjcKJcOkw7zDtsOf';
const netId = 'BCID0123456789ABCDEF0123456789ABCDEF';
const aboutCase = { businessCaseNetId: netId };
const aboutInstalment = { ...aboutCase, externalInstalmentId: '1' };
const form = { 'multipart/form-data': { file: 'letter.pdf' } };
const eInvoiceForm = { 'multipart/form-data': { file: 'invoice.pdf' } };
const json = (value: unknown) => ({ 'application/json': value });
/** What no test sends or gets in a form that fits here. */
const byHand: Record<string, Record<string, unknown>> = {
  'validateEpcQrCode <': form,
  'parseEpcQrCode <': form,
  'validateEInvoice <': eInvoiceForm,
  'parseEInvoice <': eInvoiceForm,
  'renderEInvoice <': eInvoiceForm,
  'convertToPdfA <': { ...json({ pdf: bytes }), ...form },
  'convertFileToPdfA <': { ...json({ pdf: bytes }), ...form },
  'stagedCasesGet <': json({ id: 1 }),
  'webhooksReplay <': json({ id: 1, recordId: 1 }),
  'simulatorReject <': json(aboutCase),
  'simulatorComplete <': json(aboutCase),
  'simulatorApproveInstalment <': json(aboutInstalment),
  'simulatorRejectInstalment <': json(aboutInstalment),
  'simulatorCompleteInstalment <': json(aboutInstalment),
  'simulatorUnsubscribe <': json({ billRecipientNetId: '41010560425610173' }),
  'simulatorChangeEmail <': json({ billRecipientNetId: '41010560425610173', newEmailAddress: 'petra.neu@example.org' }),
  'saveResource >': json({
    name: 'logo.png',
    mediaType: 'image/png',
    size: 4_096,
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    createdAt: '2026-11-21T10:00:00Z',
  }),
};
const nothing = json(null);
const exchanges = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Exchange => JSON.parse(line));
const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
}));
const found: Record<string, Record<string, unknown>> = {};

for (const route of routes.filter(({ id, path }) => id !== '' && /^\/(?:v2|api|connect)\//.test(path))) {
  const own = exchanges
    .filter(
      ({ method, path, sent = '', answer }) =>
        method === route.method &&
        routeAt(method, path) === route &&
        (route.id === 'parseEInvoice' || (isOrdinary(sent) && isOrdinary(answer))),
    )
    .filter(({ answer }) => route.id !== 'readQrBills' || answer.startsWith('['));
  const sent = own.map(({ sentType, sent: text }) => [sentType, text] as const);
  const answers = own.map(({ answerType, answer }) => [answerType, answer] as const);
  if (route.body !== undefined && !('types' in route.body) && route.body.example === undefined)
    keep(`${route.id} <`, bestOf(sent));
  keep(`${route.id} >`, bestOf(answers));
}
for (const { id } of routes) {
  const [, kind] = /^submit([A-Z]\w+?)$/.exec(id) ?? [];
  const body = found[`example${kind} >`]?.['application/json'] as { businessCase: unknown } | undefined;
  if (kind === undefined || body === undefined) continue;
  found[`${id} <`] = { 'application/json': body, 'application/xml': body };
  const part = kind.charAt(0).toLowerCase() + kind.slice(1);
  found[`${id}Form <`] = { 'multipart/form-data': { file: 'bill.pdf', [part]: body.businessCase } };
}
for (const route of routes) {
  const body = route.body;
  if (body === undefined || 'types' in body || body.example !== undefined || body.type !== 'multipart/form-data')
    continue;
  found[`${route.id} <`] ??= { 'multipart/form-data': formOf(route) };
}
for (const [name, own] of Object.entries(byHand)) found[name] = { ...own, ...found[name] };
for (const { id, answers } of routes) {
  const name = `${id} >`;
  const shape = answers['application/json'];
  if (found[name]?.['application/json'] !== undefined || shape === undefined || typeof shape === 'string') continue;
  const { kind, schema } = shape as { readonly kind: string; readonly schema?: { readonly type?: string } };
  if (kind === 'leaf' && schema?.type === 'null') found[name] = nothing;
  if (kind === 'leaf' && schema?.type === 'boolean') found[name] = { ...found[name], ...json(true) };
}
const bill = (found['exampleBill >']?.['application/json'] ?? {}) as { readonly businessCase?: unknown };
found['stagedCasesUpdate <'] = json({ id: 1, businessCase: bill.businessCase });
for (const id of ['stagedCasesGet >', 'stagedCasesUpdate >']) found[id] ??= found['getBusinessCase >'] ?? {};
found['webhook processingStatus'] = json(withName('listProcessingStatusEvents >', 'processing_status.changed'));
found['webhook businessCaseStatus'] = json(withName('listBusinessCaseStatusEvents >', 'business_case.status_changed'));
found['webhook instalmentStatus'] = json(withName('listInstalmentStatusEvents >', 'instalment.status_changed'));
found['webhook subscriptionStatus'] = json(withName('listSubscriptionStatusEvents >', 'subscription.status_changed'));
found['webhook emailAddress'] = json(withName('listEmailAddressEvents >', 'recipient.email_address_changed'));

/** One line each, so that a change of one is seen as such. */
const rows = Object.entries(found).map(([name, own]) => `  ${JSON.stringify(name)}: ${JSON.stringify(own)},\n`);
writeFileSync(
  target,
  `/** Requests and answers of the tests of the service. Made by \`npm run examples\`. */\nexport const examples = {\n${rows.join('')}} as const;\n`,
);

/** The first record of a page of a feed, as webhooks get it. */
function withName(page: string, eventName: string): unknown {
  const [first = {}] = (found[page]?.['application/json'] ?? []) as readonly object[];
  return { ...first, eventName };
}

/** Fields of a form that are files have names of files. */
function formOf({ body }: (typeof routes)[number]): Record<string, unknown> {
  const { members = [] } = (body as { shape: { members?: readonly [string, { isAsked: boolean }][] } }).shape;
  return Object.fromEntries(members.filter(([, { isAsked }]) => isAsked).map(([name]) => [name, `${name}.pdf`]));
}

function routeAt(method: string, path: string): (typeof routes)[number] | undefined {
  const here = patterns.filter(({ route, pattern }) => route.method === method && pattern.test(path));
  return (here.find(({ route }) => route.path === path) ?? here[0])?.route;
}

function bestOf(texts: readonly (readonly [type: string | undefined, text: string | undefined])[]) {
  const best = new Map<string, string>();
  for (const [given = '', text = ''] of texts) {
    const type = given.split(';')[0] ?? '';
    const shown = /json|^text|xml$/.test(type) && text.length < 200_000 ? shortened(text) : '';
    const before = best.get(type);
    if (shown !== '' && (before === undefined || isBetter(shown.length, before.length))) best.set(type, shown);
  }
  return best;
}

/** Tests send what nobody should: numbers as texts, scripts. */
function isOrdinary(text: string): boolean {
  return !/<script|"value":\s*"/.test(text);
}

/** The fullest that is short enough; where none is, the shortest. */
function isBetter(length: number, before: number): boolean {
  if (length > longest) return before > longest && length < before;
  return before > longest || length > before;
}

/** Files in base64 are cut to their first bytes. */
function shortened(text: string): string {
  return text.replace(/JVBERi0[A-Za-z0-9+/=]{40,}/g, 'JVBERi0xLjcKJcOkw7zDtsOf');
}

/** Lists by their first two entries. */
function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]));
}

function keep(id: string, best: ReadonlyMap<string, string>): void {
  if (best.size === 0) return;
  found[id] = Object.fromEntries(
    [...best].map(([type, text]) => [type, type === 'application/json' ? trimmed(JSON.parse(text)) : text]),
  );
}
