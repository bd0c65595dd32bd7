import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { joinedChunks } from './scripts/packages/chunks.ts';
import { droppableModules, withoutBareImports } from './scripts/packages/droppable.ts';
import { entriesOf, manifestOf, packageFolders } from './scripts/packages/entries.ts';

/**
 * The scripts of every published package: a file for each entry, and chunks with what several of them share. Declarations come from
 * `tsc -b`, into the same folder.
 */
export default defineConfig(async () => {
  const folders = packageFolders.filter((folder) => Object.keys(entriesOf(folder)).length > 0);
  return Promise.all(folders.map(optionsOf));
});

async function optionsOf(folder: string): Promise<Options> {
  const entry = entriesOf(folder);
  const { files } = manifestOf(folder);
  return {
    entry: { ...entry },
    outDir: join(folder, 'dist'),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    // Where its sources are published, a map leads to them
    sourcemap: files.includes('src'),
    // What another package holds, ours or not, is asked of that package
    skipNodeModulesBundle: true,
    removeNodeProtocol: false,
    // A chunk of an earlier build must not be published
    clean: ['!**/*.d.ts', '!**/*.d.ts.map', '!app', '!bundle', '!types'],
    silent: true,
    plugins: [withoutBareImports],
    esbuildPlugins: [await joinedChunks(Object.values(entry)), droppableModules],
    esbuildOptions(options) {
      // The sources are in the package
      options.sourcesContent = false;
    },
  };
}
