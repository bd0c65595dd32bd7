import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { billPicture } from './bill-picture.ts';
import { javaVersions } from './clients/java.ts';
import { printClients } from './clients/printed.ts';
import { typescriptClient } from './clients/typescript.ts';
import { commandsDocument } from './commands-document.ts';
import { exampleFiles } from './example-files.ts';
import { deflateCodeTable } from './generate-deflate-codes.ts';
import { fontMetricsTable, fontProgramTable } from './generate-font.ts';
import { pdfaFontModules } from './generate-pdfa-fonts.ts';
import { inkProfileTable } from './generate-profile.ts';
import { countryTable, currencyTable } from './generate-tables.ts';
import { rulesDocument } from './rules-document.ts';
import { settingsDocument } from './settings-document.ts';

const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly version: string };

/** Every file of the repository that is made from another: its path and how. `--check` fails when one is out of date. */
const outputs: readonly (readonly [path: string, make: () => string | Promise<string>])[] = [
  ['packages/core/src/country/countries.generated.ts', countryTable],
  ['packages/core/src/currency/currencies.generated.ts', currencyTable],
  ['packages/core/src/font/liberation-sans.generated.ts', fontMetricsTable],
  ['packages/core/src/font/liberation-sans-programs.generated.ts', fontProgramTable],
  ['packages/pdf/src/writer/deflate-codes.generated.ts', deflateCodeTable],
  ['packages/pdf/src/archival/fix/ink-profile.generated.ts', inkProfileTable],
  ...pdfaFontModules,
  ['docs/rules.md', rulesDocument],
  ['packages/node/src/examples.generated.ts', exampleFiles],
  ['docs/guide/settings.md', settingsDocument],
  ['docs/guide/commands.md', commandsDocument],
  ['docs/images/bill.svg', billPicture],
  ...javaVersions(),
  ['clients/typescript/src/api.generated.ts', () => typescriptClient(version)],
];

const check = process.argv.includes('--check');
let stale = 0;
for (const [path, make] of outputs) {
  const text = await make();
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before === text) continue;
  if (check) {
    stale += 1;
    console.error(`${path} is out of date: run npm run generate`);
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(`wrote ${path}`);
  }
}
if (!check) await printClients();
process.exitCode = stale > 0 ? 1 : 0;
