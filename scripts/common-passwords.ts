import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes the words of packages/http/src/accounts/password/common-words.generated.ts. Argument: the file src/passwords.json of the
 * package @zxcvbn-ts/language-common (MIT), which lists passwords that leaked, the most frequent first. Kept of it is what passwords
 * of twelve characters are made of: words of letters, and the long ones whole.
 */

const wordsMax = 12_000;
const longMin = 12;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file src/passwords.json of @zxcvbn-ts/language-common');
const leaked = JSON.parse(readFileSync(source, 'utf8')) as readonly string[];
const long = leaked.filter((word) => word.length >= longMin && /^[!-~]+$/.test(word) && !/[\\'`]/.test(word));
const words = leaked.filter((word) => /^[a-z]{4,11}$/.test(word)).slice(0, wordsMax);
const kept = [...new Set([...long, ...words])].sort();
const target = fileURLToPath(
  new URL('../packages/http/src/accounts/password/common-words.generated.ts', import.meta.url),
);
writeFileSync(
  target,
  `// Written by scripts/common-passwords.ts from @zxcvbn-ts/language-common 4.1.3:
// Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; Copyright (c) 2021 @zxcvbn-ts. MIT licence.
// biome-ignore format: one line for each letter would be as long
export const commonWords: string =
  '${kept.join(' ')}';
`,
);
process.stdout.write(`${kept.length} words\n`);
