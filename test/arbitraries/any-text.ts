import * as fc from 'fast-check';

/** Any UTF-16 text: lone surrogates, control characters, combining marks; half of it near the permitted characters. */
export const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(' ', '\r\n', '\u0301', '\u0308', '\ud800', '\udc00', '½', '„', '\u00ad'),
  ),
});
