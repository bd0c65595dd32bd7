import { dirname, join } from 'node:path';
import { type Drawing, type Picture, parsePicture } from '@rappen/core/drawing';
import {
  type BuyerKind,
  chosenProfile,
  type EInvoiceProfile,
  eInvoiceAttachment,
  eInvoiceNotices,
  eInvoiceOf,
  type PdfProfile,
  readEInvoice,
  renderEInvoice,
  viewOfEInvoice,
  writeCii,
  writeEInvoiceView,
  writeUbl,
} from '@rappen/core/e-invoice';
import {
  drawInvoiceDocument,
  type InvoiceDocument,
  type ParsedInvoiceDocument,
  parseInvoiceDocument,
  type TemplateName,
} from '@rappen/core/invoice-document';
import type { Language } from '@rappen/core/payment-part';
import { type Problem, within } from '@rappen/core/problem';
import { renderPdf } from '@rappen/core/render/pdf';
import { ok, type Result, resultOf } from '@rappen/core/result';
import { pagesOnLetterhead } from '@rappen/core/slip-on-page';
import { type ProfileName, profileAt, profiles } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/internal/swiss-day';
import { readInput, writeOutput } from '../files.ts';
import { readJsonFile } from '../json-file.ts';
import { misunderstood, print, refusedByTerminal } from '../output.ts';
import { reportProblems, reportWarnings } from '../report.ts';

interface InvoiceOptions {
  readonly output: string;
  readonly from: boolean;
  readonly template: TemplateName;
  readonly language: Language | undefined;
  readonly 'e-invoice': 'facturx' | 'basic' | 'xrechnung' | undefined;
  readonly xml: string | undefined;
  readonly syntax: 'cii' | 'ubl' | undefined;
  readonly 'profile-einvoice': EInvoiceProfile | undefined;
  readonly buyer: BuyerKind | undefined;
  readonly normalize: boolean;
  readonly profile: ProfileName | undefined;
  readonly json: boolean;
}

const hybridProfiles: Readonly<Record<NonNullable<InvoiceOptions['e-invoice']>, PdfProfile>> = {
  facturx: 'en16931',
  basic: 'basic',
  xrechnung: 'xrechnung',
};

/** Makes the PDF of an invoice document, on request an e-invoice, or prints an e-invoice that was received. Answers the exit status. */
export async function invoice(options: InvoiceOptions, [input = '-']: readonly string[]): Promise<number> {
  const { output, xml, from, json: asJson } = options;
  const refused = refusedByTerminal(output, 'pdf');
  if (refused !== undefined) return misunderstood(refused);
  const contradiction = contradictionIn(options);
  if (contradiction !== undefined) return misunderstood(contradiction);
  const source = { json: asJson, source: input };
  if (from) return showReceived(options, input);
  const parsed = await ownDocument(input, options);
  if (!parsed.ok) return reportProblems(parsed.problems, source);
  const { document, warnings } = parsed.value;
  const data = xml === undefined ? ok(undefined) : xmlOf(document, options);
  const pdf = await pdfOf(document, dirname(input), options);
  if (!data.ok || !pdf.ok) return reportProblems(problemsOf(data, pdf), source);
  await writeOutput(output, pdf.value.bytes);
  if (xml !== undefined && data.value !== undefined) await writeOutput(xml, data.value);
  const said = [...warnings, ...pdf.value.warnings, ...noticesOf(document, options)];
  if (said.length > 0) reportWarnings(said, asJson ? undefined : input);
  if (output === '-') return 0;
  const lines = xml === undefined ? `${output}\n` : `${output}\n${xml}\n`;
  print(asJson ? `${JSON.stringify({ ok: true, output, xml })}\n` : lines);
  return 0;
}

function contradictionIn(options: InvoiceOptions): string | undefined {
  const { from, xml, syntax, output, buyer } = options;
  const profile = options['profile-einvoice'];
  if (from && (xml !== undefined || options['e-invoice'] !== undefined))
    return '--from prints an e-invoice you received: --e-invoice and --xml are for invoice documents';
  if (xml === undefined && (syntax !== undefined || profile !== undefined || buyer !== undefined))
    return '--syntax, --profile-einvoice and --buyer are for XML: name its file with --xml';
  if (xml === output && xml === '-') return 'Only one result can go to standard output: name a file with -o or --xml';
  return undefined;
}

