import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packages, root } from '../tidy/sources.ts';

const run = promisify(execFile);

/** One change of one file: text that stands there once, and what it becomes. An empty `from` makes a new file. */
export interface Edit {
  /** From `packages`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A copy of all packages, in which a change can be tried; what they install is that of the original. */
export class Scratch {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'map-'));

  constructor() {
    for (const name of packages) {
      cpSync(join(root, 'packages', name), join(this.folder, 'packages', name), {
        recursive: true,
        filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
      });
      // Without the projects before it: their sources are compiled as they are imported
      const own = JSON.parse(readFileSync(join(root, 'packages', name, 'tsconfig.json'), 'utf8'));
      const { types, jsx, jsxImportSource } = own.compilerOptions;
      // What is imported is compiled with it, and may need more
      const isPure = ['pdf', 'core'].includes(name);
      const lib = isPure
        ? own.compilerOptions.lib
        : [...own.compilerOptions.lib, 'ES2024.ArrayBuffer', 'DOM', 'DOM.Iterable'];
      const compilerOptions = {
        ...{ lib, types, jsx, jsxImportSource },
        ...{ noEmit: true, composite: false, incremental: true, tsBuildInfoFile: '.tsbuildinfo' },
        ...{ declaration: false, emitDeclarationOnly: false, declarationMap: false, sourceMap: false },
      };
      const settings = {
        extends: '../../tsconfig.base.json',
        compilerOptions,
        include: own.include,
        exclude: own.exclude,
      };
      writeFileSync(join(this.folder, 'packages', name, 'tsconfig.json'), JSON.stringify(settings));
    }
    for (const file of ['tsconfig.base.json', 'package.json']) cpSync(join(root, file), join(this.folder, file));
    this.#linkModules();
    writeFileSync(
      join(this.folder, 'vitest.config.ts'),
      "export default { test: { reporters: ['verbose'] }, ssr: { resolve: { conditions: ['rappen-source', 'node', 'import'] } } };",
    );
  }

  /** Our own packages are those of the copy, all others those of the original. */
  #linkModules(): void {
    const modules = join(this.folder, 'node_modules');
    mkdirSync(join(modules, '@rappen'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@rappen') symlinkSync(join(root, 'node_modules', name), join(modules, name));
    }
    for (const name of packages) symlinkSync(join(this.folder, 'packages', name), join(modules, '@rappen', name));
    for (const name of packages) {
      const own = join(root, 'packages', name, 'node_modules');
      try {
        readdirSync(own);
      } catch {
        continue;
      }
      symlinkSync(own, join(this.folder, 'packages', name, 'node_modules'));
    }
  }

  /** Makes a change; returns what undoes it. */
  apply({ file, from, to }: Edit): () => void {
    const path = join(this.folder, 'packages', file);
    if (from === '') {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, to);
      return () => rmSync(path);
    }
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} has this text not once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    return () => writeFileSync(path, text);
  }

  /** What the compiler says of these packages; empty when they compile. */
  async compiled(names: readonly string[]): Promise<string> {
    let said = '';
    for (const name of names) {
      said += await this.#said([join(root, 'node_modules/typescript/bin/tsc'), '-p', join('packages', name)]);
    }
    return said;
  }

  /** What a test of the copy says; empty when it passes. */
  async tested(file: string): Promise<string> {
    return this.#said([join(root, 'node_modules/vitest/vitest.mjs'), 'run', join('packages', file)]);
  }

  async #said(command: readonly string[]): Promise<string> {
    try {
      await run(process.execPath, command, { cwd: this.folder, maxBuffer: 1e8 });
      return '';
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return stdout + stderr;
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
