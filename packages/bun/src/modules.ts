import { compileImaging, type DocumentWork, documentWork, type Imaging, rasterPort } from '@rappen/imaging';
import { substituteFonts } from '@rappen/pdf/fonts';
import { installedFiles } from './installed-files.ts';

/** The code reader on WebAssembly files from the installed packages. */
export function openImaging(): Promise<Imaging> {
  return compileImaging(installedFiles.read);
}

/** All work on documents, with substitute fonts and page images for those that cannot be archived unchanged. */
export async function openDocumentWork(): Promise<DocumentWork> {
  const imaging = await openImaging();
  return documentWork(imaging, { fonts: substituteFonts, raster: rasterPort(imaging) });
}
