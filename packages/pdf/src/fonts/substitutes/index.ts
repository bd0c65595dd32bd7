import { unzlibSync } from 'fflate';
import { generatedBytes } from '../../base/base64.ts';
import { program as dingbats } from './dingbats.generated.ts';
import type { SubstituteFace, SubstituteFonts } from './faces.ts';
import { program as monoBold } from './mono-bold.generated.ts';
import { program as monoBoldItalic } from './mono-bold-italic.generated.ts';
import { program as monoItalic } from './mono-italic.generated.ts';
import { program as monoRegular } from './mono-regular.generated.ts';
import { program as sansBold } from './sans-bold.generated.ts';
import { program as sansBoldItalic } from './sans-bold-italic.generated.ts';
import { program as sansItalic } from './sans-italic.generated.ts';
import { program as sansRegular } from './sans-regular.generated.ts';
import { program as serifBold } from './serif-bold.generated.ts';
import { program as serifBoldItalic } from './serif-bold-italic.generated.ts';
import { program as serifItalic } from './serif-italic.generated.ts';
import { program as serifRegular } from './serif-regular.generated.ts';
import { program as symbol } from './symbol.generated.ts';

export type { CjkFonts } from './cjk.ts';
export { type SubstituteFace, type SubstituteFonts, substituteFaces } from './faces.ts';

const packed: Readonly<Record<SubstituteFace, string>> = {
  'sans-regular': sansRegular,
  'sans-bold': sansBold,
  'sans-italic': sansItalic,
  'sans-bold-italic': sansBoldItalic,
  'serif-regular': serifRegular,
  'serif-bold': serifBold,
  'serif-italic': serifItalic,
  'serif-bold-italic': serifBoldItalic,
  'mono-regular': monoRegular,
  'mono-bold': monoBold,
  'mono-italic': monoItalic,
  'mono-bold-italic': monoBoldItalic,
  symbol,
  dingbats,
};
const unpacked = new Map<SubstituteFace, Uint8Array>();

/**
 * The fonts that this package brings, as TrueType files: Rappen Sans, Arimo, Tinos and Cousine with Latin and Greek
 * letters, and two of signs. Each is unpacked when it is asked for, and kept. Together they are some 450 kB: who
 * converts documents without them leaves this module out.
 */
export const substituteFonts: SubstituteFonts = (face) => {
  const program = unpacked.get(face) ?? unzlibSync(generatedBytes(packed[face]));
  unpacked.set(face, program);
  return program;
};
