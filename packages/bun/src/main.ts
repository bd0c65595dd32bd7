import { readFileSync } from 'node:fs';
import process from 'node:process';
import { nodeOnlySettings, runServer } from '@rappen/http';
import { startServer } from './serve.ts';

const readFile = (name: string) => readFileSync(name, 'utf8');
process.exit(await runServer(process, { readFile, lacks: nodeOnlySettings }, startServer));
