export type { CharacterSet } from './character-set.ts';
export { charactersOf, findForbidden, isPermitted } from './character-set.ts';
export type { NormalizedText, TextChange } from './normalize.ts';
export { normalizeText } from './normalize.ts';
export { utf8Encode, utf8Length } from './utf8.ts';
