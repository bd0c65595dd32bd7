import { compileImaging, type DocumentWork, documentWork, type Imaging, rasterPort } from '@rappen/imaging';
import type { CjkFonts } from '@rappen/pdf/archival';
import { type SubstituteFonts, substituteFonts } from '@rappen/pdf/fonts';
import { installedFiles } from './installed-files.ts';

/** The code reader on WebAssembly files from the installed packages. */
export function openImaging(): Promise<Imaging> {
  return compileImaging(installedFiles.read);
}

/** All work on documents, with substitute fonts and page images for those that cannot be archived unchanged. */
export async function openDocumentWork(): Promise<DocumentWork> {
  const imaging = await openImaging();
  return documentWork(imaging, { ...(await openFonts()), raster: rasterPort(imaging) });
}

/** Fonts for what documents lack: those for Chinese, Japanese and Korean too where `@rappen/fonts-cjk` is installed. */
export async function openFonts(): Promise<{ readonly fonts: SubstituteFonts; readonly cjkFonts?: CjkFonts }> {
  const { cjkFonts } = await import('@rappen/fonts-cjk').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return { cjkFonts: undefined };
  });
  return { fonts: substituteFonts, ...(cjkFonts && { cjkFonts }) };
}
