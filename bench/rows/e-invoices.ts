import { type FileInfo, type Invoice, InvoiceService } from '@e-invoice-eu/core';
import { type BillResult, facturX, invoiceToPdf, invoiceToXml, readEInvoice } from '@rappen/core';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import type { InvoiceDocumentJson } from '@rappen/core/invoice-document';
import { comparison } from '../comparison.ts';
import { type Measurement, measure, median } from '../measure.ts';
import { peerInvoice } from '../peer-invoice.ts';
import { atMost, type Line, perSecond, type Row, times } from '../table.ts';

interface Pair {
  readonly document: InvoiceDocumentJson;
  /** The PDF without data. */
  readonly pdf: Uint8Array;
  /** In the form of UBL, with all sums, as the peer takes it. */
  readonly theirs: Invoice;
}

const peer = '@e-invoice-eu/core 2.3.4';
const lineCount = 10;
/** What an invoice with its data may cost beside the same one without, in time. */
const costMost = 1.5;
/** What the whole verdict on a received invoice may take. */
const verdictMillisecondsMax = 25;

export function eInvoiceRows(): Row[] {
  return [
    { name: 'e-invoice as XML', measure: () => xmlLines(pairs()) },
    { name: 'e-invoice in a PDF', measure: () => pdfLines(pairs()) },
    { name: 'e-invoice, broken rules named', measure: async () => [await ruleLine()] },
  ];
}

/** Invoices of ten lines, each with other quantities. */
function pairs(): Pair[] {
  return Array.from({ length: 10 }, (_, index) => {
    const positions = Array.from({ length: lineCount }, (_unused, line) => ({
      ...eInvoiceExamples.exported.positions[0],
      description: `Fromage de montagne, meule ${line + 1}`,
      quantity: 1 + ((index * 37 + line * 11) % 400) / 10,
      unitPrice: 24.5,
      vatCategory: 'G' as const,
    }));
    const document = { ...eInvoiceExamples.exported, invoiceNr: `R-${26_140 + index}`, positions };
    const xml = accepted(invoiceToXml(document, { eInvoiceProfile: 'peppol' }));
    return { document, pdf: accepted(invoiceToPdf(document)), theirs: peerInvoice(xml) };
  });
}

/** From JSON; ours keeps every rule, or says which it breaks. */
async function xmlLines(all: readonly Pair[]): Promise<Line[]> {
  const of = (syntax: 'CII' | 'UBL') =>
    measure<Pair>(
      [
        {
          name: 'ours',
          run: (some) =>
            some.reduce((sum, { document }) => sum + accepted(invoiceToXml(document, { syntax })).length, 0),
        },
        { name: peer, run: (some) => peerLength(some, syntax) },
      ],
      all,
    );
  return [
    ...comparison(`E-invoice of ${lineCount} lines as CII`, await of('CII')),
    ...comparison(`E-invoice of ${lineCount} lines as UBL`, await of('UBL')),
    readingLine(await readings(all)),
  ];
}

/** The peer does not read. */
function readingLine([ours]: readonly Measurement[]): Line {
  const rate = ours?.perSecond ?? Number.NaN;
  return {
    task: `E-invoice of ${lineCount} lines read, held against its schema and all rules`,
    ours: `${perSecond(rate)}, ${(1000 / rate).toFixed(1)} ms each`,
    goal: atMost(1000 / rate, verdictMillisecondsMax, `at most ${verdictMillisecondsMax} ms`),
  };
}

function readings(all: readonly Pair[]) {
  const texts = all.map(({ document }) => accepted(invoiceToXml(document)));
  const run = (some: readonly string[]) =>
    some.reduce((sum, xml) => sum + accepted(readEInvoice(xml)).invoice.lines.length, 0);
  return measure<string>([{ name: 'ours', run }], texts);
}

