import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Takes what code exports, which finds packages as the tests do; Node runs none that lies below `node_modules`. */
export async function withCode(code: string, take: (exported: unknown) => Promise<void> | void): Promise<void> {
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(resolve('dist/docs-'));
  try {
    const file = `${folder}/code.ts`;
    writeFileSync(file, code);
    await take(await import(/* @vite-ignore */ file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
