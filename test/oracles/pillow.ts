import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasTools, pathOf, withFiles } from './tools.ts';

/** Whether Python with the imaging library Pillow is here: tests that need it are skipped where it is missing. */
export const hasPillow: boolean = hasTools('pillow');

/** What Pillow finds in a picture file. */
export interface PillowPicture {
  readonly format: string;
  /** `1` = black and white, `L` = grey, `P` = palette. */
  readonly mode: string;
  readonly width: number;
  readonly height: number;
  /** Whole dots per inch, if the file says so. */
  readonly dotsPerInch: number | null;
  /** 8-bit grey, row by row; of the part asked for, if one was. */
  readonly grey: Uint8Array;
}

/** Left, top, right and bottom in pixels. */
export type Part = readonly [number, number, number, number];

const script = `
import json, sys
from PIL import Image
Image.MAX_IMAGE_PIXELS = None
found = []
for path, part in json.load(sys.stdin):
    picture = Image.open(path)
    grey = picture.convert('L')
    dpi = picture.info.get('dpi')
    found.append([picture.format, picture.mode, *grey.size, round(float(dpi[0])) if dpi else None])
    with open(path + '.grey', 'wb') as file:
        file.write((grey.crop(part) if part else grey).tobytes())
print(json.dumps(found))
`;

/** Opens files with Pillow, all at once since it starts slowly. */
export function openWithPillow(files: readonly Uint8Array[], parts: readonly Part[] = []): Promise<PillowPicture[]> {
  return withFiles(files, (paths) => {
    const input = JSON.stringify(paths.map((path, index) => [path, parts[index] ?? null]));
    const found = JSON.parse(execFileSync(pathOf('pillow') ?? '', ['-c', script], { input }).toString()) as PillowRow[];
    return found.map(([format, mode, width, height, dotsPerInch], index) => {
      const grey = new Uint8Array(readFileSync(`${paths[index]}.grey`));
      return { format, mode, width, height, dotsPerInch, grey };
    });
  });
}

type PillowRow = readonly [string, string, number, number, number | null];
