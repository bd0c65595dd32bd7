import type { RasterPort } from '@rappen/pdf/archival';
import type { Imaging } from './imaging.ts';
import type { ImagingLimits } from './limits.ts';

/** What `toPdfA3bWithRaster` draws pages with, by the PDF renderer of `imaging`; files that it is guarded against are not drawn. */
export function rasterPort(imaging: Imaging, limits: Partial<ImagingLimits> = {}): RasterPort {
  return async (pdf, pageIndex, dpi) => {
    const drawn = await imaging.renderPageInColours(pdf, pageIndex + 1, dpi, limits);
    return drawn.ok ? drawn.value : undefined;
  };
}
