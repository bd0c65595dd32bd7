import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import {
  clients,
  codeOf,
  importsOf,
  isGenerated,
  isTest,
  packages,
  root,
  type Source,
  shipped,
  sourcesOf,
  valueImportsOf,
} from './sources.ts';

const packageOf = ({ path }: Source): string => path.split('/')[1] as string;
/** What does no I/O of any kind. */
const inCore = shipped.filter((source) => ['pdf', 'fonts-cjk', 'core'].includes(packageOf(source)));
const hand = shipped.filter((source) => !isGenerated(source));

test('there is something to look at', () => {
  expect(inCore.length).toBeGreaterThan(60);
  expect(codeOf("a /* throw */ // throw\nb 'throw' `throw` = /throw/")).not.toContain('throw');
  expect(codeOf(['x = `a $', '{throwing} b`'].join(''))).toContain('throwing');
  expect(
    importsOf("import type { A } from 'a';\nexport * from \"b\";\nimport 'c';\nawait import('d');\n// from 'e'"),
  ).toEqual(['a', 'b', 'c', 'd']);
  expect(
    valueImportsOf(
      "import type { A } from 'a';\nexport type {\n  B,\n} from 'b';\nimport { type C, d } from 'c';\nimport 'd';",
    ),
  ).toEqual(['c', 'd']);
});

test('pdf and core throw in assert.ts only', () => {
  const throwing = inCore.filter((source) => /\bthrow\b/.test(codeOf(source.text))).map((source) => source.path);
  expect(throwing).toEqual(['packages/pdf/src/base/assert.ts']);
});

/** Each line may import the lines above it; a folder also itself, but not the others of its line. */
const folderOrder = [
  ['assert.ts', 'brand.ts', 'lists.ts'],
  ['problem'],
  ['result.ts'],
  ['problem-list.ts'],
  ['check-digits'],
  ['country', 'currency'],
  ['date', 'money', 'text', 'xml'],
  ['json', 'xsd'],
  ['model'],
  ['iban', 'uid', 'reference'],
  ['qr', 'payment-fact.ts'],
  ['drawing'],
  ['font'],
  ['bank-message', 'swiss-qr', 'epc'],
  ['payment-order', 'statement'],
  ['booking'],
  ['reconciliation'],
  ['account-numbers.ts', 'payment-codes.ts'],
  ['payment-part'],
  ['invoice-document'],
  ['render', 'slip-on-page'],
  ['e-invoice'],
  ['bills-to-pay'],
  ['ebill'],
  ['bulk'],
  ['bookkeeping'],
  ['debtors'],
  ['catalogue'],
  ['bill'],
  ['outputs'],
  ['index.ts'],
] as const;

/** The same for the engine of PDF files. */
const pdfOrder = [
  ['base', 'xml'],
  ['problems.ts'],
  ['syntax'],
  ['writer'],
  ['open'],
  ['content'],
  ['fonts'],
  ['text', 'codes'],
  ['assembly'],
  ['metadata'],
  ['attachments'],
  ['archival'],
] as const;

/** The same for the services: values, rights and ports; what every request goes through; the two services; what starts them. */
const httpOrder = [
  ['limits.ts', 'sha256.ts', 'maps.ts', 'instant.ts', 'swiss-day.ts', 'problems'],
  ['throttle.ts', 'turns.ts', 'rights', 'answer', 'body'],
  ['ports'],
  ['memory', 'accounts', 'secrets'],
  ['route'],
  ['admission', 'watch', 'traces'],
  ['qr', 'ebill'],
  ['connect'],
  ['openapi'],
  ['pages'],
  ['work'],
  ['app.ts', 'answers.ts'],
  ['settings'],
  ['start'],
  ['index.ts'],
] as const;

/** The same for the web application: words and parts; what is kept; what is done beside the page; its rooms, which do not know each other. */
const webOrder = [
  ['limits.ts', 'build.d.ts', 'style'],
  ['language'],
  ['parts'],
  ['records'],
  ['kept'],
  ['sheet'],
  ['work'],
  ['make', 'read', 'many', 'desk', 'pay', 'statements', 'biller'],
  ['shell'],
  ['main.tsx'],
] as const;

test.each([
  ['pdf', pdfOrder],
  ['core', folderOrder],
  ['http', httpOrder],
  ['web', webOrder],
] as const)('inside %s a folder imports only folders before it', (name, order) => {
  const levelOf = (path: string) =>
    order.findIndex((names) => (names as readonly string[]).includes(path.split('/')[3] as string));
  const sources = shipped.filter(({ path }) => path.startsWith(`packages/${name}/src/`));
  const wrong = sources.flatMap((source) => {
    const level = levelOf(source.path);
    if (level < 0) return [`${source.path} is in no listed folder`];
    return importsOf(source.text)
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.join(dirname(source.path), name))
      .filter((target) => {
        const isOwn = target.split('/')[3] === source.path.split('/')[3];
        return !isOwn && (levelOf(target) < 0 || levelOf(target) >= level);
      })
      .map((target) => `${source.path} → ${target}`);
  });
  expect(wrong).toEqual([]);
  const there = readdirSync(join(root, 'packages', name, 'src'));
  expect((order as readonly (readonly string[])[]).flat().filter((one) => !there.includes(one))).toEqual([]);
});

