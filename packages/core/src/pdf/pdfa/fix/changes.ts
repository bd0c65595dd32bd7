/** Everything that a conversion may change. */
export type ChangeCode =
  | 'file-rewritten'
  | 'encryption-removed'
  | 'identifier-added'
  | 'metadata-written'
  | 'output-intent-added'
  | 'resources-made-own'
  | 'action-removed'
  | 'annotation-removed'
  | 'annotation-flags-set'
  | 'appearance-added'
  | 'appearance-states-removed'
  | 'form-cleaned'
  | 'dynamic-form-removed'
  | 'signature-removed'
  | 'layers-named'
  | 'attachment-completed'
  | 'picture-cleaned'
  | 'graphics-state-cleaned'
  | 'external-drawing-cleaned'
  | 'compression-changed'
  | 'character-list-removed'
  | 'presentation-removed';

/** A kind of change, and how many things it was made to. */
export interface Change {
  readonly code: ChangeCode;
  readonly count: number;
}

/** Changes that somebody who uses the document may miss something after. */
export const warned: ReadonlySet<ChangeCode> = new Set([
  'action-removed',
  'annotation-removed',
  'dynamic-form-removed',
  'signature-removed',
  'presentation-removed',
] as const);
