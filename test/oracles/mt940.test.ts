import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDecimals, negated } from '@rappen/core/money';
import { mt940Example, readStatement, type StatementFile } from '@rappen/core/statement';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { writeMt940 } from '../arbitraries/mt940.ts';
import { toldEntries } from '../arbitraries/statement.ts';
import { expectValue } from '../results.ts';
import { bankPackages } from './bank-packages.ts';
import { pathOf } from './tools.ts';

/** What the package mt-940 finds in a file. */
interface Found {
  readonly account: string | null;
  readonly entries: readonly {
    readonly mark: string;
    readonly amount: string;
    readonly valueDate: string;
    readonly bookingDate: string | null;
    readonly type: string;
    readonly reference: string | null;
  }[];
  readonly balances: Readonly<Record<string, readonly [amount: string, date: string]>>;
}

const own = [
  mt940Example,
  // A bank of Germany, over the end of a year
  ':20:STARTUMSE\r\n:25:37040044/0532013000EUR\r\n:28C:00000/001\r\n:60F:C261230EUR5000,00\r\n:61:2612310102DR12,50NMSCKREF+//2026123100000001\r\n:86:177?00UEBERWEISUNG?100599?20KREF+4711?21SVWZ+Miete Januar?30COBADEFFXXX?31DE89370400440532013000?32Haus und Grund?34997\r\n:61:2701021231CR99,90N062NONREF\r\n:86:166?00GUTSCHRIFT?20EREF+RE-1?21SVWZ+RE-1?32Anna Beispiel\r\n:62F:C270102EUR5087,40\r\n-\r\n',
  // A bank of the Netherlands, in the envelope of SWIFT
  '{1:F01BANKNL2AXXX0001000001}{2:O9400001261120BANKNL2AXXX00019040302611201230N}{4:\r\n:20:P261120000000001\r\n:25:NL91ABNA0417164300EUR\r\n:28C:00324\r\n:60F:C261119EUR10,00\r\n:61:2611201120C5,00NTRFEREF//00000000001005\r\n/TRCD/00100/\r\n:86:/EREF/E-1//CNTP/NL32INGB0000012345/INGBNL2A/Muster//REMI/USTD//Factuur 12/\r\n:61:2611201120D0,99NCHGNONREF//00000000001006\r\n:62F:C261120EUR14,01\r\n-}\r\n',
  // A bank of Switzerland, with text over several lines
  ':20:0000012345\r\n:25:CH8198765000700420011\r\n:28C:231/1\r\n:60F:C261119CHF1000,\r\n:61:2611201120C150,NTRFNONREF//9930324TO1234567\r\nVERGUETUNG\r\n:86:VERGUETUNG\r\nMUSTER AG, 5600 LENZBURG\r\nMITTEILUNGEN: RECHNUNG 4711\r\n:61:2611201120RD20,05NTRFNONREF//9930324TO1234568\r\n:62F:C261120CHF1170,05\r\n:64:C261120CHF1170,05\r\n-\r\n',
];

describe.skipIf(bankPackages === undefined)(
  'MT940 beside the package mt-940 (needs xmllint, Python and its packages)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'rappen-mt940-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    test('files of banks, in packages of others, are there', () => expect(filesOfBanks().length).toBeGreaterThan(3));

    test('both find the same entries, amounts, days, references and balances', () => {
      const generated = fc
        .sample(toldEntries, { seed: 1, numRuns: 60 })
        .filter((entries) => entries.length > 0)
        .map((entries) => writeMt940({ id: 'M', entries }, 'same'));
      const paths = [...own, ...generated].map((text, index) => {
        const path = join(folder, `${index}.sta`);
        writeFileSync(path, text);
        return path;
      });
      const all = [...filesOfBanks(), ...paths];
      const theirs = foundBy(all);
      for (const [index, path] of all.entries()) {
        const ours = expectValue(readStatement(readFileSync(path)));
        expect([path, summaryOf(ours)]).toEqual([path, theirs[index] && normal(theirs[index])]);
      }
    });
  },
);

function filesOfBanks(): string[] {
  const below = join(bankPackages ?? '', 'unpacked/odoo');
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /mt940.*test_files.*\.(?:txt|sta)$/i.test(name)).map((name) => join(below, name));
}

function foundBy(paths: readonly string[]): readonly Found[] {
  const environment = { ...process.env, PYTHONPATH: join(bankPackages ?? '', 'unpacked') };
  const answer = execFileSync(pathOf('python3') as string, ['test/oracles/mt940-entries.py', ...paths], {
    env: environment,
  });
  return JSON.parse(answer.toString()) as Found[];
}

function normal({ entries, balances }: Found) {
  return {
    entries: entries.map(({ mark, amount, valueDate, bookingDate, type, reference }) => {
      return [mark, plain(amount), valueDate, bookingDate ?? valueDate, type, reference ?? ''];
    }),
    opening: balances['final_opening_balance']?.map(plain),
    closing: balances['final_closing_balance']?.map(plain),
  };
}

function summaryOf({ statements: [statement] }: StatementFile) {
  const balance = (wanted: string) => {
    const found = statement?.balances.find(({ type }) => type === wanted);
    return found && [plain(found.direction === 'credit' ? found.amount : negated(found.amount)), found.date];
  };
  return {
    // The package gives no sign to what is taken back: its mark is compared
    entries: statement?.entries.map(
      ({ amount, direction, isReversal, valueDate, bookingDate, code, servicerReference }) => {
        const mark = (direction === 'credit') === isReversal ? 'D' : 'C';
        return [
          `${isReversal ? 'R' : ''}${mark}`,
          plain(amount),
          valueDate,
          bookingDate,
          code.proprietary?.split('+')[0],
          servicerReference ?? '',
        ];
      },
    ),
    opening: balance('OPBD'),
    closing: balance('CLBD'),
  };
}

/** Zeros at the end mean nothing, nor does a sign before none. */
function plain(text: string): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return text;
  return compareDecimals(text, '0') === 0 ? '0' : text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}
