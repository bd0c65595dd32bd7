import { operations, Rappen, RappenError } from '@rappen/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiOf } from '../../../scripts/clients/model.ts';
import { apiKey, type Service, startService } from '../service.ts';
import { callsOf, type ExampleCall } from './calls.ts';
import { knownOf } from './known.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Methods = Readonly<Record<string, (...parameters: unknown[]) => Promise<unknown>>>;

async function outcomeOf(client: Methods, call: ExampleCall): Promise<string> {
  const { operation, path, body, options, format } = call;
  const asked = { ...options, ...(format !== undefined && { format }) };
  try {
    const answer = await client[operation.id]?.(...path, ...(operation.body ? [body] : []), asked);
    return answer instanceof Uint8Array ? 'bytes' : typeof answer;
  } catch (error) {
    return error instanceof RappenError
      ? `${error.code} ${JSON.stringify(error.fieldErrors)} ${error.message}`
      : String(error);
  }
}

function expected({ format, refusedWith, operation }: ExampleCall): string {
  if (refusedWith !== undefined) return refusedWith;
  if (format === undefined) return 'undefined';
  if (operation.answers.some(({ shape }) => shape.kind === 'boolean')) return 'boolean';
  if (format === 'application/json') return 'object';
  return /^text\/|xml$/.test(format) ? 'string' : 'bytes';
}

test('every operation is carried out by its method, in every format', async () => {
  const client = new Rappen({ url: service.url, apiKey });
  const calls = callsOf(await knownOf(client, service.receiver));
  expect(new Set(calls.map(({ operation }) => operation.id)).size).toBe(apiOf().operations.length);
  expect(Object.keys(operations)).toEqual(apiOf().operations.map(({ id }) => id));
  const wrong: string[] = [];
  for (const call of calls) {
    const outcome = await outcomeOf(client as unknown as Methods, call);
    if (!outcome.startsWith(expected(call))) wrong.push(`${call.operation.id} ${call.format}: ${outcome}`);
  }
  expect(wrong).toEqual([]);
});