/** The peer puts its data into our PDF without data: it draws none. */
async function pdfLines(all: readonly Pair[]): Promise<Line[]> {
  const eInvoice = facturX();
  const hybrid = (some: readonly Pair[]) =>
    some.reduce((sum, { document }) => sum + accepted(invoiceToPdf(document, { eInvoice })).length, 0);
  const measurements = await measure<Pair>(
    [
      { name: 'ours, drawn and with its data', run: hybrid },
      {
        name: 'ours, drawn without data',
        run: (some) => some.reduce((sum, { document }) => sum + accepted(invoiceToPdf(document)).length, 0),
      },
      { name: `${peer}, data into a PDF that is there`, run: (some) => peerLength(some, 'Factur-X-EN16931') },
    ],
    all,
  );
  // The first is ours with data, so that the ratio is the speed of it by that without
  const cost = 1 / (measurements[1]?.ratio ?? Number.NaN);
  const sizes = {
    ours: median(all.map((pair) => hybrid([pair]))),
    plain: median(all.map(({ pdf }) => pdf.length)),
    theirs: (await peerLength(all, 'Factur-X-EN16931')) / all.length,
  };
  return [
    ...comparison(`Invoice of ${lineCount} lines as Factur-X`, measurements),
    {
      task: 'Invoice with its data beside one without: time',
      ours: times(cost),
      goal: atMost(cost, costMost, `at most ${costMost}x`),
    },
    {
      task: 'Invoice with its data beside one without: bytes (median)',
      ours: `${Math.round(sizes.ours / 1000)} KB`,
      peer: 'without data',
      theirs: `${Math.round(sizes.plain / 1000)} KB`,
      ratio: times(sizes.ours / sizes.plain),
      goal: atMost(sizes.ours / sizes.plain, costMost, `at most ${costMost}x`),
    },
    {
      task: 'Factur-X: bytes',
      ours: `${Math.round(sizes.ours / 1000)} KB`,
      peer,
      theirs: `${Math.round(sizes.theirs / 1000)} KB`,
      ratio: times(sizes.ours / sizes.theirs),
    },
  ];
}

async function peerLength(some: readonly Pair[], format: string): Promise<number> {
  let length = 0;
  for (const { theirs, pdf } of some) length += (await peerOutput(theirs, format, pdf)).length;
  return length;
}

/** The invoices are valid. */
function accepted<T>(result: BillResult<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(', '));
  return result.value;
}

const silent = { log: () => {}, warn: () => {}, error: () => {} };
const service = new InvoiceService(silent as unknown as Console);

function peerOutput(invoice: Invoice, format: string, pdf: Uint8Array): Promise<string | Uint8Array> {
  const file: FileInfo = { buffer: pdf, filename: 'invoice.pdf', mimetype: 'application/pdf' };
  return service.generate(invoice, { format, lang: 'fr-fr', ...(format.startsWith('Factur') && { pdf: file }) });
}

/** Broken sums and missing terms: how many are refused, and by name of the rule. */
async function ruleLine(): Promise<Line> {
  const [pair] = pairs();
  if (pair === undefined) throw new Error('no invoice');
  const xml = accepted(invoiceToXml(pair.document, { eInvoiceProfile: 'peppol' }));
  const broken = [
    xml.replace(/(<cbc:PayableAmount[^>]*>)[\d.]+/, '$17.77'),
    xml.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[\d.]+/, '$17.77'),
    xml.replace(/(<cbc:LineExtensionAmount[^>]*>)[\d.]+/, '$17.77'),
    xml.replace(/(<cbc:TaxableAmount[^>]*>)[\d.]+/, '$17.77'),
    xml.replace(/<cbc:ID>R-[^<]*<\/cbc:ID>/, ''),
    xml.replaceAll('unitCode="KGM"', 'unitCode="kilo"'),
    xml.replaceAll('<cbc:IdentificationCode>FR<', '<cbc:IdentificationCode>XX<'),
    // The words alone may be missing: the code is a reason too (BR-G-10)
    xml.replaceAll(/<cbc:TaxExemptionReason(Code)?>.*?<\/cbc:TaxExemptionReason(Code)?>/g, ''),
    xml.replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, '<cbc:DueDate>2026-02-30</cbc:DueDate>'),
    xml.replace(/<cac:OrderReference>.*?<\/cac:OrderReference>/s, ''),
  ];
  const isNamed = (text: string): boolean => {
    const reading = readEInvoice(text, { rules: 'peppol' });
    return reading.ok && !reading.value.isValid;
  };
  let refused = 0;
  for (const text of broken) {
    const isTaken = await peerOutput(peerInvoice(text), 'UBL', pair.pdf).then(
      () => true,
      () => false,
    );
    if (!isTaken) refused += 1;
  }
  const { length } = broken;
  return {
    task: `${length} e-invoices that break a rule: refused`,
    ours: `${broken.filter(isNamed).length}, each with its rule`,
    peer,
    theirs: `${refused}, by its schema`,
  };
}
