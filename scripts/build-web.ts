import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { firstPage } from './first-page.ts';
import { webManifest } from './web-manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'packages/web/src';

/** Where the servers find the application. */
export const webFolder: string = join(root, 'packages/web/dist/app');

const settings: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  conditions: ['rappen-source', 'browser'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file' },
  assetNames: '[name]-[hash]',
  outbase: source,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
};

/** What a page needs before it shows anything: scripts with one language, and styles, in bytes. */
export interface FirstPage {
  readonly files: readonly string[];
  readonly bytes: number;
  /** By Brotli, as it is sent. */
  readonly compressedBytes: number;
}

/**
 * Bundles the web application into a folder: `index.html`, and `assets` whose names carry a hash of their content, each beside
 * its copies compressed by Brotli and gzip, unless the server makes them itself; the manifest, and the service worker that
 * keeps all of them. Workers and languages are built on their own
 * and come first, because the pages hold their names: what they need of the core must not end up in the first page.
 */
export async function buildWeb(folder: string = webFolder, { copies = true } = {}): Promise<FirstPage> {
  const [built, replaced] = [`${folder}-${process.pid}`, `${folder}-${process.pid}-replaced`];
  try {
    const made = await bundle(built, copies);
    // In one step each, since a server may be handing out the files, and others may be building them
    for (;;) {
      if (existsSync(folder)) moved(folder, replaced);
      if (moved(built, folder)) return made;
    }
  } finally {
    for (const left of [built, replaced]) rmSync(left, { recursive: true, force: true });
  }
}

/** Whether a folder could be given another name: it cannot where somebody else was faster. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function bundle(folder: string, copies: boolean): Promise<FirstPage> {
  const outdir = join(folder, 'assets');
  mkdirSync(outdir, { recursive: true });
  copyApiPage(join(folder, 'docs'));
  const modules = copyModules(outdir);
  const languages = ['de', 'fr', 'it', 'en'];
  const parts = await build({
    ...settings,
    metafile: true,
    outdir,
    entryPoints: [
      `${source}/work/reader/reader-worker.ts`,
      `${source}/work/maker/maker-worker.ts`,
      `${source}/many/many.css`,
      `${source}/shell/first-look.ts`,
      ...languages.map((language) => `${source}/language/${language}.ts`),
    ],
    define: { ZXING_ADDRESS: address(modules.zxing), PDFIUM_ADDRESS: address(modules.pdfium) },
  });
  // It takes the core from its sources: only who builds needs them
  const { appIcons, markPath } = await import('./app-icons.ts');
  const addressOf = (path: string) => address(outputOf(parts.metafile, path));
  const catalogues = languages.map((language) => [
    language,
    `/assets/${outputOf(parts.metafile, `language/${language}.ts`)}`,
  ]);
  const { metafile } = await build({
    ...settings,
    metafile: true,
    outdir,
    splitting: true,
    entryPoints: { main: `${source}/main.tsx` },
    define: {
      READER_ADDRESS: addressOf('work/reader/reader-worker.ts'),
      MAKER_ADDRESS: addressOf('work/maker/maker-worker.ts'),
      MANY_STYLE_ADDRESS: addressOf('many/many.css'),
      MARK_PATH: JSON.stringify(markPath()),
      CATALOGUE_ADDRESSES: JSON.stringify(Object.fromEntries(catalogues)),
    },
  });
  const script = outputOf(metafile, 'src/main.tsx');
  const style = readdirSync(outdir).find((name) => /^main-.*\.css$/.test(name)) as string;
  // Of the languages one is loaded: English, with the sentences of the core, is the largest
  const files = [script, ...importedBy(metafile, script), outputOf(parts.metafile, 'language/en.ts'), style];
  const icons = Object.entries(appIcons()).map(([name, bytes]) => [name, writeAsset(outdir, name, bytes)] as const);
  const iconAddresses = Object.fromEntries(icons.map(([name, file]) => [name, `/assets/${file}`]));
  const head = {
    look: outputOf(parts.metafile, 'shell/first-look.ts'),
    style,
    script,
    chunks: importedBy(metafile, script),
    first: await firstPage(join(root, source), languages, markPath()),
  };
  writeFileSync(join(folder, 'index.html'), page(head, iconAddresses));
  writeFileSync(join(folder, 'manifest.webmanifest'), webManifest(iconAddresses));
  const assets = readdirSync(outdir).map((name) => `assets/${name}`);
  const kept = ['index.html', 'manifest.webmanifest', ...assets];
  await buildServiceWorker(folder, kept);
  if (copies) compress(folder, [...kept, 'service-worker.js']);
  const contents = files.map((name) => readFileSync(join(outdir, name)));
  return {
    files,
    bytes: contents.reduce((sum, content) => sum + content.length, 0),
    compressedBytes: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
  };
}

function address(name: string): string {
  return JSON.stringify(`/assets/${name}`);
}

/** The files of the API page, with the licence of their makers. */
function copyApiPage(folder: string): void {
  const { resolve } = createRequire(join(root, 'package.json'));
  mkdirSync(folder);
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'])
    copyFileSync(resolve(`swagger-ui-dist/${name}`), join(folder, name));
}

