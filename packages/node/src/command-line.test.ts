import { type ExecFileException, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseQrInvoice, profiles, writePayload } from '@rappen/core/swiss-qr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectValue } from '../../../test/results.ts';
import { program } from '../test/program.ts';

const example = resolve('examples/invoice.json');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly status: number;
  readonly output: Buffer;
  readonly errors: string;
}

/** Runs the program as a user does, in a folder of its own. */
function rappen(
  args: readonly string[],
  input?: string | Buffer,
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const options = {
      cwd: folder,
      encoding: 'buffer' as const,
      env: { ...process.env, NODE_OPTIONS: '', ...variables },
    };
    const all = [...program, ...args];
    const child = execFile(process.execPath, all, options, (error: ExecFileException | null, output, errors) => {
      done({ status: error ? Number(error.code) : 0, output, errors: errors.toString() });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

describe('check', () => {
  test.each<[args: string[], status: number, output: RegExp, errors: RegExp]>([
    [['iban', 'CH93 0076 2011 6238 5295 7'], 0, /^valid\n$/, /^$/],
    [['iban', 'ch93-0076-2011-6238-5295-7'], 0, /^valid\n$/, /^$/],
    [['iban', 'CH9300762011623852958'], 1, /^$/, /check digits of the IBAN are wrong/],
    [['qr-iban', 'CH9300762011623852957'], 1, /^$/, /institution number is 00762/],
    [['reference', 'RF18 5390 0754 7034'], 0, /^valid/, /^$/],
    [['reference', '210000000003139471430009018'], 1, /^$/, /check digit of the QR reference is 8: it should be 7/],
    [['payload', 'SPX'], 1, /^$/, /first line is not SPC/],
    [['iban', 'x', '--json'], 1, /^\{"ok":false,"problems":\[\{"code":"IBAN_FORMAT","path":"","message":"/, /^$/],
    [['iban', 'CH9300762011623852957', '--json'], 0, /^\{"ok":true\}\n$/, /^$/],
    [['amount', 'CHF 1’949.–'], 0, /^valid\n$/, /^$/],
    [['amount', '1,949'], 1, /^$/, /may mark thousands or decimals: write 1949\.00/],
    [['moon', 'x'], 2, /^$/, /check needs one of iban/],
    [['iban'], 2, /^$/, /needs a text/],
  ])('%j', async (args, status, output, errors) => {
    const outcome = await rappen(['check', ...args]);
    expect(outcome.status).toBe(status);
    expect(outcome.output.toString()).toMatch(output);
    expect(outcome.errors).toMatch(errors);
  });

  test('an invoice from standard input', async () => {
    expect((await rappen(['check', 'invoice', '-'], readFileSync(example))).status).toBe(0);
    const refused = await rappen(['check', 'invoice', '-'], '{}');
    expect([refused.status, refused.errors.split('\n').length]).toEqual([1, 7]);
  });
});

describe('epc', () => {
  const payment = { name: 'Max Muster', iban: 'DE33100205000001194700', amount: 12.5, message: 'Rechnung 1' };

  test.each(['svg', 'png', 'pdf'])('%s, scanned again', async (format) => {
    const made = await rappen(['epc', '-', '-o', `epc.${format}`, '--label'], JSON.stringify(payment));
    expect([made.status, made.output.toString()]).toEqual([0, `epc.${format}\n`]);
    if (format === 'svg') return;
    const read = await rappen(['scan', `epc.${format}`, '--json']);
    expect(JSON.parse(read.output.toString())).toMatchObject({ standard: 'EPC_QR', valid: true, epcPayment: payment });
    const shown = await rappen(['scan', `epc.${format}`]);
    expect(shown.output.toString()).toMatch(/page 1: EPC QR code\n.*Creditor +Max Muster\n.*EUR 12\.50/s);
  });

  test('check payload says the standard', async () => {
    const text = 'BCD\n002\n1\nSCT\n\nMax Muster\nDE33100205000001194700';
    expect((await rappen(['check', 'payload', '-'], text)).output.toString()).toBe('valid: EPC QR code\n');
    const wrong = await rappen(['check', 'payload', '-'], text.replace('DE33', 'DE34'));
    expect([wrong.status, wrong.errors]).toEqual([1, expect.stringMatching(/check digits/)]);
  });

  test.each<[args: string[], input: string, status: number, errors: RegExp]>([
    [[], '', 2, /needs a JSON file/],
    [['-', '--format', 'gif'], '', 2, /--format must be one of svg, pdf, png/],
    [['-', '--language', 'rm'], '', 2, /--language must be one of/],
    [['-'], '{', 1, /not valid JSON/],
    [['-'], '{"name":"x"}', 1, /iban: A value is required/],
  ])('%j', async (args, input, status, errors) => {
    const outcome = await rappen(['epc', ...args], input);
    expect([outcome.status, outcome.errors]).toEqual([status, expect.stringMatching(errors)]);
  });
});

describe('bill and scan', () => {
  test.each(['pdf', 'svg', 'png'])('a bill as %s', async (format) => {
    const made = await rappen(['bill', example, '-o', `bill.${format}`, '--language', 'it']);
    expect([made.status, made.output.toString()]).toEqual([0, `bill.${format}\n`]);
    if (format === 'svg') return;
    const read = await rappen(['scan', `bill.${format}`, '--json']);
    expect(JSON.parse(read.output.toString())).toMatchObject({
      page: 1,
      valid: true,
      qrInvoice: JSON.parse(readFileSync(example, 'utf8')),
    });
  });

  test('from standard input to standard output', async () => {
    const made = await rappen(['bill', '-', '-o', '-'], readFileSync(example));
    expect(made.output.subarray(0, 5).toString()).toBe('%PDF-');
    const read = await rappen(['scan', '-'], made.output);
    expect(read.output.toString()).toMatch(/Swiss QR code\n.*Robert Schneider AG.*Amount +CHF 1 949\.75\n/s);
  });

  test('what leaves a bill valid but should be known is a warning of bill, bulk and check', async () => {
    const one = JSON.parse(readFileSync(example, 'utf8')) as { paymentAmountInformation: object };
    const euros = { ...one, paymentAmountInformation: { amount: 5, currency: 'EUR' } };
    writeFileSync(join(folder, 'euros.json'), JSON.stringify(euros));
    const parsed = expectValue(parseQrInvoice(euros, { profile: profiles['2.3'] }));
    const euroText = writePayload(parsed.invoice);
    for (const args of [
      ['bill', 'euros.json', '-o', 'euros.pdf'],
      ['bill', 'euros.json', '-o', '-'],
      ['check', 'invoice', JSON.stringify(euros)],
      ['check', 'payload', euroText],
    ]) {
      const made = await rappen(args);
      expect([made.status, made.errors]).toEqual([0, expect.stringContaining('13.11.2027')]);
    }
    const told = await rappen(['bill', 'euros.json', '-o', 'euros.pdf', '--json']);
    expect(JSON.parse(told.output.toString())).toMatchObject({
      warnings: [{ code: 'REFERENCE_TYPE_QRR_EUR_ENDS' }],
    });
    const read = await rappen(['scan', 'euros.pdf', '--json']);
    expect(JSON.parse(read.output.toString())).toMatchObject({
      valid: true,
      deviations: [{ code: 'REFERENCE_TYPE_QRR_EUR_ENDS' }],
    });
  });

  test('a picture of a code says its resolution and prints 46 mm', async () => {
    const made = await rappen(['bill', example, '-o', '-', '--format', 'png']);
    const perMetre = made.output.readUInt32BE(made.output.indexOf('pHYs') + 4);
    expect(perMetre).toBe(Math.round(600 / 0.0254));
    expect(Math.abs((made.output.readUInt32BE(16) / perMetre) * 1000 - 46)).toBeLessThan(0.1);
  });

  test('an array becomes a page each; all faults of all items are listed', async () => {
    const one = JSON.parse(readFileSync(example, 'utf8')) as object;
    writeFileSync(join(folder, 'two.json'), JSON.stringify([one, one]));
    expect((await rappen(['bill', 'two.json', '-o', 'two.pdf'])).status).toBe(0);
    const read = await rappen(['scan', 'two.pdf', '--json']);
    expect(
      read.output
        .toString()
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { page: number }).page),
    ).toEqual([1, 2]);
    writeFileSync(join(folder, 'bad.json'), JSON.stringify([one, {}, { foo: 1 }]));
    const refused = await rappen(['bill', 'bad.json', '-o', 'never.pdf']);
    expect(refused.status).toBe(1);
    expect(refused.errors).toMatch(/bad\.json: \[1\]\.creditorInformation\.iban: A value is required/);
    expect(refused.errors).toMatch(/bad\.json: \[2\]\.foo: No field has this name/);
  });

  test.each<[args: string[], status: number, errors: RegExp]>([
    [['bill'], 2, /needs a JSON file/],
    [['bill', 'missing.json'], 3, /missing\.json: there is no such file/],
    [['bill', '.'], 3, /^\.: this is a folder, not a file\n$/],
    [['bill', example, '-o', 'no/such/folder.pdf'], 3, /folder\.pdf: there is no such folder/],
    [['bill', example, '--format', 'gif'], 2, /--format must be one of pdf, svg, png/],
    [['bill', example, '--language', 'es'], 2, /--language must be one of de/],
    [['bill', example, '--page-size', 'A3'], 2, /--page-size must be one of A4/],
    [['bill', example, '--profile', '9'], 2, /--profile must be one of 2\.2/],
    [['scan'], 2, /needs a file/],
    [['scan', 'missing.pdf'], 3, /missing\.pdf: there is no such file/],
    [['scan', example], 1, /invoice\.json/],
    [['fly'], 2, /Unknown command "fly"/],
    [['constructor'], 2, /Unknown command/],
    [['--wings'], 2, /Unknown option '--wings'/],
    [[], 2, /^$/],
  ])('%j is refused', async (args, status, errors) => {
    const outcome = await rappen(args);
    expect(outcome.errors).toMatch(errors);
    expect(outcome.errors).not.toMatch(/\n +at /);
    expect(outcome.status).toBe(status);
  });
});

describe('serve', () => {
  test.each<[variables: Record<string, string>, status: number, errors: RegExp]>([
    [{ PORT: 'http' }, 1, /^PORT must be a number from 0 to 65535: it is "http"\n$/],
    [{ PORT: '70000' }, 1, /^PORT must be/],
    [{ RAPPEN_API_KEY: 'short', PORT: 'x' }, 1, /^PORT .*\nRAPPEN_API_KEY must have at least 16 characters\n$/],
    [{ HOST: '203.0.113.7', PORT: '0' }, 1, /^HOST is not an address of this machine\n$/],
  ])('%j is refused', async (variables, status, errors) => {
    const outcome = await rappen(['serve'], undefined, variables);
    expect(outcome.errors).toMatch(errors);
    expect(outcome.status).toBe(status);
  });

  test('a port in use is said to be in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const outcome = await rappen(['serve'], undefined, { PORT: String(port) });
    other.close();
    expect([outcome.status, outcome.errors]).toEqual([1, 'PORT is in use by another program: choose another\n']);
  });
});
