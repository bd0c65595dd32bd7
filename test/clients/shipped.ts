import { join } from 'node:path';
import type { GeneratedClient } from './generated.ts';

const here = import.meta.dirname;
const root = join(here, '../..');

/** The clients of this repository: their programs tell the same story as those of generated clients, and its end. */
export const shippedClients: readonly GeneratedClient[] = [
  {
    name: 'clients/typescript',
    needs: [],
    async make() {
      return {
        command: process.execPath,
        args: ['--conditions=rappen-source', join(here, 'shipped/story.ts')],
      };
    },
  },
  {
    name: 'clients/python',
    needs: ['python3'],
    async make() {
      const folders = [join(root, 'clients/python/src'), join(here, 'python')].join(':');
      const env = { PYTHONPATH: folders, PYTHONDONTWRITEBYTECODE: '1' };
      return { command: 'python3', args: [join(here, 'shipped/story.py')], env };
    },
  },
];
