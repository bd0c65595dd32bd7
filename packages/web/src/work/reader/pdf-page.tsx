import type { GreyImage } from '@rappen/imaging';
import { useEffect, useRef } from 'preact/hooks';
import type { Channel } from '../channel.ts';
import type { ReaderTasks } from './protocol.ts';

/** A page of a PDF, drawn by the worker that reads files. */
export function PdfPage(properties: {
  readonly file: Blob;
  readonly page: number;
  readonly reader: Channel<ReaderTasks>;
  readonly label?: string;
}) {
  const { file, page, reader, label } = properties;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let shown = true;
    reader.ask('page', { file, page }).then(
      (image) => {
        if (shown && image.ok && canvas.current) paint(canvas.current, image.value);
      },
      // What is known of the file is told without the picture
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [file, page, reader]);
  return label === undefined ? <canvas ref={canvas} /> : <canvas ref={canvas} role="img" aria-label={label} />;
}

function paint(canvas: HTMLCanvasElement, { width, height, pixels }: GreyImage): void {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const image = context?.createImageData(width, height);
  if (!context || !image) return;
  const colours = new Uint32Array(image.data.buffer);
  for (let index = 0; index < pixels.length; index++)
    colours[index] = 0xff000000 | ((pixels[index] as number) * 0x010101);
  context.putImageData(image, 0, 0);
}
