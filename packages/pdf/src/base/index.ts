export { assert } from './assert.ts';
export { base64Bytes } from './base64.ts';
export { decodeText, decodeUtf8, type TextEncoding } from './decode.ts';
export { at, type Box, boxAround, common, inverse, type Matrix, times } from './matrix.ts';
export * from './problem.ts';
export { failed, ok, type Result, resultOf } from './result.ts';
export { millimetresPerPoint } from './units.ts';
export { utf8Encode, utf8Length, writeUtf8 } from './utf8.ts';
export { readableText, xmlText } from './xml-text.ts';
