import { parseJsonText } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import {
  anyText,
  choice,
  code,
  extended,
  type Infer,
  instant,
  object,
  openObject,
  optional,
  required,
  writeValue,
} from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { hexOf } from '@rappen/pdf/internal/base';
import { type Answer, created, json, refused } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import type { Part } from '../../body/multipart.ts';
import { splitMultipart } from '../../body/multipart.ts';
import { decodedText, fileOf, readBytes } from '../../body/read.ts';
import { emailAddressText, readShape, sizedLines, sizedText } from '../../body/shapes.ts';
import { instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { IdempotencyTicket } from '../../ports/ebill/index.ts';
import { mailStates } from '../../ports/ebill/mails.ts';
import type { EbillPorts, MailAccess } from '../../ports/ebill/service.ts';
import { type Problem, problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { auditOf } from '../operation/audit.ts';
import { declaredType, deny, problemsOf } from '../operation/body.ts';
import { type Execution, fingerprintOf, keptUnder, onceUnderKey, replayedHeader } from '../operation/idempotency.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { inspectPdf } from '../submission/pdf.ts';
import { mailOfferModel } from './offer.ts';

const dayMilliseconds = 86_400_000;
/** When it is worth asking again whether a mail may be sent. */
const retrySeconds = 3600;
const idBytes = 16;

const mailModel = object(
  {
    to: required(emailAddressText, 'The one recipient'),
    subject: required(sizedText(1, limits.mailSubjectLengthMax)),
    text: required(sizedLines(1, limits.mailTextLengthMax), 'Plain text'),
    replyTo: optional(
      emailAddressText,
      'Where replies go: a user of the biller, or its address for bills by e-mail. Default: the user who sends; required for keys',
    ),
  },
  { name: 'MailOfDesk' },
);
type Mail = Infer<typeof mailModel>;
const partModel = object({ mail: required(mailModel) });

export const deskMailModel = openObject(
  {
    id: required(anyText()),
    state: required(
      choice(mailStates),
      'WAITING: it is tried for five days. SENT: the mail server took it. REFUSED: the mail server refused it. FAILED: it is not tried any more, as a rule after five days. Where an attempt before may have come through, the reason of both says so. RETURNED: it came back',
    ),
    createdAt: required(instant),
    changedAt: required(instant),
    reason: optional(anyText(), 'What the mail server said last; addresses are left out'),
  },
  { name: 'DeskMail' },
);

export const givenMailModel = extended(
  mailOfferModel,
  { id: required(anyText(), 'Ask by it what became of the mail'), state: required(choice(['WAITING'])) },
  { name: 'GivenMail' },
);

const mailExample: Mail = {
  to: 'petra.muster@example.org',
  subject: 'Rechnung 2026-007 von Robert Schneider AG',
  text: 'Guten Tag\n\nIm Anhang finden Sie die Rechnung 2026-007.\n\nFreundliche Grüsse\nRobert Schneider AG',
};

/** What a form holds. */
interface Given {
  readonly mail: Mail;
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
}

type Sending = NonNullable<EbillPorts['deskMail']>;

function notOffered(): Answer {
  return deny(problem('MAIL_NOT_OFFERED', []));
}

/** Reports `REQUIRED`, `BODY_ONE_FILE`, `PDF_TOO_LARGE`, what `parseJsonText` and `readShape` do. */
function givenIn(parts: readonly Part[]): Result<Given> & { readonly input?: unknown } {
  const sent = fileOf(parts, 'file');
  const pdf: Result<Uint8Array<ArrayBuffer>> =
    !sent.ok && sent.problems[0].code === 'BODY_FILE_MISSING'
      ? failed(problem('REQUIRED', ['file']))
      : sent.ok && sent.value.length > limits.mailPdfBytesMax
        ? failed(problem('PDF_TOO_LARGE', ['file'], { max: limits.mailPdfBytesMax }))
        : sent;
  const [part] = parts.filter(({ name }) => name === 'mail');
  const text = part === undefined ? undefined : decodedText(part.content);
  if (text?.ok === false) return text;
  const value = text === undefined ? undefined : parseJsonText(text.value);
  if (value?.ok === false) return value;
  const input = value === undefined ? {} : { mail: value.value };
  const mail = readShape(partModel, input);
  const [first, ...more] = problemsOf(pdf, mail);
  if (!pdf.ok || !mail.ok || first !== undefined)
    return { ...failed(...([first, ...more] as [Problem, ...Problem[]])), input };
  const name = parts.find(({ name }) => name === 'file')?.fileName ?? '';
  return ok({ mail: mail.value.mail, pdf: pdf.value, fileName: plainNameOf(name) });
}

/** A name that mail programs show as it is: no path, nothing that changes the direction of writing, and always `.pdf`. */
function plainNameOf(fileName: string): string {
  const plain = fileName.replace(/[\p{C}/\\:*?"<>|]/gu, '').replace(/\.pdf$/i, '');
  return `${[...plain].slice(0, limits.fileNameLengthMax - '.pdf'.length).join('') || 'document'}.pdf`;
}

/** Where replies go; a problem: not there. Replies may only reach who belongs to the biller, or what its owner has chosen. */
async function replyToOf(call: BillerCall, wanted: string | undefined): Promise<string | Problem> {
  const { ebill, biller, session, ports } = call;
  const own = session?.user.emailAddress;
  const address = wanted ?? own;
  if (address === undefined) return problem('REQUIRED', ['mail', 'replyTo']);
  if (address.toLowerCase() === own) return address;
  const users = (await ports.accounts?.store.users.list(biller.id)) ?? [];
  if (users.some(({ emailAddress }) => emailAddress === address.toLowerCase())) return address;
  const network = await ebill.store.networks.get(biller.id);
  const chosen = network?.kind === 'mail' ? (JSON.parse(network.settings) as MailAccess).replyTo : undefined;
  return chosen?.toLowerCase() === address.toLowerCase() ? address : problem('MAIL_REPLY_TO', ['mail', 'replyTo']);
}

async function carryOut(
  call: BillerCall,
  { mailer }: Sending,
  { mail, pdf, fileName }: Given,
  ticket: IdempotencyTicket | undefined,
): Promise<Execution> {
  const { ebill, biller, ports } = call;
  const replyTo = await replyToOf(call, mail.replyTo);
  if (typeof replyTo !== 'string') return { kind: 'refused', answer: deny(replyTo, { input: { mail } }) };
  const now = ports.clock.now();
  const max = limits.mailsPerDayMax;
  const limit = { since: instantOf(now - dayMilliseconds), count: max };
  const answer = deny(problem('MAIL_LIMIT', [], { max }), { headers: { 'retry-after': String(retrySeconds) } });
  // Looked at before the PDF is, and again by the commit
  if ((await ebill.store.mails.count(biller.id, limit.since)) >= max) return { kind: 'refused', answer };
  const read = await inspectPdf(call, pdf, ['file']);
  if (!read.ok) return { kind: 'refused', answer: read.answer };
  const id = hexOf(crypto.getRandomValues(new Uint8Array(idBytes)));
  const given = { id, state: 'WAITING', from: mailer.from, perDay: max } as const;
  const text = writeJson(writeValue(givenMailModel, given));
  const outcome = await ebill.store.mails.create(biller.id, {
    id,
    at: instantOf(now),
    content: { to: mail.to, fromName: biller.legalName, replyTo, subject: mail.subject, text: mail.text, fileName },
    pdf: await ebill.store.pdfs.put(pdf),
    limit,
    idempotency: keptUnder(ticket, text),
    audit: auditOf(call, 'mail.given', id),
  });
  if (outcome.kind === 'idempotency') return outcome;
  return outcome.kind === 'limit' ? { kind: 'refused', answer } : { kind: 'made', answer: text };
}

async function sendMail(call: BillerCall): Promise<Answer> {
  const { request, ebill, idempotencyKey: key } = call;
  const { deskMail } = ebill;
  const type = declaredType(request, ['multipart/form-data']);
  if (!type.ok) return type.answer;
  if (deskMail === undefined) return notOffered();
  const body = await readBytes(request, limits.mailFormBytesMax);
  if (!body.ok) return refused(body.problems);
  const parts = splitMultipart(body.value, request.headers.get('content-type') ?? '');
  if (!parts.ok) return refused(parts.problems);
  const given = givenIn(parts.value);
  if (!given.ok) return refused(given.problems, given.input);
  return onceUnderKey(call, {
    key,
    fingerprint: () => fingerprintOf(call, type.value, body.value),
    carryOut: (ticket) => carryOut(call, deskMail, given.value, ticket),
    answerOf: async ({ answer }, headers) =>
      created(answer, { location: `/api/v1/mails/${(JSON.parse(answer) as { id: string }).id}`, ...headers }),
  });
}

async function readMail({ ebill, biller, parameters }: BillerCall): Promise<Answer> {
  if (ebill.deskMail === undefined) return notOffered();
  const mail = await ebill.store.mails.get(biller.id, parameters['mailId'] ?? '');
  return mail === undefined ? deny(problem('MAIL_NOT_FOUND', ['mailId'])) : json(deskMailModel, mail);
}

const group = 'Mails of the desk';
const offered =
  'Only where the operator allows it (RAPPEN_DESK_MAIL) and has named a mail server, which is possible on Node; elsewhere the answer is MAIL_NOT_OFFERED.';

/** The mails with which a biller sends single documents. */
export const mailRoutes: readonly Route[] = [
  billerOperation({
    id: 'sendMail',
    method: 'POST',
    path: '/api/v1/mails',
    group,
    summary: 'Send a document by e-mail',
    description: `One PDF to one recipient, from the sender of the service and under the name of the biller. The mail is kept until it is sent, at most five days, and then forgotten but for its state. At most ${limits.mailsPerDayMax} mails of a biller within 24 hours. ${offered}`,
    scope: 'mails:send',
    body: {
      type: 'multipart/form-data',
      shape: openObject(
        {
          file: required(file({ minLength: 1 }), 'The PDF; at most 5 000 000 bytes'),
          mail: required(mailModel),
        },
        { name: 'MailForm' },
      ),
      example: { file: 'invoice.pdf', mail: mailExample },
    },
    status: 201,
    answers: { 'application/json': givenMailModel },
    answerHeaders: openObject({
      Location: required(anyText(), 'Address of the mail'),
      'Idempotency-Replayed': replayedHeader,
    }),
    refusals: [400, 403, 404, 409, 413, 415, 422, 429],
    handle: sendMail,
  }),
  billerOperation({
    id: 'getMail',
    method: 'GET',
    path: '/api/v1/mails/:mailId',
    group,
    summary: 'What became of a mail',
    description: `Known for 90 days. That a mail came back is only seen where the operator has set the mailbox of the sender (RAPPEN_MAILBOX_URL). ${offered}`,
    scope: 'mails:send',
    whileSuspended: true,
    parameters: {
      mailId: {
        description: 'The id of the answer to the mail',
        example: '0123456789abcdef0123456789abcdef',
        shape: code(/^[0-9a-f]{32}$/, '32 hexadecimal digits'),
      },
    },
    answers: { 'application/json': deskMailModel },
    refusals: [400, 403, 404],
    handle: readMail,
  }),
];
