import type { Drawing, Picture } from '@rappen/core/drawing';
import { parsePicture } from '@rappen/core/drawing';
import { eInvoiceAttachment, eInvoiceNotices } from '@rappen/core/e-invoice';
import {
  drawInvoiceDocument,
  type InvoiceDocument,
  type ParsedInvoiceDocument,
  parseInvoiceDocument,
  writeInvoiceDocumentXml,
} from '@rappen/core/invoice-document';
import { parseJson } from '@rappen/core/json';
import { type Language, languages } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { ok } from '@rappen/core/result';
import { pagesOnLetterhead } from '@rappen/core/slip-on-page';
import { type Answer, refused } from '../../answer/answer.ts';
import { bestLanguage } from '../../answer/negotiation.ts';
import type { ResourceFile } from '../../ports/ports.ts';
import { type Path, problem } from '../../problems/index.ts';
import type { Call } from '../../route/route.ts';
import { issuedInvoice, owned } from '../request/creation.ts';
import { type Input, noticeHeaders, refuse, textOfBody } from '../request/input.ts';
import { eInvoiceHeadersOf, eInvoiceXml, type WantedEInvoice, wantedEInvoice } from './e-invoice.ts';
import { lookOf } from './look.ts';

/** Answers with the PDF of the invoice in the body, or with what `eInvoice` asks for. */
export async function printDocument(call: Call): Promise<Answer> {
  const wanted = wantedEInvoice(call);
  if (!wanted.ok) return wanted.answer;
  if (wanted.value?.kind === 'xml') return writeEInvoice(call, wanted.value);
  const input = await documentOfBody(call);
  if (!input.ok) return input.answer;
  const { document, warnings } = input.value;
  const logo = await pictureOf(call, document);
  if (!logo.ok) return logo.answer;
  const letterhead = await letterheadOf(call, document);
  if (!letterhead.ok) return letterhead.answer;
  const drawn = drawInvoiceDocument(document, { ...lookOf(call), logo: logo.value });
  if (!drawn.ok) return refused(drawn.problems, call.query);
  const profile = wanted.value?.profile;
  const attachment = profile === undefined ? ok(undefined) : eInvoiceAttachment(document, { profile });
  if (!attachment.ok) return refused(attachment.problems, input.value.json);
  const render = (pages: readonly Drawing[]) => renderPdf(pages, { attachment: attachment.value });
  const pdf = pagesOnLetterhead(drawn.value.pages, letterhead.value, render);
  if (!pdf.ok) return refused(pdf.problems, input.value.json);
  return {
    body: owned(pdf.value.pdf),
    type: 'application/pdf',
    headers: {
      ...noticeHeaders([], [...warnings, ...drawn.value.warnings, ...pdf.value.warnings]),
      'content-language': document.language,
      ...(profile !== undefined && eInvoiceHeadersOf(profile, eInvoiceNotices(document, { profile }))),
    },
  };
}

/** Answers with the invoice in the body as the XML of an e-invoice. */
export async function writeEInvoice(
  call: Call,
  wanted: Extract<WantedEInvoice, { readonly kind: 'xml' }>,
): Promise<Answer> {
  const input = await documentOfBody(call);
  if (!input.ok) return input.answer;
  const made = eInvoiceXml(input.value.document, wanted);
  if (!made.ok) return refused(made.problems, input.value.json);
  const { xml, profile, notices } = made.value;
  const headers = { ...noticeHeaders([], input.value.warnings), ...eInvoiceHeadersOf(profile, notices) };
  return { body: xml, type: 'application/xml', headers };
}

/** Answers with the XML form of the invoice in the body. */
export async function writeXml(call: Call): Promise<Answer> {
  const input = await documentOfBody(call);
  if (!input.ok) return input.answer;
  const { document, warnings } = input.value;
  const headers = { ...noticeHeaders([], warnings), 'content-language': document.language };
  return { body: writeInvoiceDocumentXml(document), type: 'application/xml', headers };
}

/** A document, and the JSON that the paths of problems lead into. */
interface DocumentInput extends ParsedInvoiceDocument {
  readonly json: unknown;
}

/** The document of the body, its payment part as the key may issue it. */
async function documentOfBody(call: Call): Promise<Input<DocumentInput>> {
  const text = await textOfBody(call, 'application/json');
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return refuse(json.problems);
  const parsed = parseInvoiceDocument(json.value, {
    profile: call.profile,
    language: call.query['language'] as Language | undefined,
    languageDefault: bestLanguage(call.request.headers.get('accept-language'), languages),
    normalize: call.query['normalizeInput'] === 'true',
  });
  if (!parsed.ok) return refuse(parsed.problems, json.value);
  const { document, warnings } = parsed.value;
  const payment = document.payment && issuedInvoice(call, document.payment, document.language);
  return { ok: true, value: { document: { ...document, payment }, warnings, json: json.value } };
}

/** The logo that the document names. Reports `RESOURCE_KIND` and what `parsePicture` does. */
async function pictureOf(call: Call, { sender }: InvoiceDocument): Promise<Input<Picture | undefined>> {
  const path = ['sender', 'logo'];
  const file = await resourceOf(call, sender.logo, path);
  if (!file.ok || file.value === undefined) return file.ok ? { ok: true, value: undefined } : file;
  if (!file.value.mediaType.startsWith('image/')) {
    return refuse([problem('RESOURCE_KIND', path, { found: file.value.mediaType, expected: 'a PNG or JPEG picture' })]);
  }
  const picture = parsePicture(file.value.bytes);
  return picture.ok ? picture : refuse(picture.problems.map((found) => ({ ...found, path })));
}

async function letterheadOf(call: Call, { letterhead }: InvoiceDocument): Promise<Input<Uint8Array | undefined>> {
  const path = ['letterhead'];
  const file = await resourceOf(call, letterhead, path);
  if (!file.ok) return file;
  if (file.value !== undefined && file.value.mediaType !== 'application/pdf') {
    return refuse([problem('RESOURCE_KIND', path, { found: file.value.mediaType, expected: 'a PDF' })]);
  }
  return { ok: true, value: file.value?.bytes };
}

/** A file of the caller's owner by name. Keys for trials have none. Reports `DEMO_KEY_NOT_ALLOWED`, `RESOURCE_UNKNOWN`. */
async function resourceOf(call: Call, name: string | undefined, path: Path): Promise<Input<ResourceFile | undefined>> {
  if (name === undefined) return { ok: true, value: undefined };
  if (call.key.demo) return refuse([problem('DEMO_KEY_NOT_ALLOWED', path)]);
  const file = await call.ports.resources?.get(call.key.owner, name);
  return file === undefined ? refuse([problem('RESOURCE_UNKNOWN', path)]) : { ok: true, value: file };
}
