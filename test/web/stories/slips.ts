import { profiles, readPayload } from '@rappen/core/swiss-qr';
import { openImaging } from '../../../packages/node/src/modules.ts';

/** What the slips in a PDF say, as their codes are read. */
export async function slipsIn(pdf: Uint8Array) {
  const codes = await (await openImaging()).readCodes(pdf, { effort: 'DEFAULT', all: true });
  return (codes.ok ? codes.value : []).map(({ text }) => {
    const read = readPayload(text, profiles['2.3']);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  });
}
