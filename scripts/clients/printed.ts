import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { javaFiles } from './java.ts';
import { pythonClient } from './python.ts';

/** Holds nothing but what is printed here. */
const javaFolder = 'clients/java/src/generated';

/**
 * Prints the parts of the clients for Java and Python that say what the API document says; git keeps none of them. What was printed of
 * an earlier document goes. Returns how many files there are.
 */
export async function printClients(): Promise<number> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly version: string };
  const python = ['clients/python/src/rappen_client/api_generated.py', pythonClient(version)] as const;
  const files = new Map([...javaFiles(), python]);
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text);
  }
  for (const entry of await readdir(javaFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path)) await rm(path);
  }
  return files.size;
}
