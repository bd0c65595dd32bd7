import { encodeQrSymbol } from '@rappen/core/qr';
import { symbolParameters, writePayload } from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { encodeQR } from 'qr';
import qrcode from 'qrcode-generator';
import { comparison } from '../comparison.ts';
import { type Contestant, measure } from '../measure.ts';
import { accepted } from '../our-bill.ts';
import type { Row } from '../table.ts';
import type { Bill } from '../workload.ts';

/** Text to matrix of modules, level M, best of eight masks. The check is the sum of the modules on a side. */
export function symbolsRow(bills: readonly Bill[]): Row {
  return {
    name: 'symbols',
    measure: async () => comparison(task, await measure(contestants, bills.map(payloadOf)), [2.5, 50]),
  };
}

const task = 'QR symbol, level M, masks scored';

function payloadOf({ invoice }: Bill): string {
  return writePayload(invoice);
}

const contestants: readonly Contestant<string>[] = [
  { name: 'ours', run: sumOver((text) => accepted(encodeQrSymbol(utf8Encode(text), symbolParameters)).size) },
  { name: 'qr', same: true, run: sumOver((text) => encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).length - 2) },
  { name: 'qrcode-generator', same: true, run: sumOver(modulesByGenerator) },
];

const encoder = new TextEncoder();

function modulesByGenerator(text: string): number {
  const code = qrcode(0, 'M');
  code.addData(String.fromCharCode(...encoder.encode(text)), 'Byte');
  code.make();
  return code.getModuleCount();
}

function sumOver(one: (text: string) => number): (texts: readonly string[]) => number {
  return (texts) => {
    let sum = 0;
    for (const text of texts) sum += one(text);
    return sum;
  };
}