test.each(['http', 'web'])('no folder of %s is a heap: at most 14 files that are no tests lie side by side', (name) => {
  const counts = new Map<string, number>();
  for (const { path } of shipped) {
    if (path.startsWith(`packages/${name}/src/`)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 14)).toEqual([]);
});

/** The packages of ours that a package may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  pdf: [],
  'fonts-cjk': ['pdf'],
  core: ['pdf'],
  imaging: ['pdf', 'core'],
  web: ['pdf', 'core', 'imaging'],
  http: ['pdf', 'core'],
  store: ['core', 'http'],
  node: ['pdf', 'fonts-cjk', 'core', 'http', 'imaging', 'store'],
  deno: ['pdf', 'core', 'http', 'imaging', 'store'],
  bun: ['pdf', 'core', 'http', 'imaging', 'store'],
  workers: ['pdf', 'core', 'http', 'imaging', 'store'],
};

/** Those of which a package may import types only: they are gone when it is built. */
const allowedTypes: Readonly<Record<string, readonly string[]>> = { web: ['http'] };

/** `@scope/name/deep` and `name/deep` without what is deep; undefined for relative names. */
function packageNameOf(name: string): string | undefined {
  if (/^[./]|^data:|^cloudflare:/.test(name)) return undefined;
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

const isBuiltIn = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

test('packages import downwards, and only what their package.json declares', () => {
  const wrong = shipped.flatMap((source) => {
    const owner = packageOf(source);
    const manifest = JSON.parse(readFileSync(join(root, 'packages', owner, 'package.json'), 'utf8'));
    const declared = Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...manifest.optionalDependencies,
    });
    const values = valueImportsOf(source.text);
    return importsOf(source.text).flatMap((name) => {
      const target = packageNameOf(name);
      if (target === undefined || isBuiltIn(name)) return [];
      const isType = !values.includes(name);
      const ours = /^@rappen\/(.+)$/.exec(target)?.[1];
      const isAllowedType = isType && ours !== undefined && allowedTypes[owner]?.includes(ours);
      if (isAllowedType)
        return Object.hasOwn(manifest.devDependencies ?? {}, target)
          ? []
          : [`${source.path} imports ${name}: not declared`];
      if (ours !== undefined && !allowed[owner]?.includes(ours)) return [`${source.path} imports ${name}: upwards`];
      return declared.includes(target) ? [] : [`${source.path} imports ${name}: not declared`];
    });
  });
  expect(wrong).toEqual([]);
});

