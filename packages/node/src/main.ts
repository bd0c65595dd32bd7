#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Whatever is imported after this need not be compiled again the next time: commands answer in half the time
enableCompileCache();
const { runCommand } = await import('./command-line.ts');
process.exitCode = await runCommand(process.argv.slice(2));
