/** Words in one, as names of operations have them: `example` and `qr-invoice/with-qr-reference` as `exampleQrInvoiceWithQrReference`. */
export function routeId(...words: readonly string[]): string {
  const [first = '', ...more] = words.flatMap((word) => word.split(/[^A-Za-z0-9]+/)).filter((word) => word !== '');
  const joined = more.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return first.charAt(0).toLowerCase() + first.slice(1) + joined;
}
