import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiDocument, routes } from '@rappen/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './programs.ts';

const programs = join(import.meta.dirname, 'node_modules/.bin');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rappen-document-'));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openApiDocument(routes)));
  await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]\ntelemetry: off\n');
  await writeFile(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('Redocly finds nothing by its recommended rules', async () => {
  const said = await run(join(programs, 'redocly'), ['lint', 'openapi.json', '--format', 'json'], { cwd: folder });
  const { totals, problems } = JSON.parse(said.slice(said.indexOf('{'))) as { totals: object; problems: unknown[] };
  expect([totals, problems.slice(0, 5)]).toEqual([{ errors: 0, warnings: 0, ignored: 0 }, []]);
});

test('Spectral finds nothing by its rules for OpenAPI', async () => {
  const rules = ['lint', 'openapi.json', '-r', 'spectral.yaml', '-F', 'hint', '-f', 'json', '-q'];
  expect(JSON.parse(await run(join(programs, 'spectral'), rules, { cwd: folder }))).toEqual([]);
});
