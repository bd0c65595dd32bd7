import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './packed.ts';

/** The licences of everything that ships: of the packages that the lockfile has, and of what lies within our own files. */

/** What is needed of a manifest. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What the archive starts, and what is optional beside it. */
const starts = ['@rappen/node', '@rappen/fonts-cjk', '@rappen/web'];
/** Copied into the folder of the web application when that is built: nothing depends on it by name. */
const copied = 'node_modules/swagger-ui-dist';

/** The manifest in a folder. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The folders of the packages that ship, below the root, with their manifests. */
export function shippedPackages(): ReadonlyMap<string, Manifest> {
  const found = new Map<string, Manifest>();
  const add = (name: string, from: string): void => {
    const place = placeOf(name, from);
    if (found.has(place)) return;
    const manifest = manifestOf(join(root, place));
    found.set(place, manifest);
    for (const next of Object.keys(manifest.dependencies ?? {})) add(next, place);
  };
  for (const name of starts) add(name, '.');
  return found;
}

/** Where Node finds a package that is imported from a folder. */
function placeOf(name: string, from: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(join(root, place))) return place;
  if (from === '.') throw new Error(`${name} is not installed`);
  return placeOf(name, dirname(from));
}

/** The texts of the licences in a folder of a package. */
function licencesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** The licence of a package that ships; where it brings no text, that of its kind with the name of its author. */
export function licenceOf(place: string, { name, license, author }: Manifest): string {
  const texts = licencesIn(join(root, place));
  if (texts.length > 0) return texts.join('\n\n');
  const holder = (typeof author === 'string' ? author : author?.name)?.replace(/\s*<.*$/, '');
  if (license !== 'MIT' || holder === undefined) throw new Error(`${name} has no text of its licence, ${license}`);
  return mit(`Copyright (c) ${holder}`);
}

/** What lies within our own files or those of packages, and is told by no file of a package. */
const within: readonly { readonly what: string; readonly text: () => string }[] = [
  {
    what: 'zxing-cpp, compiled into zxing-wasm: Apache-2.0',
    text: () => readFileSync(join(root, 'packages/fonts-cjk/LICENSE-APACHE'), 'utf8').trim(),
  },
  {
    what: 'Common passwords of @zxcvbn-ts/language-common, in @rappen/http: MIT',
    text: () => mit('Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.\nCopyright (c) 2021 @zxcvbn-ts'),
  },
  {
    what: 'Lucide, icons of the pages in @rappen/web: ISC, parts MIT',
    text: () =>
      [
        isc('Copyright (c) 2026 Lucide Icons and Contributors'),
        mit('Copyright (c) 2013-2023 Cole Bemis (Feather, from which some icons come)'),
      ].join('\n\n'),
  },
  {
    what: 'CGATS001Compat-v2-micro.icc, colour profile in @rappen/pdf: CC0-1.0',
    text: () => 'Dedicated to the public domain: https://creativecommons.org/publicdomain/zero/1.0/',
  },
  {
    what: 'Adobe cmap-resources, Droid Sans Fallback, MotoyaLCedar and NanumBarunGothic, in @rappen/fonts-cjk: BSD-3-Clause, Apache-2.0, OFL-1.1',
    text: () => 'Their licences are those of @rappen/fonts-cjk, above.',
  },
  {
    what: 'Foxit Symbol and Foxit Dingbats, Arimo, Tinos, Cousine and Liberation Sans, in @rappen/pdf and @rappen/core: BSD-3-Clause, OFL-1.1',
    text: () => 'Their licences are those of @rappen/pdf and @rappen/core, above.',
  },
];

/** The file THIRD-PARTY-NOTICES. Throws where a package has no licence that could be told. */
export function notices(packages: ReadonlyMap<string, Manifest> = shippedPackages()): string {
  const all = [...packages, [copied, manifestOf(join(root, copied))] as const];
  const parts = all.map(([place, manifest]) => {
    const { name, version, license } = manifest;
    return `${name} ${version}: ${license}\n\n${licenceOf(place, manifest)}`;
  });
  parts.push(...within.map(({ what, text }) => `${what}\n\n${text()}`));
  return `What Rappen is made of, and the licences of its parts.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function mit(copyright: string): string {
  return `${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

function isc(copyright: string): string {
  return `${copyright}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the
above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;
}
