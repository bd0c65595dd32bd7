import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { allFences, type Fence } from '../docs/fences.ts';
import { hasTools } from '../oracles/tools.ts';
import { programOfAnswers } from './answers.ts';
import { newVisitor, reachesPackages, type Visitor } from './visit.ts';

const run = promisify(execFile);

/** Those who begin at these pages install what they say themselves: newcomer.test.ts, and test/package for modules.md. */
const withOwnVisit =
  /^(?:README|docs\/start|docs\/guide\/(?:first-ebill|modules)|docs\/recipes\/(?:existing-pdf|express|vite))\.md$/;
/** For who works on the project, and for languages whose clients other tests compile and run. */
const elsewhere =
  /^[A-Z_]+\.md$|^clients\/|^docs\/(?:decisions|dependencies)|^docs\/guide\/deploy|^docs\/recipes\/(?:python|java|php)\.md$/;
/** What another platform has, or a database of its own. */
const isOfOther = ({ text }: Fence) =>
  /@rappen\/(?:workers|deno|bun)|\$RAPPEN_DATABASE_URL|^\s*(?:pip|php|python3|java) /m.test(text);

const fences = allFences().filter(({ file }) => !elsewhere.test(file));
const isProgram = ({ language, fileName }: Fence) => language === 'ts' && fileName === undefined;
const walked = fences.filter(
  (fence) =>
    !withOwnVisit.test(fence.file) &&
    !isOfOther(fence) &&
    (fence.language === 'sh' || fence.fileName !== undefined || isProgram(fence)),
);
const pages = [...new Set(walked.map(({ file }) => file))].map(
  (file) => [file, walked.filter((fence) => fence.file === file)] as const,
);

/** What is done once, and refused when it is asked for again; the page says so. */
const refusedAgain: Readonly<Record<string, readonly { readonly line: string; readonly explained: string }[]>> = {
  'docs/guide/administration.md': [
    { line: 'rappen admin create-user', explained: 'the same line again is refused' },
    { line: 'rappen admin create-biller', explained: 'An owner is one biller' },
  ],
  'docs/guide/command-line.md': [{ line: 'rappen init service', explained: 'An existing one is left alone' }],
  'docs/guide/ebill.md': [{ line: '/api/v1/webhook/events', explained: '`WEBHOOK_EXISTS`' }],
  'docs/guide/storage.md': [
    { line: 'rappen store backup', explained: 'A backup never takes the place of another one' },
  ],
  'docs/recipes/payments.md': [{ line: 'rappen pay bills.pdf', explained: 'a bill that comes again is refused' }],
};

/** Every published package, and each of its entries that has types and is for others. */
const manifests = [...readdirSync('packages').map((name) => `packages/${name}`), 'clients/typescript'].map(
  (folder) =>
    JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, unknown>>;
    },
);
const entries = manifests.flatMap(({ name, exports = {} }) =>
  Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && target !== null && 'types' in target)
    .flatMap(([path]) => (path.startsWith('./internal/') ? [] : [name + path.slice(1)])),
);

const lacks = !hasTools('curl') || !(await reachesPackages());

describe.skipIf(lacks)('in an empty folder with the packed packages (needs curl and the registry of npm)', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor(inject('registry').url);
    const packages = manifests.map(({ name }) => name).join(' ');
    await visitor.follow([
      commands(
        `npm install ${packages} @types/node typescript-7@npm:typescript@7.0.2 typescript-5@npm:typescript@5.9.3`,
        'npx rappen examples',
        'RAPPEN_DATA=served RAPPEN_API_KEY=a-key-of-your-own RAPPEN_METRICS_KEY=a-key-of-those-who-watch npx rappen serve',
      ),
    ]);
  });
  afterAll(() => visitor?.leave());

  test.each(pages)('%s can be followed, and followed again', async (file, steps) => {
    await visitor.follow(steps.map(asFile), 'at home');
    const refusals = refusedAgain[file] ?? [];
    for (const { explained } of refusals) expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(explained);
    const said: string[] = [];
    await visitor.follow(steps.map(asFile), 'at home', (line, error) => {
      const refusal = refusals.find((one) => line.includes(one.line));
      if (refusal === undefined) throw error;
      said.push(line);
    });
    expect(said).toHaveLength(refusals.length);
  });

  describe.each(['typescript-7', 'typescript-5'])('%s takes', (compiler) => {
    const programs = fences.filter((fence) => fence.language === 'ts' && !isOfOther(fence));
    const isForBrowser = ({ file }: Fence) => /recipes\/(?:nextjs|vite)\.md$/.test(file);

    test('the programs of all pages, strict, those for browsers without the types of Node', async () => {
      await compile(
        'pages',
        programs.filter((fence) => !isForBrowser(fence)),
        ['node'],
      );
      await compile('browser', programs.filter(isForBrowser), []);
    });

    test('what every exported function answers as bytes, as bytes of the platform', async () => {
      await compile('answers', [{ text: programOfAnswers(entries) } as Fence], ['node']);
    });

    async function compile(name: string, sources: readonly Fence[], types: readonly string[]): Promise<void> {
      const folder = join(visitor.folder, `${compiler}-${name}`);
      mkdirSync(folder);
      const files = sources.map(({ file = '', line = 0, text }) => {
        const path = `${file.replaceAll(/\W/g, '-')}-${line}.mts`;
        // Each is a module of its own
        writeFileSync(join(folder, path), `${text}\nexport {};\n`);
        return path;
      });
      const strict = { strict: true, noEmit: true, skipLibCheck: true, noErrorTruncation: true };
      const platform = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], types };
      const settings = { compilerOptions: { ...strict, ...platform }, files };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      const tsc = join(visitor.folder, 'node_modules', compiler, 'bin/tsc');
      const said = await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => error);
      expect(said.stdout).toBe('');
    }
  });
});

function commands(...lines: readonly string[]): Fence {
  return { file: '', line: 0, language: 'sh', text: lines.join('\n') };
}

/** A program without a name is saved under one, and run. */
function asFile(fence: Fence): Fence {
  if (!isProgram(fence)) return fence;
  const fileName = `${fence.file.replaceAll(/\W/g, '-')}-${fence.line}.mts`;
  return { ...fence, fileName, runBy: `node ${fileName}` };
}
