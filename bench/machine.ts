import { readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** What the figures were measured on: machine, versions, day. */
export async function conditions(): Promise<string[]> {
  const processors = cpus();
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0);
  const own: Manifest = await manifest('../packages/core/package.json');
  const { dependencies = {} } = await manifest('package.json');
  const peers = await Promise.all(
    Object.keys(dependencies).map((name) => manifest(`node_modules/${name}/package.json`)),
  );
  const versions = [own, ...peers].map(({ name, version }) => `${name} ${version}`);
  return [
    `Machine: ${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${gibibytes} GiB`,
    `Versions: Node ${process.versions.node}, ${versions.join(', ')}`,
    `Date: ${new Date().toISOString().slice(0, 10)}`,
  ];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function manifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as Manifest;
}
