/** What an exported function answers as bytes is what `Response`, `Blob` and `fetch` take; these are not answers of ours. */
const given: Readonly<Record<string, readonly string[]>> = {
  // The bytes of the caller, or a view of them
  '@rappen/core/drawing': ['parsePicture'],
  '@rappen/core/e-invoice': ['readEInvoice'],
  '@rappen/pdf/internal/syntax': ['PdfDocument'],
  '@rappen/pdf/internal/font-programs': ['readTrueType'],
  '@rappen/core/font': ['subsetFont'],
  // The modules of a symbol, which are drawn and no file, and which a caller may make
  '@rappen/core/qr': ['encodeQrSymbol'],
  '@rappen/core/swiss-qr': ['encodePayload', 'encodeSymbol'],
  '@rappen/core/epc': ['encodeEpcSymbol'],
  // Ports, which a caller may write
  '@rappen/http': ['documentationFiles', 'webFiles'],
  '@rappen/imaging': ['rasterPort'],
  '@rappen/pdf/fonts': ['substituteFonts'],
  '@rappen/store': ['blobChunks'],
  '@rappen/store/d1': ['r2Bytes'],
};

const types = `
type Plain = string | number | boolean | bigint | symbol | null | undefined;
/** \`true\`: bytes that may lie in memory which is shared between threads, and so are refused by the platform. */
type Bytes<T> = 0 extends 1 & T ? never : T extends Uint8Array ? (T extends Uint8Array<ArrayBuffer> ? never : true) : never;
type Member<T> = T extends (...args: any) => infer R
  ? Bytes<Awaited<R>> | (Awaited<R> extends { readonly value: infer V } ? Bytes<V> : never)
  : T extends Uint8Array | undefined ? Bytes<T> : never;
type Members<T> = { [K in keyof T]: Member<T[K]> }[keyof T];
type Own<T> = T extends Plain ? never
  : T extends Uint8Array ? Bytes<T>
  : T extends (...args: any) => infer R ? Bytes<Awaited<R>>
  : T extends ArrayBuffer | ArrayBufferView | Map<any, any> ? never
  : T extends AsyncIterable<infer R> | Iterable<infer R> ? Bytes<R>
  : T extends { readonly value: any } ? never
  : T extends object ? Members<T> : never;
type Unwrapped<T> = 0 extends 1 & T ? never
  : T extends Promise<infer R> ? Unwrapped<R>
  : T extends { readonly ok: true; readonly value: infer V } ? Own<V>
  : Own<T>;
type Answer<F> = F extends abstract new (...args: any) => infer R ? Members<R>
  : F extends (...args: any) => infer R ? Unwrapped<R> : never;
type Shared<M> = { [K in keyof M]: true extends Answer<M[K]> ? K : never }[keyof M] & string;
`;

/** A program that compiles only if every function of these entries answers bytes as the platform takes them; it names the others. */
export function programOfAnswers(entries: readonly string[]): string {
  const checks = entries.map((entry, index) => {
    const known = (given[entry] ?? []).map((name) => `'${name}'`).join(' | ') || 'never';
    return `import * as m${index} from '${entry}';
export const e${index}: never = null! as \`${entry} \${Exclude<Shared<typeof m${index}>, ${known}>}\`;
`;
  });
  return types + checks.join('');
}
