import process from 'node:process';
import { runServer } from '@rappen/http';
import { startServer } from './serve.ts';

process.exit(await runServer(process, startServer));
