import { facturX, invoiceToPdf } from '@rappen/core';
import { eInvoiceExamples, eInvoiceOf, writeCii, writeUbl } from '@rappen/core/e-invoice';
import { parseInvoiceDocument } from '@rappen/core/invoice-document';
import { profiles } from '@rappen/core/swiss-qr';
import { expectBillValue, expectValue } from '../results.ts';
import { type Case, postJson, postText, upload } from './case.ts';
import { encrypted, png, withoutCode } from './samples.ts';

const { delivery, authority, exported, creditNote, withoutVat } = eInvoiceExamples;
const document = '/v2/invoice-document';
const base = '/v2/e-invoice';
const invoiceOf = (json: typeof delivery, profile: 'en16931' | 'peppol') =>
  expectValue(eInvoiceOf(expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] })).document, { profile }));
const cii = writeCii(invoiceOf(delivery, 'en16931'));
const ubl = writeUbl(invoiceOf(exported, 'peppol'));
const hybrid = expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX() }));
const xml = (status: number, operation: string, text: string | Uint8Array) =>
  postText(status, `${base}/${operation}`, text, 'application/xml');

/** E-invoices, written and read. */
export const eInvoices: readonly Case[] = [
  postJson(200, `${document}?eInvoice=facturx`, delivery),
  postJson(200, `${document}?eInvoice=facturx&eInvoiceProfile=basic&template=modern`, exported),
  postJson(200, `${document}?eInvoice=xrechnung&language=fr`, authority),
  postJson(200, `${document}?eInvoice=ubl`, exported),
  postJson(422, `${document}?eInvoice=xrechnung`, withoutVat),
  postJson(400, `${document}?eInvoice=facturx&eInvoiceProfile=peppol`, delivery),
  postJson(200, `${base}/create?eInvoiceProfile=xrechnung&syntax=UBL`, authority),
  postJson(200, `${base}/create`, creditNote),
  postJson(422, `${base}/create?eInvoiceProfile=peppol`, withoutVat),
  ...['validate', 'parse', 'render'].flatMap((operation) => [
    xml(200, operation, cii),
    xml(200, operation, ubl),
    upload(200, `${base}/${operation}`, hybrid),
    upload(422, `${base}/${operation}`, withoutCode),
    upload(422, `${base}/${operation}`, encrypted),
    upload(422, `${base}/${operation}`, png),
    upload(422, `${base}/${operation}`, new Uint8Array(0)),
    xml(400, operation, `<!DOCTYPE a [<!ENTITY b "c">]>${cii.slice(cii.indexOf('<rsm'))}`),
    xml(400, operation, cii.slice(0, 2000)),
    xml(422, operation, '<Order/>'),
  ]),
  xml(200, 'validate?rules=xrechnung', cii.replace('>500.65<', '>500.66<')),
  xml(200, 'render?language=it&template=compact', ubl),
];
