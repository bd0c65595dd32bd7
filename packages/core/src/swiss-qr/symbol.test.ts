import { expect, test } from 'vitest';
import { validateSymbol } from './symbol.ts';

test.each([
  ['M', 25, []],
  ['M', 26, ['SYMBOL_VERSION']],
  ['Q', 25, ['SYMBOL_LEVEL']],
  ['L', 40, ['SYMBOL_LEVEL', 'SYMBOL_VERSION']],
] as const)('a symbol of level %s and version %i', (errorCorrectionLevel, version, codes) => {
  expect(validateSymbol({ errorCorrectionLevel, version }).map(({ code }) => code)).toEqual(codes);
});
