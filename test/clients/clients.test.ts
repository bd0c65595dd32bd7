import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument, routes } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasTools } from '../oracles/tools.ts';
import { generatedClients, type Tools, toolsIn } from './generated.ts';
import { run } from './programs.ts';
import { apiKey, startService } from './service.ts';
import { shippedClients } from './shipped.ts';
import { story, wholeStory } from './story.ts';

let folder = '';
const document = () => join(folder, 'openapi.json');

beforeAll(async () => {
  // Beside the packages that generated clients import
  folder = await mkdtemp(join(import.meta.dirname, 'work-'));
  await writeFile(document(), JSON.stringify(openApiDocument(routes)));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

let fetched: Tools | undefined;
const tools = (): Tools => {
  fetched ??= toolsIn(join(folder, 'tools'));
  return fetched;
};

describe('a client, ours or generated, compiled and run against the service', () => {
  for (const { name, needs, make } of [...shippedClients, ...generatedClients]) {
    const whole = name.startsWith('clients/') ? wholeStory : story;
    const title = needs.length > 0 && !hasTools(...needs) ? `${name} (needs ${needs.join(', ')})` : name;
    test.skipIf(!hasTools(...needs))(title, async () => {
      const work = { folder: await mkdtemp(join(folder, 'client-')), document: document(), tools: tools() };
      const { command, args, env } = await make(work);
      const service = await startService();
      const settings = { RAPPEN_URL: service.url, RAPPEN_API_KEY: apiKey, RECEIVER_URL: service.receiver };
      const said = await run(command, args, { env: { ...env, ...settings } }).finally(() => service.stop());
      expect(said.replaceAll('True', 'true').trim().split('\n')).toEqual(whole);
    });
  }
});
