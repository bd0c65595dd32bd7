import type { CosDocument } from '../syntax/document.ts';

/** What reading a font needs of a document, or of the draft of one. */
export type FontReader = Pick<CosDocument, 'resolved' | 'dictionary' | 'streamAt' | 'decodedStream'>;