/** WebAssembly under a name that changes with its content. */
function copyModules(outdir: string): { readonly zxing: string; readonly pdfium: string } {
  const require = createRequire(join(root, 'packages/imaging/package.json'));
  const copy = (name: string, path: string) => writeAsset(outdir, name, readFileSync(require.resolve(path)));
  return {
    zxing: copy('zxing.wasm', 'zxing-wasm/reader/zxing_reader.wasm'),
    pdfium: copy('pdfium.wasm', '@embedpdf/pdfium/pdfium.wasm'),
  };
}

/** Writes a file under a name with a hash of its content, which it returns. */
function writeAsset(outdir: string, name: string, bytes: Uint8Array): string {
  const dot = name.lastIndexOf('.');
  const file = `${name.slice(0, dot)}-${hashOf(bytes)}${name.slice(dot)}`;
  writeFileSync(join(outdir, file), bytes);
  return file;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
}

/** The service worker, with the list of what it keeps. Its version is a hash of all that. */
async function buildServiceWorker(folder: string, kept: readonly string[]): Promise<void> {
  const contents = kept.map((name) => `${name} ${hashOf(readFileSync(join(folder, name)))}`);
  const addresses = kept.map((name) => (name === 'index.html' ? '/' : `/${name}`));
  await build({
    ...settings,
    format: 'iife',
    outdir: folder,
    entryNames: '[name]',
    entryPoints: [`${source}/shell/offline/service-worker.ts`],
    define: {
      FILES: JSON.stringify(addresses),
      VERSION: JSON.stringify(hashOf(Buffer.from(contents.join('\n')))),
    },
  });
}

/** The file that an entry became. */
function outputOf({ outputs }: Metafile, entry: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(`/${entry}`));
  if (found === undefined) throw new Error(`Nothing was built of ${entry}`);
  return nameOf(found[0]);
}

/** What a script imports without waiting to be asked, and what that imports. */
function importedBy({ outputs }: Metafile, script: string): string[] {
  const pathOf = (name: string) => Object.keys(outputs).find((path) => nameOf(path) === name) as string;
  const found = new Set<string>();
  const follow = (path: string): void => {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(nameOf(next))) continue;
      found.add(nameOf(next));
      follow(next);
    }
  };
  follow(pathOf(script));
  return [...found];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What the page names and shows before its scripts run. */
interface Head {
  readonly look: string;
  readonly style: string;
  readonly script: string;
  readonly chunks: readonly string[];
  readonly first: string;
}

function page({ look, style, script, chunks, first }: Head, icons: Readonly<Record<string, string>>): string {
  const preloads = chunks.map((name) => `<link rel="modulepreload" href="/assets/${name}">\n`).join('');
  return readFileSync(join(root, source, 'index.html'), 'utf8')
    .replace(/ICON:([\w.-]+)/g, (_, name: string) => icons[name] ?? '')
    .replace('<!-- look -->', () => `<script src="/assets/${look}"></script>`)
    .replace('<!-- style -->\n', () => `<link rel="stylesheet" href="/assets/${style}">\n`)
    .replace('<!-- script -->\n', () => `${preloads}<script type="module" src="/assets/${script}"></script>\n`)
    .replace('<!-- first -->', () => first);
}

function compress(folder: string, names: readonly string[]): void {
  for (const name of names) {
    if (/\.(?:png|woff2)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    // What only some pages need is large: the highest quality would take seconds for a few per cent
    const quality = bytes.length > 200_000 ? 5 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes));
  }
}

if (import.meta.main) {
  const { bytes, compressedBytes, files } = await buildWeb();
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  console.log(`Web: first page ${kilobytes(bytes)}, ${kilobytes(compressedBytes)} compressed, ${files.length} files`);
}
