import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runServer, settingsLackingOn } from '@rappen/http';
import { startServer } from './serve.ts';

const readFile = (name: string) => readFileSync(name, 'utf8');
process.exit(await runServer(process, { readFile, lacks: settingsLackingOn('deno') }, startServer));
