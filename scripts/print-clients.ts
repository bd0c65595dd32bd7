import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { printClients } from './clients/printed.ts';

/** Prints the clients for Java and Python; with `--archive` also puts them into an archive in `dist`, as a release has them. */
console.log(`${await printClients()} files of the clients for Java and Python are printed`);
if (process.argv.includes('--archive')) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const archive = `dist/rappen-clients-${version}.tar.gz`;
  const leftOut = ['--exclude=target', '--exclude=__pycache__', '--exclude=.mypy_cache'];
  mkdirSync('dist', { recursive: true });
  execFileSync('tar', ['-czf', archive, ...leftOut, '-C', 'clients', 'java', 'python']);
  console.log(`and in ${archive}`);
}
