#!/usr/bin/env node
// Nothing here, or that is imported at once, is newer than Node 14: an older Node than needed is told so in a sentence

/** SQLite with full-text search, which 23 does not have. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 23 || (major === 22 && minor >= 16)) await import('./program.ts');
else {
  process.stderr.write(`Rappen needs Node 22.16, or 24 and newer; this is ${process.versions.node}\n`);
  process.exitCode = 2;
}
