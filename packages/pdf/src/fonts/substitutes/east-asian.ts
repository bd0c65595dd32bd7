/** The collections of Chinese, Japanese and Korean characters (ISO 32000-1, 9.7.5.2). */
export const easternOrdering = /^(?:GB1|CNS1|Japan1|Korea1)$/;

/** Characters of Chinese, Japanese and Korean. */
export const eastAsian =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u;
