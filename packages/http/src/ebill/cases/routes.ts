import { writeJson } from '@rappen/core/json';
import { anyText, leaf, openObject, optional, required, writeValue } from '@rappen/core/model';
import type { Answer, SuccessAnswer } from '../../answer/answer.ts';
import { int32Max, numberText, readShape } from '../../body/shapes.ts';
import type { StoredCase } from '../../ports/ebill/index.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { sha256Of } from '../../sha256.ts';
import { deny } from '../operation/body.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { wholeCaseModel } from './case-model.ts';
import { wholeCaseOf } from './reading.ts';

const netIdPattern = /^[Bb][Cc][Ii][Dd][0-9A-Fa-f]{32}$/;
const idForm = 'a whole number, or BCID and 32 hexadecimal digits';
const numberId = numberText(1, int32Max);
const anyIdPattern = `^(?:[1-9][0-9]{0,9}|${netIdPattern.source.slice(1, -1)})$`;
const anyId = leaf({ type: 'string', pattern: anyIdPattern }, (text, reading) => {
  const isId = typeof text === 'string' && (netIdPattern.test(text) || readShape(numberId, text).ok);
  return isId ? text : reading.report('PATTERN', { form: idForm });
});

async function getCase(call: BillerCall): Promise<Answer> {
  const { ebill, biller, parameters } = call;
  const id = parameters['businessCaseId'] ?? '';
  const { cases } = ebill.store;
  const isNetId = netIdPattern.test(id);
  const found = await (isNetId ? cases.getByNetId(biller.id, id.toUpperCase()) : cases.get(biller.id, Number(id)));
  if (found === undefined) return deny(problem('BUSINESS_CASE_NOT_FOUND', ['businessCaseId']), { input: parameters });
  return call.accepted === 'application/pdf' ? pdfOf(call, found) : jsonOf(call, found);
}

async function jsonOf(call: BillerCall, found: StoredCase): Promise<Answer> {
  const body = writeJson(writeValue(wholeCaseModel, await wholeCaseOf(call, found)));
  const tag = await sha256Of(new TextEncoder().encode(body));
  return tagged(call, tag, { body, type: 'application/json' });
}

async function pdfOf(call: BillerCall, found: StoredCase): Promise<Answer> {
  const { archival } = found.pdf;
  if (isKnown(call, archival)) return notModified(archival);
  const bytes = await call.ebill.store.pdfs.get(call.biller.id, found.id, 'archival');
  if (bytes === undefined) throw new Error('The PDF of a business case is gone');
  const disposition = `attachment; filename="business-case-${found.id}.pdf"`;
  return tagged(call, archival, {
    body: bytes as Uint8Array<ArrayBuffer>,
    type: 'application/pdf',
    headers: { 'content-disposition': disposition },
  });
}

/** An answer with its tag, or status 304 where the caller has it (RFC 9110, 13.1.2). */
function tagged(call: BillerCall, tag: string, answer: SuccessAnswer): SuccessAnswer {
  if (isKnown(call, tag)) return notModified(tag);
  return { ...answer, headers: { ...answer.headers, etag: `"${tag}"`, vary: 'Accept' } };
}

function notModified(tag: string): SuccessAnswer {
  return { body: '', status: 304, type: '', headers: { etag: `"${tag}"`, vary: 'Accept' } };
}

function isKnown({ request }: BillerCall, tag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(`"${tag}"`) || known.includes('*');
}

/** What became of a business case. */
export const caseRoutes: readonly Route[] = [
  billerOperation({
    id: 'getBusinessCase',
    method: 'GET',
    path: '/api/v1/business-cases/:businessCaseId',
    group: 'Business cases',
    summary: 'A business case, or its PDF',
    description:
      'Accept selects JSON, with content, history and current status, or the PDF/A-3b that the recipient gets. Answers 304 if If-None-Match has the ETag of an unchanged answer.',
    scope: 'cases:read',
    whileSuspended: true,
    parameters: {
      businessCaseId: {
        description: 'The id, or the network id: BCID and 32 hexadecimal digits',
        example: '1',
        shape: anyId,
      },
    },
    headers: openObject({ 'If-None-Match': optional(anyText(), 'ETag of the answer you already have') }),
    answers: { 'application/json': wholeCaseModel, 'application/pdf': 'binary' },
    answerHeaders: openObject({
      ETag: required(anyText(), 'Changes whenever the answer changes'),
      Vary: required(anyText(), 'Accept'),
      'Content-Disposition': optional(anyText(), 'For a PDF: the file name'),
    }),
    mayBeNotModified: true,
    refusals: [400, 404],
    handle: getCase,
  }),
];
