import { paint, type Raster } from '../content/fill.ts';
import { greyMiddle } from '../content/pictures.ts';
import { type EdgeAxis, EdgeMarks } from './edge-axis.ts';
import { isRectilinear, type PageShapes } from './page-shapes.ts';
import { addPixelEdges, paintPixels } from './pixel-layer.ts';

/** A page cut into cells along the edges of its shapes: each cell is dark (1) or light (0) as a whole. */
export interface PageGrid extends Raster {
  readonly columns: EdgeAxis;
  readonly rows: EdgeAxis;
}

interface GridBounds {
  readonly pdfPageCellsMax: number;
  readonly pdfPagePaintMax: number;
}

/** Paints the shapes of a page of `width` and `height` into a grid of their own; undefined when it passes a bound. */
export function gridOf(
  { layers }: PageShapes,
  { width, height }: { readonly width: number; readonly height: number },
  { pdfPageCellsMax, pdfPagePaintMax }: GridBounds,
): PageGrid | undefined {
  const xs = new EdgeMarks(width);
  const ys = new EdgeMarks(height);
  for (const layer of layers) {
    if ('pixels' in layer) addPixelEdges(layer, xs, ys);
    else {
      for (const outline of layer.outlines) {
        if (!isRectilinear(outline)) continue;
        for (let at = 0; at < outline.length; at += 2) {
          xs.mark(outline[at] as number);
          ys.mark(outline[at + 1] as number);
        }
      }
    }
  }
  const columns = xs.axis();
  const rows = ys.axis();
  if (columns.count * rows.count > pdfPageCellsMax) return undefined;
  const cells = new Uint8Array(columns.count * rows.count);
  const grid = { columns, rows, cells, paintLeft: pdfPagePaintMax };
  for (const layer of layers) {
    if ('pixels' in layer) paintPixels(grid, layer);
    else paint(grid, layer, layer.grey < greyMiddle ? 1 : 0);
  }
  return grid.paintLeft < 0 ? undefined : grid;
}
