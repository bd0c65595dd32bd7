import { type FileSettings, StoreUnavailable } from '@rappen/http';
import { AwsV4Signer } from 'aws4fetch';
import { limits } from '../limits.ts';
import { s3Reason } from './reason.ts';

/** Objects of an S3 bucket, below the prefix of the settings. Throws `StoreUnavailable` where it cannot be reached or refuses. */
export interface Bucket {
  /** `sha256` is that of the bytes: S3 refuses what arrives otherwise. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void>;
  /** At most `size` bytes, or undefined: there is no such object. */
  get(name: string, size: number): Promise<Uint8Array | undefined>;
  /** Deletes an object, if it is there. */
  delete(name: string): Promise<void>;
}

/** A bucket of AWS or of what speaks its protocol, addressed by path, which all of them understand. */
export function s3Bucket({ bucket, prefix, endpoint, region, keyId, secret }: FileSettings): Bucket {
  const urlOf = (name: string) => `${endpoint}/${bucket}/${prefix}${name}`;
  const cache = new Map<string, ArrayBuffer>();

  /** Asks again after an error of the server, or when a connection that was kept open breaks: to do the same twice does no harm. */
  async function send(
    method: string,
    name: string,
    body?: Uint8Array<ArrayBuffer>,
    sha256?: string,
  ): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const signed = await new AwsV4Signer({
        method,
        url: urlOf(name),
        headers: sha256 === undefined ? {} : { 'x-amz-content-sha256': sha256 },
        ...(body && { body }),
        accessKeyId: keyId,
        secretAccessKey: secret,
        service: 's3',
        region,
        cache,
      }).sign();
      const signal = AbortSignal.timeout(limits.objectMilliseconds);
      const { url, headers } = signed;
      try {
        // A redirect leads to another region, for which the signature does not hold
        const answer = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual', signal });
        if (!isPassing(answer.status) || attempt === limits.objectAttemptsMax) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (signal.aborted || attempt === limits.objectAttemptsMax) throw trouble(error);
      }
      await new Promise((resolve) => setTimeout(resolve, limits.objectPauseMilliseconds * attempt));
    }
  }

  return {
    async put(name, bytes, sha256) {
      const answer = await send('PUT', name, bytes, sha256);
      if (!answer.ok) throw await refusal(answer);
      await answer.body?.cancel();
    },
    async get(name, size) {
      const answer = await send('GET', name);
      if (answer.ok) return read(answer, size);
      const error = await refusal(answer);
      if (answer.status === 404 && !error.message.includes('NoSuchBucket')) return undefined;
      throw error;
    },
    async delete(name) {
      const answer = await send('DELETE', name);
      if (!answer.ok && answer.status !== 404) throw await refusal(answer);
      await answer.body?.cancel();
    },
  };
}

/** AWS asks its clients to try again after these. */
function isPassing(status: number): boolean {
  return [500, 502, 503, 504].includes(status);
}

/** Reads a body piece by piece into the place that it needs. What is longer than it may be is not read to its end. */
async function read({ body }: Response, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const reader = body?.getReader();
  try {
    for (let step = await reader?.read(); step?.value !== undefined; step = await reader?.read()) {
      if (length + step.value.length > size) break;
      bytes.set(step.value, length);
      length += step.value.length;
    }
  } catch (error) {
    throw trouble(error);
  } finally {
    await reader?.cancel().catch(() => {});
  }
  return bytes.subarray(0, length);
}

async function refusal(answer: Response): Promise<StoreUnavailable> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? '';
  return new StoreUnavailable(s3Reason(answer.status, code), `S3 answered ${answer.status} ${code}`.trim());
}

function trouble(error: unknown): StoreUnavailable {
  const { name, message, cause } = error as Error;
  const reason = name === 'TimeoutError' ? 'too slow' : 'not reachable';
  const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return new StoreUnavailable(reason, `S3 did not answer: ${why}`, { cause: error });
}
