import type { CosDocument } from '../../syntax/document.ts';
import { integerOf } from '../../syntax/file-object.ts';
import { type CosDictionary, type CosValue, isName, isTrue } from '../../syntax/values.ts';
import { intents } from './content.ts';
import type { Findings } from './findings.ts';

/** Ways to mix colours (ISO 32000-1, table 136 and 137). */
export const blendModes: readonly string[] = (
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference ' +
  'Exclusion Hue Saturation Color Luminosity'
).split(' ');

/** How colours are printed over others, by all graphics states together (ISO 32000-1, 11.7.4). */
export interface Overprint {
  isOn: boolean;
  /** Overprint mode other than 0: inks of which there is none leave what is below them. */
  keepsInks: boolean;
}

/** Whether what is drawn in a graphics state may mix with what is below it (ISO 32000-1, 11.6). */
export function mixesColours(document: CosDocument, { entries }: CosDictionary): boolean {
  const of = (key: string): CosValue | undefined => document.resolved(entries.get(key));
  const isOpaque = (['ca', 'CA'] as const).every((key) => {
    const alpha = of(key);
    return alpha === undefined || (alpha.kind === 'number' && alpha.value === 1);
  });
  const mode = of('BM');
  const mask = of('SMask');
  return !isOpaque || !(mode === undefined || isName(mode, 'Normal')) || !(mask === undefined || isName(mask, 'None'));
}

/** Checks a dictionary of graphics state parameters (ISO 19005-3, 6.2.5, 6.2.6 and 6.2.10). */
export function checkGraphicsState(
  document: CosDocument,
  { entries }: CosDictionary,
  overprint: Overprint,
  findings: Findings,
): void {
  const of = (key: string): CosValue | undefined => document.resolved(entries.get(key));
  const transfer = of('TR2');
  if (entries.has('TR') || entries.has('HTP') || (transfer !== undefined && !isName(transfer, 'Default')))
    findings.rule('6.2.5');
  // Which halftone a printer uses is its own affair: the default one is the only that needs no look
  const halftone = of('HT');
  if (halftone !== undefined && !isName(halftone, 'Default')) findings.rule('6.2.5');
  const intent = of('RI');
  if (intent !== undefined && !intents.some((name) => isName(intent, name))) findings.rule('6.2.6');
  const mode = of('BM');
  const modes = mode?.kind === 'array' ? mode.items.map((item) => document.resolved(item)) : mode ? [mode] : [];
  if (!modes.every((each) => each?.kind === 'name' && blendModes.includes(each.name))) findings.rule('6.2.10');
  // A font chosen here is not followed
  if (entries.has('Font')) findings.rule('6.2.11.4.1');
  if ((integerOf(of('OPM')) ?? 0) !== 0) overprint.keepsInks = true;
  if (isTrue(of('OP')) || isTrue(of('op'))) overprint.isOn = true;
}
