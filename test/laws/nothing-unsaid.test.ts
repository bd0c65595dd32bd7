import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBills as readBillsOfPdf } from '../../packages/core/src/bill/index.ts';
import { readBulkFile } from '../../packages/core/src/bulk/index.ts';
import {
  eInvoiceExamples,
  eInvoiceOf,
  readEInvoice,
  writeCii,
  writeUbl,
} from '../../packages/core/src/e-invoice/index.ts';
import { parseInvoiceDocument } from '../../packages/core/src/invoice-document/index.ts';
import { type Reconciliation, reconcile } from '../../packages/core/src/reconciliation/index.ts';
import { renderPdf } from '../../packages/core/src/render/pdf.ts';
import { readStatement } from '../../packages/core/src/statement/index.ts';
import { readSwicoS1 } from '../../packages/core/src/swiss-qr/billing-information/swico-s1-text.ts';
import { profiles } from '../../packages/core/src/swiss-qr/index.ts';
import { utf8Encode } from '../../packages/core/src/text/index.ts';
import { defaultPdfTextLimits } from '../../packages/pdf/src/text/limits.ts';
import { readPdfText } from '../../packages/pdf/src/text/read-text.ts';
import { type ToldEntry, toldEntries, writeStatement } from '../arbitraries/statement.ts';
import { expectValue } from '../results.ts';

// Whatever is given to a reader is in its answer, or the answer says what is not: nothing is dropped in silence.

interface Placed {
  readonly file: number;
  readonly statement: number;
  readonly entry: number;
}
const nameOf = ({ file, statement, entry }: Placed) => `${file} ${statement} ${entry}`;

/** Every entry that an answer places, however it calls it. */
function placed({ receipts, repeats, open }: Reconciliation): Set<string> {
  return new Set(
    [
      ...receipts.map(({ place }) => place),
      ...repeats.map(({ place }) => place),
      ...open.flatMap(({ places }) => places),
    ].map(nameOf),
  );
}

