import { substituteFonts } from '@rappen/core/pdf/pdfa/fonts';
import { compileImaging, type DocumentWork, documentWork, type Imaging, rasterPort } from '@rappen/imaging';
import { installedFiles } from './installed-files.ts';

/** The code reader on WebAssembly files from the installed packages. */
export function openImaging(): Promise<Imaging> {
  return compileImaging(installedFiles.read);
}

/** All work on documents, with fonts and pictures for those that cannot be archived as they are. */
export async function openDocumentWork(): Promise<DocumentWork> {
  const imaging = await openImaging();
  return documentWork(imaging, { fonts: substituteFonts, raster: rasterPort(imaging) });
}
