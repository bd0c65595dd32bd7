import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A registry that has the packages of this repository as they would be published. */
export interface Registry {
  readonly url: string;
  /** What npm writes down of the archive of each package. */
  readonly integrities: readonly string[];
  stop(): Promise<void>;
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly integrity: string;
}

const folderOf = (name: string): string =>
  name === '@rappen/client' ? 'clients/typescript' : `packages/${name.split('/')[1]}`;

/** Builds and packs every package, and serves them to npm. */
export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-registry-'));
  await run('npm', ['run', 'build']);
  const { stdout } = await run('npm', ['pack', '--json', '--workspaces', '--pack-destination', folder], {
    maxBuffer: 1 << 26,
  });
  const packed = Object.values(JSON.parse(stdout) as Record<string, Packed>);

  const server = createServer(async ({ url: address = '' }, response) => {
    const path = decodeURIComponent(address).slice(1);
    const one = packed.find(({ name, filename }) => path === name || path === filename);
    if (one === undefined) {
      response.writeHead(404).end();
    } else if (path === one.filename) {
      response.end(await readFile(join(folder, one.filename)));
    } else {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await documentOf(one)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  async function documentOf({ name, version, filename, integrity }: Packed): Promise<unknown> {
    const manifest = JSON.parse(await readFile(`${folderOf(name)}/package.json`, 'utf8'));
    const dist = { tarball: url + filename, integrity };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  }

  return {
    url,
    integrities: packed.map(({ integrity }) => integrity),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
