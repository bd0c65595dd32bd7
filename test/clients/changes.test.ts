import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasTools } from '../oracles/tools.ts';
import { contractOf } from './contract.ts';
import { run } from './programs.ts';

const released = join(import.meta.dirname, 'released.json');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rappen-contract-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a change of the released document breaks for programs, by the word of oasdiff. */
async function breaking(document: object): Promise<Change[]> {
  const path = join(folder, 'document.json');
  await writeFile(path, JSON.stringify(document));
  return JSON.parse((await run('oasdiff', ['breaking', released, path, '--format', 'json'])).trim() || '[]');
}

/**
 * Changes that oasdiff reports and that break nothing. An invoice document may be in any currency since: the pattern takes the place of two
 * currencies, and allows both; the examples, which answer with such a document, are in these two as before. A key has the right to send
 * e-mails only once somebody has given it that right.
 */
const harmless = [
  { id: 'request-property-pattern-added', text: 'added the pattern `^[A-Z]{3}$` to the request property `currency`' },
  {
    id: 'response-property-became-not-enum',
    text: 'removed the enum constraint from the `currency` response property for the response status `200`',
    path: /^\/v2\/examples\/invoice-document\//,
  },
  ...['scopes/items', 'items/scopes/items'].map((property) => ({
    id: 'response-property-enum-value-added',
    text: `added the new \`mails:send\` enum value to the \`${property}\` response property for the response status \`200\``,
    path: /^\/connect\/ApiKeys\//,
  })),
] as const;

interface Change {
  readonly id: string;
  readonly text: string;
  readonly path: string;
}

function isHarmless({ id, text, path }: Change): boolean {
  return harmless.some((one) => one.id === id && one.text === text && (!('path' in one) || one.path.test(path)));
}

const majorOf = (document: unknown): number =>
  Number.parseInt((document as { readonly info: { readonly version: string } }).info.version, 10);

test.skipIf(!hasTools('oasdiff'))(
  'nothing that was released breaks, unless the version says so (needs oasdiff)',
  async () => {
    const document = contractOf();
    const before = JSON.parse(await readFile(released, 'utf8'));
    if (majorOf(document) > majorOf(before)) return;
    expect((await breaking(document)).filter((change) => !isHarmless(change))).toEqual([]);
  },
);

test.skipIf(!hasTools('oasdiff'))(
  'an operation that goes, and a field that is asked now, are found (needs oasdiff)',
  async () => {
    const document = structuredClone(contractOf()) as {
      paths: Record<string, object>;
      components: { schemas: Record<string, { required?: string[] }> };
    };
    delete document.paths['/v2/iban/validate'];
    document.components.schemas['BillRequest']?.required?.push('workflow');
    const found = (await breaking(document)).map(({ id }) => id);
    expect(found).toEqual(
      expect.arrayContaining(['api-path-removed-without-deprecation', 'request-property-became-required']),
    );
  },
);
