import { limits } from '../../limits.ts';

/**
 * A file of a kind that the reader knows. Other pictures that the browser can show, such as WebP, become PNG; whatever else it
 * is, the reader says what is wrong with it. A picture with too many pixels is drawn smaller.
 */
export async function readableFile(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/') || /^image\/(?:png|jpeg)$/.test(file.type)) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, Math.sqrt(limits.redrawnPixelsMax / (bitmap.width * bitmap.height)));
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return pictureOf(canvas, 'image/png').then((picture) => picture ?? file);
}

/** What stands on a canvas as a file. */
export function pictureOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9));
}
