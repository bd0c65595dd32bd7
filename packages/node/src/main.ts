#!/usr/bin/env node
// Nothing here, or that is imported at once, is newer than Node 14: an older Node than needed is told so in a sentence

/** SQLite that says whether it is in a transaction, and waits for others; Node 23 never had it. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 23 || (major === 22 && minor >= 16)) await import('./program.ts');
else {
  const needed = major === 23 ? 'Node 24 or newer, or 22.16' : 'Node 22.16 or newer';
  process.stderr.write(`Rappen needs ${needed}; this is ${process.versions.node}\n`);
  process.exitCode = 2;
}
