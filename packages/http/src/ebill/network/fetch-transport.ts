/** A call of a service elsewhere: its answer whole, with as many bytes as it may have. */
export type Transport = (
  address: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string; readonly signal: AbortSignal },
) => Promise<{ readonly status: number; readonly text: string }>;

/** Bytes of an answer: what is longer is none. */
const answerBytesMax = 16_000_000;

/** Calls over HTTPS by the `fetch` of the runtime; redirections are not followed, since the call carries a password or a bill. */
export const fetchTransport: Transport = async (address, { headers, body, signal }) => {
  // Not `error`: Workers do not know it
  const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' });
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
    throw new Error('The service is somewhere else');
  return { status: response.status, text: await boundedText(response) };
};

async function boundedText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > answerBytesMax) throw new Error('The answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
