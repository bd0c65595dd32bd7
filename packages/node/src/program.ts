import { enableCompileCache } from 'node:module';

// Whatever is imported after this need not be compiled again the next time: commands answer in half the time
enableCompileCache();
const { runProgram } = await import('./run-program.ts');
await runProgram(process.argv.slice(2));