test('pdf, fonts-cjk, core, imaging and http use no module of Node, and no package reaches into another by path', () => {
  const wrong = shipped.flatMap((source) =>
    importsOf(source.text)
      .filter((name) => {
        const pure = ['pdf', 'fonts-cjk', 'core', 'imaging', 'http'].includes(packageOf(source)) && isBuiltIn(name);
        const reaches =
          name.startsWith('.') && !posix.join(dirname(source.path), name).startsWith(`packages/${packageOf(source)}/`);
        return pure || reaches;
      })
      .map((name) => `${source.path} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('clients import nothing but their own files, and no global of Node', () => {
  expect(clients.length).toBeGreaterThan(8);
  const imports = clients.flatMap(({ text }) => importsOf(text));
  expect(imports.filter((name) => !/^\.\/[\w.-]+\.ts$/.test(name))).toEqual([]);
  const ofNode = /\bprocess\b|\bBuffer\b|\brequire\(|\bimport\.meta\b/;
  expect(clients.filter(({ text }) => ofNode.test(codeOf(text))).map(({ path }) => path)).toEqual([]);
});

test('in pdf and core each package of others has its place', () => {
  const places: Readonly<Record<string, RegExp>> = {
    'decimal.js': /^packages\/core\/src\/money\//,
    fflate: /^packages\/(?:fonts-cjk\/src|core\/src\/(?:drawing|render|font|bulk)|pdf\/src)\//,
  };
  const wrong = inCore.flatMap((source) =>
    importsOf(source.text)
      .map(packageNameOf)
      .filter((name) => name !== undefined && name !== '@rappen/pdf' && !places[name]?.test(source.path))
      .map((name) => `${source.path} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

/** Tables written by hand: one row each line, nothing to split. */
const tables = /^packages\/(?:core\/src\/ebill\/problems\.ts|web\/src\/language\/)/;

test('no file is longer than 400 lines', () => {
  const sources = ['packages', 'clients', 'test', 'scripts'].flatMap(sourcesOf);
  const long = sources.filter(
    (source) => !isGenerated(source) && !tables.test(source.path) && source.text.split('\n').length > 401,
  );
  expect(long.map((source) => `${source.path}: ${source.text.split('\n').length} lines`)).toEqual([]);
});

test('folders have names that say what is in them', () => {
  const folders = ['packages', 'clients', 'test', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/node_modules|dist/.test(entry.parentPath))
      .map((entry) => entry.name),
  );
  const vague = /^(?:utils?|common|helpers?|interfaces|shared|misc)$/;
  expect(folders.filter((name) => vague.test(name))).toEqual([]);
});

/**
 * The values of a limits.ts that are above 9 stand nowhere else: in core within the standard's folder, elsewhere within the
 * package. Not searched for: round numbers, which stand for other things too. By name: the same number in another sense.
 */
const roundNumbers = [10, 12, 16, 25, 32, 50, 64, 100, 1000];
const otherSenses: Readonly<Record<string, RegExp>> = {
  // Numbers of rules
  'packages/core/src/e-invoice/rules/german.ts': /BT-77/,
  'packages/core/src/e-invoice/rules/french-cii.ts': /BR-FR-24/,
  'packages/core/src/e-invoice/rules/french-ubl.ts': /BR-FR-24/,
  'packages/core/src/ebill/anomalies/limits.ts': /duplicateWindowDaysMax: 90/,
  // Those of another standard
  'packages/core/src/ebill/postfinance/states.ts': /sha256\.slice\(0, 40\)/,
  'packages/core/src/ebill/yellowbill/limits.ts': /./,
  'packages/core/src/ebill/yellowbill/model.ts': /text\(\d+\)/,
  'packages/core/src/swiss-qr/read-payload.ts': /billingInformation: 31|referenceType: 27/,
  'packages/http/src/ebill/network/postfinance/network.ts': /pdfBytesMax: 20 \* megabyte, searchItemsMax: 500/,
  'packages/http/src/work/work-limits.ts': /secondsMax: 20/,
};

function numbersIn(code: string): number[] {
  return [...code.matchAll(/(?<![\w.])\d[\d_]*(?![\w.])/g)].map((match) => Number(match[0].replaceAll('_', '')));
}

const limitFiles = shipped.filter((source) => source.path.endsWith('/limits.ts'));

test.each(limitFiles.map((source) => [source.path, source] as const))(
  'the limits of %s are written once',
  async (path, limits) => {
    const exported = Object.values((await import(join(root, path))) as Record<string, Record<string, number>>);
    const values = exported
      .flatMap((table) => Object.values(table))
      .filter((value) => value > 9 && !roundNumbers.includes(value));
    expect(values.length).toBeGreaterThan(0);
    const scope = ['pdf', 'core'].includes(packageOf(limits)) ? dirname(path) : `packages/${packageOf(limits)}/src`;
    const again = hand
      .filter(({ path }) => !path.endsWith('/problems.ts'))
      .filter((source) => source.path.startsWith(`${scope}/`) && source !== limits)
      .flatMap((source) =>
        codeOf(source.text)
          .split('\n')
          .filter(
            (line) => numbersIn(line).some((value) => values.includes(value)) && !otherSenses[source.path]?.test(line),
          )
          .map((line) => `${source.path}: ${line.trim()}`),
      );
    expect(again).toEqual([]);
  },
);

test.skipIf(!existsSync(join(root, 'CHANGELOG.md')))('the changelog has an Unreleased part', () => {
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \[?Unreleased\]?/m);
});

test('every package of ours is looked at', () => {
  expect([...packages].sort()).toEqual(readdirSync(join(root, 'packages')).sort());
  expect(sourcesOf('test').some(isTest)).toBe(true);
});

test('a table that is looked up by text has nothing that objects inherit: no name from outside finds a function', () => {
  const plain = /^(?:export )?const (\w+): Readonly<Record<string, .*>> = \{(?!\s*__proto__: null as never,)/gm;
  const found = ['core', 'pdf', 'http', 'imaging', 'store', 'node']
    .flatMap((name) => sourcesOf(`packages/${name}/src`))
    .filter((source) => !isTest(source) && !isGenerated(source))
    // Tables of methods are gone through, never looked up
    .filter(({ path }) => !path.startsWith('packages/http/src/connect/'))
    .flatMap(({ path, text }) => [...text.matchAll(plain)].map(([, name]) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test('no test has a time limit of its own: patience is in one place', () => {
  const own =
    /\btimeout:|\bvi\.waitFor\(|\bwaitForTimeout\(|setTimeout\(resolve, [1-9]|^ *\}, [\d_]{4,}\);|^ *\},\n *[\d_]{4,},?\n *\);/m;
  const found = ['packages', 'clients', 'test']
    .flatMap(sourcesOf)
    .filter((source) => isTest(source) && own.test(source.text));
  expect(found.map(({ path }) => path)).toEqual([]);
});
