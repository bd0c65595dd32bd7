import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, Rappen, RappenError } from '@rappen/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiOf } from '../../../scripts/clients/model.ts';
import { pythonName } from '../../../scripts/clients/python.ts';
import { formatsOf } from '../../../scripts/clients/wording.ts';
import { hasTools } from '../../oracles/tools.ts';
import { run } from '../programs.ts';
import { apiKey, type Service, startService } from '../service.ts';
import { callsOf, type ExampleCall } from './calls.ts';
import { knownOf } from './known.ts';
import { surprises } from './outcomes.ts';

let service: Service;
let client: Rappen;
let folder = '';
beforeEach(async () => {
  service = await startService();
  client = new Rappen({ url: service.url, apiKey });
  folder = await mkdtemp(join(tmpdir(), 'rappen-calls-'));
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const api = apiOf();

test('the calls are those of every operation, and the client has these operations', async () => {
  const calls = callsOf(await knownOf(client, service.receiver));
  expect(new Set(calls.map(({ operation }) => operation.id)).size).toBe(api.operations.length);
  expect(Object.keys(operations)).toEqual(api.operations.map(({ id }) => id));
  expect(api.operations.length).toBeGreaterThanOrEqual(130);
});

type Methods = Readonly<Record<string, (...parameters: unknown[]) => Promise<unknown>>>;

async function outcomeOf({ operation, path, body, options, format }: ExampleCall): Promise<string> {
  const asked = { ...options, ...(format !== undefined && { format }) };
  const methods = client as unknown as Methods;
  try {
    const answer = await methods[operation.id]?.(...path, ...(operation.body ? [body] : []), asked);
    if (answer === undefined) return 'nothing';
    if (answer instanceof Uint8Array) return 'bytes';
    return typeof answer === 'string' ? 'text' : typeof answer === 'boolean' ? 'boolean' : 'data';
  } catch (error) {
    return error instanceof RappenError
      ? `${error.code} ${JSON.stringify(error.fieldErrors)} ${error.message}`
      : String(error);
  }
}

test('every operation is carried out by its method, in every format (TypeScript)', async () => {
  const calls = callsOf(await knownOf(client, service.receiver));
  const outcomes: string[] = [];
  for (const call of calls) outcomes.push(await outcomeOf(call));
  expect(surprises(calls, outcomes)).toEqual([]);
});

/** Files as other languages can read them. */
function portable(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, portable(inner)]));
}

test.skipIf(!hasTools('python3'))(
  'every operation is carried out by its method, in every format (Python; needs python3)',
  async () => {
    const calls = callsOf(await knownOf(client, service.receiver));
    const file = join(folder, 'calls.json');
    const written = calls.map(({ operation, path, body, options, format }) => ({
      method: pythonName(operation.id),
      positional: [...path, ...(operation.body && body !== undefined ? [portable(body)] : [])],
      named: {
        ...Object.fromEntries(Object.entries(options).map(([name, value]) => [pythonName(name), value])),
        ...(format !== undefined && formatsOf(operation).length > 1 && { format }),
      },
    }));
    await writeFile(file, JSON.stringify(written));
    const env = { PYTHONPATH: 'clients/python/src', PYTHONDONTWRITEBYTECODE: '1' };
    const program = join(import.meta.dirname, 'operations.py');
    const said = await run('python3', [program, service.url, apiKey, file], { env });
    expect(surprises(calls, JSON.parse(said) as string[])).toEqual([]);
  },
);
