import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { deflateSync } from 'node:zlib';
import { columns, tableOf, writeCsv } from '@rappen/core/bulk';
import { strToU8, zipSync } from 'fflate';
import { hostileXml } from '../test/hostile-xml.ts';
import { filesForm, form } from './hostile-forms.ts';
import { counted, type Load, send } from './hostile-send.ts';
import { workload } from './workload.ts';

/** The same expensive body, sent so many times at once. */

export const trialKey = 'a-trial-key-for-the-bench-only';
const bulk = '/v2/payment-part-receipt/bulk/file';

interface BodyLoad {
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly key: string;
  readonly type?: string;
  readonly body: () => Uint8Array;
}

/** Every load of bodies, for the keys of customers who ask for too much. */
export function bodyLoads([noisy = '', noisyToo = '']: readonly string[]): readonly Load[] {
  const all: readonly BodyLoad[] = [
    {
      name: 'XLSX, one row of 5 M cells',
      path: bulk,
      count: 1,
      key: noisy,
      type: form,
      body: () => filesForm(wideWorkbook(5_000_000)),
    },
    {
      name: 'XLSX, one row of 2 M cells, trial key',
      path: bulk,
      count: 12,
      key: trialKey,
      type: form,
      body: () => filesForm(wideWorkbook(2_000_000)),
    },
    {
      name: 'CSV, 150,000 rows × 30 columns',
      path: bulk,
      count: 20,
      key: noisy,
      type: form,
      body: () => filesForm(wideTable(150_000, 30)),
    },
    {
      name: 'CSV, 5,000 honest bills',
      path: bulk,
      count: 3,
      key: noisy,
      type: form,
      body: () => filesForm(honestTable(5_000)),
    },
    {
      name: 'merge, a PDF of 50 MB inflated',
      path: '/v2/pdf/merge?onPage=1',
      count: 4,
      key: noisy,
      type: form,
      body: () => filesForm(inflatingPdf(50), smallPdf()),
    },
    {
      name: 'PNG of 10,000 pixels',
      path: '/v2/swiss-qr-code?format=image/png&size=10000',
      count: 12,
      key: noisy,
      body: bill,
    },
    {
      name: 'JSON of 1 MB for a slip',
      path: '/v2/payment-part-receipt',
      count: 20,
      key: noisy,
      body: () => strToU8(`{"a":[${'[],'.repeat(349_000)}[]]}`),
    },
    {
      name: 'JSON list of 10 MB, trial key',
      path: '/v2/payment-part-receipt/bulk/list',
      count: 8,
      key: trialKey,
      body: () => strToU8(`[${'{},'.repeat(3_490_000)}{}]`),
    },
    ...['many declarations each', 'a declaration on each level'].map(
      (name): BodyLoad => ({
        name: `submission in XML, ${name}`,
        path: '/api/v1/business-cases/bill?processingMode=STAGE',
        count: 12,
        key: noisy,
        type: 'application/xml',
        body: () => namespaces(name),
      }),
    ),
  ];
  return [
    ...all.map(ofBody),
    {
      name: 'CSV, 150,000 rows × 30 columns, two customers',
      async run(url) {
        const body = filesForm(wideTable(150_000, 30));
        const headers = (key: string) => ({ 'content-type': form, 'x-api-key': key });
        const keys = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? noisy : noisyToo));
        return counted(await Promise.all(keys.map((key) => send(url, { path: bulk, headers: headers(key), body }))));
      },
    },
  ];
}

function ofBody({ name, path, count, key, type = 'application/json', body }: BodyLoad): Load {
  return {
    name: `${count} × ${name}`,
    async run(url) {
      const [bytes, agent] = [body(), new Agent({ maxSockets: count })];
      const sent = { path, headers: { 'content-type': type, 'x-api-key': key }, body: bytes, agent };
      return counted(await Promise.all(Array.from({ length: count }, () => send(url, sent))));
    },
  };
}

function namespaces(name: string): Uint8Array {
  const { of = () => '' } = hostileXml.find((one) => one.name === name) ?? {};
  return strToU8(`<BillRequest><businessCase>${of(13_900_000)}</businessCase></BillRequest>`);
}

function wideWorkbook(cells: number): Uint8Array {
  const sheet = `<worksheet><sheetData><row r="1">${'<c><v>1</v></c>'.repeat(cells)}</row></sheetData></worksheet>`;
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
}

function wideTable(rows: number, count: number): Uint8Array {
  const header = columns.slice(0, count).map(({ name }) => name);
  return Buffer.from(`${header.join(';')}\n${`${'a;'.repeat(count - 1)}a\n`.repeat(rows)}`);
}

function honestTable(count: number): Uint8Array {
  return Buffer.from(writeCsv(tableOf(workload(count).map(({ draft, language }) => ({ draft, language })))));
}

function inflatingPdf(megabytes: number): Uint8Array {
  const content = deflateSync(Buffer.alloc(megabytes << 20, '0 0 m\n'), { level: 9 });
  return pdfOf(content, '/Filter/FlateDecode');
}

function smallPdf(): Uint8Array {
  return pdfOf(Buffer.from('0 0 9 9 re f'), '');
}

function pdfOf(content: Uint8Array, filter: string): Uint8Array {
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
4 0 obj<<${filter}/Length ${content.length}>>stream
`;
  return Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ]);
}

/** A bill that is right. */
export function bill(): Uint8Array {
  return readFileSync(new URL('../examples/invoice.json', import.meta.url));
}
