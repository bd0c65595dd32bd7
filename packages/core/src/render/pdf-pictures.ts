import { imageText, type PreparedStream } from '@rappen/pdf/internal/writer';
import { zlibSync } from 'fflate';
import type { Picture } from '../drawing/picture.ts';

/** The same logo comes in document after document. */
const streams = new WeakMap<Picture, PreparedStream>();

/**
 * An image as an image XObject (ISO 32000-1, 8.9.5): a JPEG as it is, a PNG's samples compressed. The device colour
 * spaces mean those of the output intent, sRGB.
 */
export function pictureStream(picture: Picture): PreparedStream {
  let stream = streams.get(picture);
  if (stream === undefined) {
    const { file, samples } = picture;
    stream = {
      dictionary: imageText(picture, samples === undefined ? 'DCTDecode' : 'FlateDecode'),
      data: samples === undefined ? file : zlibSync(samples, { level: 6 }),
    };
    streams.set(picture, stream);
  }
  return stream;
}
