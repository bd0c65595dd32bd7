import { stat, statfs } from 'node:fs/promises';
import { openDocumentWork, openFonts } from '../modules.ts';
import type { Machine } from './finding.ts';

/** The machine on which this process runs. */
export const thisMachine: Machine = {
  nodeVersion: process.versions.node,
  now: () => Date.now(),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  async modeOf(file) {
    if (process.platform === 'win32') return undefined;
    return (await stat(file).catch(() => undefined))?.mode;
  },
  async openFonts() {
    await openDocumentWork();
    const { fonts, cjkFonts } = await openFonts();
    if (fonts('sans-regular').length === 0) throw new Error('a font is empty');
    return { hasCjk: cjkFonts !== undefined };
  },
};
