import { limits } from '../../limits.ts';

/** Work on the text of a body: long only where the text is. */
export const textWork = { bodyBytesMax: limits.textBodyBytesMax, isLong: () => false };
