/** What a conversion may change, and what it says of it. */
interface ChangeKind {
  /** What was done, in a sentence without its full stop. */
  readonly sentence: string;
  /** Whether somebody who uses the document may miss something after it, or see something else. */
  readonly isWarning?: true;
}

const kinds = {
  'file-rewritten': { sentence: 'The file was rewritten from its objects' },
  'encryption-removed': { sentence: 'The encryption, which needs no password to open, was removed' },
  'identifier-added': { sentence: 'A file identifier was added' },
  'metadata-written': { sentence: 'The metadata were rewritten' },
  'output-intent-added': { sentence: 'An sRGB output intent was added' },
  'page-tree-rebuilt': { sentence: 'The page tree was rebuilt' },
  'page-missing': { sentence: 'Pages that are missing in the file were replaced by empty ones', isWarning: true },
  'resources-made-own': { sentence: 'Inherited resources were written into the pages and forms that use them' },
  'action-removed': { sentence: 'Scripts and other actions that the standard forbids were removed', isWarning: true },
  'annotation-removed': { sentence: 'Hidden or forbidden annotations were removed', isWarning: true },
  'annotation-replaced': {
    sentence:
      'Films, sounds and other annotations that the standard does not allow were replaced by stamps that look the same',
    isWarning: true,
  },
  'annotation-flags-set': { sentence: 'Annotations were set to be always shown and printed' },
  'appearance-added': { sentence: 'A fixed appearance was added to annotations and fields that had none' },
  'appearance-states-removed': { sentence: 'Annotations kept only the appearance of their normal state' },
  'form-cleaned': { sentence: 'The instruction to readers to redraw the form was removed' },
  'dynamic-form-removed': { sentence: 'The data of a dynamic (XFA) form were removed', isWarning: true },
  'signature-removed': { sentence: 'Signatures were removed, as they would no longer be valid', isWarning: true },
  'layers-named': { sentence: 'Names and complete lists of layers were added to layer configurations' },
  'attachment-completed': { sentence: 'Descriptions of attached files were completed' },
  'picture-cleaned': {
    sentence:
      'Alternates, interpolation and rendering intents that the standard does not allow were removed from pictures',
  },
  'picture-wrapped': { sentence: 'JPEG 2000 pictures were wrapped in the file format that the standard requires' },
  'graphics-state-cleaned': { sentence: 'Settings for printing plates were removed from graphics states' },
  'external-drawing-cleaned': { sentence: 'PostScript and references to other files were removed from drawings' },
  'compression-changed': { sentence: 'Data was compressed in a way that the standard allows' },
  'character-list-removed': { sentence: 'Optional character lists of fonts were removed' },
  'presentation-removed': {
    sentence: 'Page transitions, presentation steps and requirements were removed',
    isWarning: true,
  },
  'content-repaired': {
    sentence: 'Page instructions that are unknown to PDF or cannot be carried out were removed',
  },
  'value-repaired': { sentence: 'Numbers and names were rewritten as the standard requires' },
  'inks-described': {
    sentence: 'A profile was added for CMYK colours: they may look different',
    isWarning: true,
  },
  'colours-described': { sentence: 'A profile was added for device colours' },
  'profile-replaced': { sentence: 'Damaged colour profiles were replaced' },
  'ink-mixture-described': { sentence: 'The inks of DeviceN colours were described one by one' },
  'inks-renamed': { sentence: 'Inks that share a name but look different were given names of their own' },
  'page-rasterised': {
    sentence: 'Pages that could not be kept as they are were turned into pictures, with their text hidden over them',
    isWarning: true,
  },
  'annotation-not-drawn': {
    sentence:
      'Annotations without an appearance of their own, which each reader draws in its own way or not at all, are missing from the picture of their page',
    isWarning: true,
  },
  'font-substituted': {
    sentence: 'Fonts that are not embedded were replaced by others of the same widths',
    isWarning: true,
  },
  'font-widths-set': { sentence: 'The widths in fonts were set to those that the document states' },
  'font-glyph-added': { sentence: 'Missing characters were added to fonts' },
  'font-encoding-made': { sentence: 'Font encodings were written as the standard requires' },
  'font-program-repaired': { sentence: 'Fonts that not every reader understands were rewritten' },
  'looks-different': {
    sentence: 'Part of what the document shows or carries has changed',
    isWarning: true,
  },
  'font-dictionary-completed': { sentence: 'Descriptions of fonts were completed' },
} as const satisfies Readonly<Record<string, ChangeKind>>;

/** Everything that a conversion may change. */
export type ChangeCode = keyof typeof kinds;

/** A kind of change, and how many things it was made to. */
export interface Change {
  readonly code: ChangeCode;
  readonly count: number;
  /** What it was made to where that has a name: fonts, a substituted one with what stands for it. */
  readonly names?: readonly string[];
}

/** Changes after which somebody who uses the document may miss something, or see something else. */
export const warned: ReadonlySet<ChangeCode> = new Set(
  (Object.keys(kinds) as ChangeCode[]).filter((code) => 'isWarning' in kinds[code]),
);

/** What was changed, in an English sentence without its full stop, with how many things and their names. */
export function sentenceOfChange({ code, count, names = [] }: Change): string {
  const told = names.length === 0 ? '' : ` (${names.join(', ')})`;
  return `${kinds[code].sentence}: ${count}${told}`;
}

/** Changes after which pages may look different: other fonts, colours and marks. Any other leaves them as they were. */
const seen: ReadonlySet<ChangeCode> = new Set([
  'annotation-not-drawn',
  'annotation-removed',
  'appearance-added',
  'content-repaired',
  'font-glyph-added',
  'font-substituted',
  'inks-described',
  'picture-cleaned',
  'profile-replaced',
]);

/** Whether pages may look different after these changes. */
export function mayBeSeen(changes: readonly Change[]): boolean {
  return changes.some(({ code }) => seen.has(code));
}