describe('account statements', () => {
  const messages = fc.constantFrom('camt.052' as const, 'camt.053' as const, 'camt.054' as const);
  const files = fc.array(fc.tuple(messages, toldEntries, fc.nat(3)), { minLength: 1, maxLength: 4 });

  test('each entry of each file is a receipt, a repeat or open, in one run and in several', () => {
    fc.assert(
      fc.property(files, fc.boolean(), (given, isSplit) => {
        const read = given.map(([message, entries, id]) =>
          expectValue(readStatement(writeStatement({ id: `S${id}`, entries }, '08', message))),
        );
        const runs = isSplit ? read.map((one) => [one]) : [read];
        let seen: readonly string[] = [];
        for (const run of runs) {
          const result = expectValue(reconcile(run, { bills: [], seen: [...seen] }));
          seen = result.seen;
          const found = placed(result);
          const all = run.flatMap(({ statements }, file) =>
            statements.flatMap(({ entries }, statement) =>
              entries.map(({ index }) => nameOf({ file, statement, entry: index })),
            ),
          );
          expect(all.filter((name) => !found.has(name))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('an entry that cannot be read is counted and named, and so is an amount', () => {
    const wrong = fc.constantFrom('1,50', '-1', '1e3', '', 'INF', '0x10');
    fc.assert(
      fc.property(toldEntries, fc.nat(), wrong, (entries, at, amount) => {
        fc.pre(entries.length > 0);
        const index = at % entries.length;
        const broken = entries.map(
          (entry, place): ToldEntry => (place === index ? { ...entry, amount: 'BROKEN' } : entry),
        );
        const text = writeStatement({ id: 'S', entries: broken }).replace('BROKEN', amount);
        const { statements, notices } = expectValue(readStatement(text));
        expect([statements[0]?.entries.length, statements[0]?.unreadable]).toEqual([entries.length - 1, 1]);
        expect(notices.map(({ code, path }) => `${code} ${path.join('.')}`)).toContain(
          `STATEMENT_ENTRY_UNREADABLE statements.0.entries.${index}`,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('e-invoices', () => {
  const documentOf = (name: keyof typeof eInvoiceExamples) =>
    expectValue(parseInvoiceDocument(eInvoiceExamples[name], { profile: profiles['2.3'] })).document;
  const texts = [
    writeCii(expectValue(eInvoiceOf(documentOf('delivery'), { profile: 'en16931' }))),
    writeUbl(expectValue(eInvoiceOf(documentOf('delivery'), { profile: 'peppol' }))),
  ];

  test('an element that no table knows is listed, wherever it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), (xml, at) => {
        const ends = [...xml.matchAll(/<\/[\w:]+>/g)].map(({ index }) => index);
        const place = ends[at % ends.length] ?? 0;
        const before = xml.slice(0, place);
        // Not into the text of a value, which it would cut
        fc.pre(before.endsWith('>'));
        const { unread, unreadCount } = expectValue(readEInvoice(`${before}<Foreign>x</Foreign>${xml.slice(place)}`));
        expect([unread.filter((path) => path.endsWith('.Foreign')).length, unreadCount]).toEqual([1, 1]);
      }),
    );
  });

  test('of very many the first are listed, and all of them are counted', () => {
    const [xml = ''] = texts;
    const many = xml.replace('</rsm:ExchangedDocument>', `${'<Foreign/>'.repeat(1000)}</rsm:ExchangedDocument>`);
    const { unread, unreadCount } = expectValue(readEInvoice(many));
    expect([unread.length < 1000, unreadCount]).toEqual([true, 1000]);
  });
});

test('every tag of billing information is read or listed', () => {
  const tag = fc.constantFrom('10', '11', '20', '30', '31', '32', '33', '40', '12', '50', '99', 'AB', '01');
  const value = fc.constantFrom('260101', 'X', '8.1', '2:30', '', '106017086', '7.7:100');
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, value), { minLength: 1, maxLength: 8 }), (tags) => {
      const text = `//S1${tags.map(([name, content]) => `/${name}/${content}`).join('')}`;
      const reading = readSwicoS1(text);
      // Without a tag in front it is none at all, which is said
      if (!reading.ok) return;
      const { value: read, unread, deviations } = reading.value;
      const said = [...unread, ...deviations].map(({ path }) => String(path[0]));
      const known = new Set(['10', '11', '20', '30', '31', '32', '33', '40']);
      for (const [name, content] of tags) {
        if (content === '') continue;
        const isTold = said.includes(name);
        expect(isTold || (known.has(name) && Object.keys(read).length > 0)).toBe(true);
      }
    }),
  );
});

test('each row of a table is a bill, or a row with problems', () => {
  const amounts = fc.constantFrom('12.50', '0', 'abc', '12.50-', '(3.00)', '', '1e3');
  const names = fc.constantFrom('Muster AG', '', 'x'.repeat(80));
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, names), { minLength: 1, maxLength: 12 }), (rows) => {
      const header =
        'CdtrInf/IBAN,CdtrInf/Cdtr/Name,CdtrInf/Cdtr/PstCd,CdtrInf/Cdtr/TwnNm,CdtrInf/Cdtr/Ctry,CcyAmt/Ccy,CcyAmt/Amt,RmtInf/Tp';
      const lines = rows.map(([amount, name]) => `CH5800791123000889012,${name},8000,Zürich,CH,CHF,${amount},NON`);
      const reading = readBulkFile(utf8Encode([header, ...lines].join('\n')), {
        profile: profiles['2.3'],
        normalize: false,
      });
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
      const { billCount, refusedCount, problems } = reading.value;
      expect(billCount + refusedCount).toBe(rows.length);
      expect(new Set(problems.map(({ path }) => String(path[0]))).size).toBe(refusedCount);
    }),
  );
});

describe('PDF', () => {
  const pages = (count: number) =>
    renderPdf(
      Array.from({ length: count }, () => ({
        width: 210,
        height: 297,
        title: 'T',
        description: 'T',
        language: 'de',
        shapes: [],
      })),
      { title: 'T' },
    );

  test('each page has its text, or is listed as not read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 40 }), (count, pagesMax) => {
        const pdf = pages(count);
        const limits = { ...defaultPdfTextLimits, textPagesMax: pagesMax };
        const text = expectValue(readPdfText(pdf, limits));
        const left = text.notRead.reduce((sum, { from, to }) => sum + to - from + 1, 0);
        expect(text.pages.length + left).toBe(count);
        if (left > 0) expect(text.isBlank).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test('a file without bills says so of every page', () => {
    const found = readBillsOfPdf(pages(60));
    expect(found.ok && found.notRead).toEqual([]);
  });
});