function rulesOf({ profile }: InvoiceOptions) {
  return profile === undefined ? profileAt(swissDay(new Date())) : profiles[profile];
}

async function ownDocument(input: string, options: InvoiceOptions): Promise<Result<ParsedInvoiceDocument>> {
  const json = await readJsonFile(input);
  const { language, normalize } = options;
  return json.ok ? parseInvoiceDocument(json.value, { profile: rulesOf(options), language, normalize }) : json;
}

/** Writes what was received as people read it: as a PDF, or as text where the file is named so. */
async function showReceived(options: InvoiceOptions, input: string): Promise<number> {
  const { output, json: asJson, language } = options;
  const source = { json: asJson, source: input };
  const received = readEInvoice(await readInput(input));
  if (!received.ok) return reportProblems(received.problems, source);
  if (output.toLowerCase().endsWith('.txt')) {
    await writeOutput(output, writeEInvoiceView(viewOfEInvoice(received.value, { language })));
  } else {
    const made = renderEInvoice(received.value, { language, rules: rulesOf(options).name });
    if (!made.ok) return reportProblems(made.problems, source);
    await writeOutput(output, made.value.value);
    if (made.value.warnings.length > 0) reportWarnings(made.value.warnings, asJson ? undefined : input);
  }
  if (output !== '-') print(asJson ? `${JSON.stringify({ ok: true, output })}\n` : `${output}\n`);
  return 0;
}

/** What the rules of the profiles that are written warn of. */
function noticesOf(document: InvoiceDocument, options: InvoiceOptions): readonly Problem[] {
  const { xml, 'e-invoice': wanted } = options;
  const made = [
    ...(xml === undefined ? [] : [xmlProfileOf(document, options)]),
    ...(wanted === undefined ? [] : [hybridProfiles[wanted]]),
  ];
  return [...new Set(made)].flatMap((profile) => eInvoiceNotices(document, { profile }));
}

function xmlProfileOf(document: InvoiceDocument, options: InvoiceOptions): EInvoiceProfile {
  const { 'profile-einvoice': profile, buyer: buyerKind, syntax } = options;
  if (profile === undefined && buyerKind === undefined && syntax === 'ubl') return 'peppol';
  return chosenProfile(document, { profile, buyerKind });
}

function xmlOf(document: InvoiceDocument, options: InvoiceOptions): Result<string> {
  const profile = xmlProfileOf(document, options);
  const syntax = options.syntax ?? (profile === 'peppol' ? 'ubl' : 'cii');
  const made = eInvoiceOf(document, { profile });
  return made.ok ? ok(syntax === 'ubl' ? writeUbl(made.value) : writeCii(made.value)) : made;
}

interface MadePdf {
  readonly bytes: Uint8Array;
  readonly warnings: readonly Problem[];
}

/** Logo and letterhead are files in the folder of the document. */
async function pdfOf(document: InvoiceDocument, folder: string, options: InvoiceOptions): Promise<Result<MadePdf>> {
  const fileOf = (name: string | undefined) => (name === undefined ? undefined : readInput(join(folder, name)));
  const logoBytes = await fileOf(document.sender.logo);
  const letterhead = await fileOf(document.letterhead);
  const logo: Result<Picture | undefined> = logoBytes === undefined ? ok(undefined) : parsePicture(logoBytes);
  if (!logo.ok) return resultOf<MadePdf>(undefined as never, within(['sender', 'logo'], logo.problems));
  const drawn = drawInvoiceDocument(document, { template: options.template, logo: logo.value });
  if (!drawn.ok) return drawn;
  const { pages, warnings } = drawn.value;
  const wanted = options['e-invoice'];
  const attachment =
    wanted === undefined ? ok(undefined) : eInvoiceAttachment(document, { profile: hybridProfiles[wanted] });
  if (!attachment.ok) return attachment;
  const render = (some: readonly Drawing[]) => renderPdf(some, { attachment: attachment.value });
  const made = pagesOnLetterhead(pages, letterhead, render);
  return made.ok ? ok({ bytes: made.value.pdf, warnings: [...warnings, ...made.value.warnings] }) : made;
}

/** What two attempts report, each problem once. */
function problemsOf(...results: readonly Result<unknown>[]): readonly Problem[] {
  const all = results.flatMap((result) => (result.ok ? [] : result.problems));
  const seen = new Set<string>();
  return all.filter((found) => {
    const key = JSON.stringify([found.code, found.path, found.params]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
