import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { examples as files } from '../examples.generated.ts';
import { trouble, writeOutput } from '../files.ts';
import { print } from '../output.ts';

/** Writes the files that the guides use; what is there already is left as it is, and said. Answers the exit status. */
export async function examples(
  { json }: { readonly json: boolean },
  [folder = 'examples']: readonly string[],
): Promise<number> {
  await mkdir(folder, { recursive: true }).catch((error) => trouble(folder, error, 'written'));
  const written: string[] = [];
  const kept: string[] = [];
  for (const [name, { text, isBase64 = false }] of Object.entries(files)) {
    const path = join(folder, name);
    if (existsSync(path)) kept.push(path);
    else {
      await writeOutput(path, isBase64 ? Buffer.from(text, 'base64') : text);
      written.push(path);
    }
  }
  const said = [
    ...written.map((path) => `${path}\n`),
    ...kept.map((path) => `${path} already exists: left unchanged\n`),
  ];
  print(json ? `${JSON.stringify({ ok: true, written, kept })}\n` : said.join(''));
  return 0;
}
