/** Lists are a few long texts, and each is taken apart once. */
const setsByList = new Map<string, ReadonlySet<string>>();

/** Whether a code is one of a list. */
export function isOfList(list: string, code: string): boolean {
  let codes = setsByList.get(list);
  if (codes === undefined) {
    codes = new Set(codesOf(list));
    setsByList.set(list, codes);
  }
  return codes.has(code);
}

/** The codes of a list, which has blanks between them. Those that differ in their last sign alone may stand together: `B~12` is B1 and B2. */
export function codesOf(list: string): readonly string[] {
  return list.split(' ').flatMap((one) => {
    const [start = '', ends] = one.split('~');
    if (ends === undefined) return one === '' ? [] : [one];
    return [...ends].map((end) => start + end);
  });
}
