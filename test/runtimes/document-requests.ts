import { tableOf, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { read } from '@rappen/core/model';
import { renderPdf } from '@rappen/core/render/pdf';
import { routes } from '@rappen/http';
import { bulkRows } from '../http/bulk-rows.ts';
import { pdfOf } from '../http/hostile-files.ts';
import { type Case, exchange, get, multipart, multipartType, type Part, postJson, postText, upload } from './case.ts';
import { bill, billText, drawnSlip, encrypted, euros, jsonOf, png, slip } from './samples.ts';

const letterPdf = Buffer.from(pdfOf('0 0 0 rg 50 700 200 20 re f'));
const slipPdf = renderPdf([drawnSlip()]);
const slips = `${slip}/bulk`;
const rows = bulkRows(6);
const csv = Buffer.from(writeCsv(tableOf(rows)));
const oneBad = Buffer.from(writeCsv(tableOf(rows)).replace('CHF', 'USD'));
const list = rows.map(({ draft }) => jsonOf(draft));

/** Many bills, and documents that slips are put into. */
export const uploads: readonly Case[] = [
  ...['', '?format=application/zip', '?pageSize=A4&language=rm&normalizeInput=true'].flatMap((query) => [
    upload(200, `${slips}/file${query}`, csv),
    upload(200, `${slips}/file${query}`, writeXlsx(tableOf(rows))),
    postJson(200, `${slips}/list${query}`, list),
  ]),
  upload(200, `${slips}/file?onError=skip`, oneBad),
  upload(200, `${slips}/file?onError=skip&format=application/zip`, oneBad),
  upload(422, `${slips}/file`, oneBad),
  upload(422, `${slips}/file`, csv.subarray(0, csv.lastIndexOf('\nCH') + 9)),
  upload(422, `${slips}/file`, Buffer.from('PK\u0003\u0004 and no more')),
  upload(422, `${slips}/file`, new Uint8Array(0)),
  postJson(422, `${slips}/list`, []),
  postJson(422, `${slips}/list`, [...list, {}]),
  postJson(400, `${slips}/list`, {}),
  postJson(422, `${slips}/list?boundaryLineSeparationText=true`, list),
  ...['merge', 'append'].flatMap((operation) => {
    const target = `${slip}/${operation}`;
    const both = (status: number, query: string, file: Uint8Array, invoice: unknown) =>
      postText(
        status,
        `${target}${query}`,
        multipart(['file', file], ['qrInvoice', Buffer.from(JSON.stringify(invoice)), 'bill.json']),
        multipartType,
      );
    return [
      both(200, '', letterPdf, bill),
      both(200, '?language=fr&boundaryLineStyle=DASHED', letterPdf, euros),
      both(422, '', letterPdf, {}),
      both(422, '', png, bill),
      both(422, '', encrypted, bill),
      both(400, '?language=es', letterPdf, bill),
      upload(422, target, letterPdf),
    ];
  }),
  postText(
    422,
    `${slip}/merge?onPage=3`,
    multipart(['file', letterPdf], ['qrInvoice', Buffer.from(billText), 'b']),
    multipartType,
  ),
  postText(
    400,
    `${slip}/merge?onPage=0`,
    multipart(['file', letterPdf], ['qrInvoice', Buffer.from(billText), 'b']),
    multipartType,
  ),
  upload(200, `${slip}/clone`, slipPdf),
  upload(422, `${slip}/clone`, letterPdf),
  upload(422, `${slip}/clone`, png),
  upload(422, `${slip}/clone`, new Uint8Array(0)),
  ...['merge', 'append'].flatMap((operation) => [
    postText(200, `/v2/pdf/${operation}`, multipart(['file', letterPdf], ['file2', slipPdf]), multipartType),
    postText(422, `/v2/pdf/${operation}`, multipart(['file', letterPdf], ['file2', png]), multipartType),
    postText(422, `/v2/pdf/${operation}`, multipart(['file', encrypted], ['file2', slipPdf]), multipartType),
    upload(400, `/v2/pdf/${operation}`, letterPdf),
  ]),
];

const templates = '/v2/invoice-document/templates';
const resources = '/v2/invoice-document/resources';

/** Invoice documents beyond the examples. */
export const invoiceDocuments: readonly Case[] = [
  ...['classic', 'modern', 'compact'].map((name) => get(200, `${templates}/${name}/preview`)),
  get(404, `${templates}/none/preview`),
  { ...postText(200, `${resources}/logo.png`, png, 'image/png'), hasTime: true },
  postText(422, `${resources}/logo.png`, Buffer.from('no picture'), 'image/png'),
  postText(422, `${resources}/..%2Flogo.png`, png, 'image/png'),
  postText(400, `${resources}/logo.png`, new Uint8Array(0), 'image/png'),
];

/** What every operation refuses, whatever it is for. */
export const everywhere: readonly Case[] = routes.flatMap(
  ({ method, path, needsKey, body, bodyIsOptional, query, parameters = {} }) => {
    const target = Object.entries(parameters).reduce(
      (from, [name, { example }]) => from.replace(`:${name}`, example),
      path,
    );
    const ask = (status: number, part: Part = {}, more = '') => exchange(status, method, `${target}${more}`, part);
    // The submission service validates parameters together with the body
    const ofQuery = path.startsWith('/v2/') ? (query?.members ?? []) : [];
    const [choice] = ofQuery.find(([, { shape }]) => !read(shape, 'ß', { entriesMax: 1 }).ok) ?? [];
    const isDeleted = routes.some((route) => route.path === path && route.method === 'DELETE');
    return [
      ...(needsKey
        ? [ask(401, { headers: { 'x-api-key': '' } }), ask(401, { headers: { 'x-api-key': 'not-a-key' } })]
        : []),
      exchange(405, isDeleted ? 'PATCH' : 'DELETE', target),
      ...(choice === undefined ? [] : [ask(400, {}, `?${choice}=%C3%9F`)]),
      ...(body === undefined || bodyIsOptional
        ? []
        : [ask(415, { headers: { 'content-type': 'text/html' }, body: '<p>' })]),
    ];
  },
);
