export { utf8Encode, utf8Length, writeUtf8 } from '@rappen/pdf/internal/base';
export type { CharacterSet, Span } from './character-set.ts';
export { characterSet, charactersOf, findForbidden, isPermitted } from './character-set.ts';
export { codePointName } from './code-point-name.ts';
export type { NormalizedText, TextChange } from './normalize.ts';
export { normalizeText, replacementsOf } from './normalize.ts';
