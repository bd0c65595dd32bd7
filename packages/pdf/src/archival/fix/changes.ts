/** What a conversion may change, and what it says of it. */
interface ChangeKind {
  /** What was done, in a sentence without its full stop. */
  readonly sentence: string;
  /** Whether somebody who uses the document may miss something after it, or see something else. */
  readonly isWarning?: true;
}

const kinds = {
  'file-rewritten': { sentence: 'The file was written anew from its objects' },
  'encryption-removed': { sentence: 'The encryption, which opens without a password, was taken off' },
  'identifier-added': { sentence: 'The file got an identifier' },
  'metadata-written': { sentence: 'The metadata were written anew' },
  'output-intent-added': { sentence: 'The document says that its colours are those of sRGB' },
  'page-tree-rebuilt': { sentence: 'The tree of the pages was made anew' },
  'resources-made-own': { sentence: 'Pages and forms got the resources that they inherited as their own' },
  'action-removed': { sentence: 'Scripts and other actions that the standard forbids were left out', isWarning: true },
  'annotation-removed': { sentence: 'Annotations that are hidden or forbidden were left out', isWarning: true },
  'annotation-replaced': {
    sentence: 'Films, sounds and other annotations that the standard does not have became stamps that look the same',
    isWarning: true,
  },
  'annotation-flags-set': { sentence: 'Annotations are always shown and printed now' },
  'appearance-added': { sentence: 'Annotations and fields that each reader draws by itself got a fixed look' },
  'appearance-states-removed': { sentence: 'Annotations keep only the look of their ordinary state' },
  'form-cleaned': { sentence: 'The form is not to be finished by readers any more' },
  'dynamic-form-removed': { sentence: 'The data of a dynamic form were left out', isWarning: true },
  'signature-removed': { sentence: 'Signatures, which would not be valid any more, were left out', isWarning: true },
  'layers-named': { sentence: 'The configurations of layers got names and lists of all layers' },
  'attachment-completed': { sentence: 'What is said of attached files was completed' },
  'picture-cleaned': { sentence: 'Pictures lost alternatives, smoothing and intents that the standard does not have' },
  'picture-wrapped': { sentence: 'JPEG 2000 pictures got the file around them that the standard wants' },
  'graphics-state-cleaned': { sentence: 'Settings for printing plates were left out of graphics states' },
  'external-drawing-cleaned': { sentence: 'Programs and references to other files were left out of forms' },
  'compression-changed': { sentence: 'Data was packed in a way that the standard allows' },
  'character-list-removed': { sentence: 'Lists of the characters of fonts, which need not be there, were left out' },
  'presentation-removed': {
    sentence: 'Transitions, other presentations and requirements were left out',
    isWarning: true,
  },
  'content-repaired': {
    sentence: 'Instructions of pages that PDF does not know, or cannot be followed, were left out',
  },
  'value-repaired': { sentence: 'Numbers and names were written as the standard has them' },
  'inks-described': {
    sentence: 'Colours of four inks got a profile that says what they look like: they may look different',
    isWarning: true,
  },
  'colours-described': { sentence: 'Colours of devices got a profile that says what they look like' },
  'profile-replaced': { sentence: 'Damaged colour profiles were replaced' },
  'ink-mixture-described': { sentence: 'The inks of mixtures were described one by one' },
  'inks-renamed': { sentence: 'Inks of one name that do not look the same got names of their own' },
  'page-rasterised': {
    sentence: 'Pages that could not be kept as they are became pictures, with their text hidden over them',
    isWarning: true,
  },
  'annotation-not-drawn': {
    sentence:
      'Annotations that bring no look, and that each reader draws in its own way or not at all, are not in the picture of their page',
    isWarning: true,
  },
  'font-substituted': {
    sentence: 'Fonts that are not in the document were replaced by others of the same widths',
    isWarning: true,
  },
  'font-widths-set': { sentence: 'Fonts have the widths now that the document says' },
  'font-glyph-added': { sentence: 'Fonts got characters that they lacked' },
  'font-encoding-made': { sentence: 'How text leads to the characters of fonts is said as the standard wants it' },
  'font-program-repaired': { sentence: 'Fonts that not every reader understands were written anew' },
  'looks-different': {
    sentence: 'Some of what the document shows or carries is not as it was',
    isWarning: true,
  },
  'font-dictionary-completed': { sentence: 'What is said of fonts was completed' },
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
