/** Bytes, as they come of files, pages and networks. */
export type Bytes = Uint8Array | ArrayBuffer | Blob;

/** A file for a form: its bytes, or these with a name. */
export type FileInput = Bytes | { readonly name: string; readonly data: Bytes };

/** A body as it is sent, the same for every attempt. */
export interface EncodedBody {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** Turns what a caller hands over into a body of one of the media types; `contentType` decides where the bytes may be several. */
export async function encodedBody(
  body: unknown,
  types: readonly string[],
  contentType: string | undefined,
): Promise<EncodedBody> {
  const ofBytes = types.filter((type) => !/json|xml|^text\/|^multipart\//.test(type));
  if (isBytes(body)) {
    const type = contentType ?? ofBytes[0];
    if (type === undefined || !ofBytes.includes(type)) throw new TypeError(`The body cannot be ${type ?? 'bytes'}`);
    return { type, bytes: await bytesOf(body) };
  }
  const ofText = types.find((type) => /xml$|^text\//.test(type));
  if (typeof body === 'string' && ofText !== undefined) return { type: ofText, bytes: encoder.encode(body) };
  if (types.includes('multipart/form-data')) return encodedForm(body as Readonly<Record<string, unknown>>);
  return { type: 'application/json', bytes: encoder.encode(JSON.stringify(body)) };
}

/**
 * A form whose bytes depend on nothing but its parts: a repetition is recognised by its body, and `FormData` would give each a
 * boundary of its own. What is no file is one part of JSON.
 */
async function encodedForm(fields: Readonly<Record<string, unknown>>): Promise<EncodedBody> {
  const parts = await Promise.all(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => partOf(name, value)),
  );
  let boundary = 'rappen-client-boundary';
  while (parts.some(({ content }) => holds(content, encoder.encode(boundary)))) boundary += '-';
  const chunks = parts.flatMap(({ head, content }) => [
    encoder.encode(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    encoder.encode('\r\n'),
  ]);
  const bytes = joined([...chunks, encoder.encode(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

async function partOf(name: string, value: unknown) {
  const disposition = `Content-Disposition: form-data; name="${name}"`;
  const file = fileOf(value);
  if (file === undefined)
    return {
      head: `${disposition}\r\nContent-Type: application/json`,
      content: encoder.encode(JSON.stringify(value)),
    };
  const fileName = (file.name ?? name).replace(/[\r\n"\\]/g, '_');
  return {
    head: `${disposition}; filename="${fileName}"\r\nContent-Type: application/octet-stream`,
    content: await bytesOf(file.data),
  };
}

function fileOf(value: unknown): { readonly name?: string | undefined; readonly data: Bytes } | undefined {
  if (isBytes(value)) {
    const name = 'name' in value ? value.name : undefined;
    return { name: typeof name === 'string' ? name : undefined, data: value };
  }
  const { name, data } = (value ?? {}) as { readonly name?: unknown; readonly data?: unknown };
  return typeof name === 'string' && isBytes(data) ? { name, data } : undefined;
}

function isBytes(value: unknown): value is Bytes {
  return value instanceof Uint8Array || value instanceof ArrayBuffer || value instanceof Blob;
}

async function bytesOf(bytes: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes instanceof Blob) return new Uint8Array(await bytes.arrayBuffer());
  // What is sent again must be what was sent, whatever the caller does with the original
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes.slice(0)) : new Uint8Array(bytes);
}

function holds(bytes: Uint8Array, wanted: Uint8Array): boolean {
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** Chunks of bytes one behind the other. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
