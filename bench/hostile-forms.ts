import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';
import { boundary } from '../test/http/ebill/hostile-bodies.ts';
import { accepted, drawnBill } from './our-bill.ts';
import { type Bill, workload } from './workload.ts';

export { boundary };
export const form = `multipart/form-data; boundary=${boundary}`;

/** A submission of one bill with a PDF, as a form. */
export function formOf(pdf: Uint8Array, referenceNumber: string): Uint8Array {
  const today = swissDay(new Date());
  const options = { today, iban: 'CH5204835012345671000', referenceNumber };
  const bill = writeJson(businessCaseJson(accepted(exampleBusinessCase('bill', options))));
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  return Buffer.concat([
    Buffer.from(`${part('name="bill"')}Content-Type: application/json\r\n\r\n${bill}\r\n`),
    Buffer.from(`${part('name="file"; filename="a.pdf"')}Content-Type: application/pdf\r\n\r\n`),
    pdf,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

/** A form with files, by their fields. */
export function filesForm(...files: readonly Uint8Array[]): Uint8Array {
  const parts = files.flatMap((file, index) => {
    const field = index === 0 ? 'file' : `file${index + 1}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`;
    return [Buffer.from(head), file, Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A letter of one empty page, as a PDF. */
export function letter(): Uint8Array {
  const words = { title: 'Letter', description: 'A letter', language: 'de' } as const;
  return renderPdf([{ width: 210, height: 297, shapes: [], ...words }]);
}

/** A letter, and the slip that is to be put on it. */
export function mergeForm(): Uint8Array {
  return filesForm(letter(), renderPdf([drawnBill(workload(1)[0] as Bill, 'DIN_LANG')]));
}
