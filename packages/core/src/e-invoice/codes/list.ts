/** Lists are a few long texts, and each is taken apart once. */
const setsByList = new Map<string, ReadonlySet<string>>();

/** Whether a code is one of a list, which has a blank before and after each of its codes. */
export function isOfList(list: string, code: string): boolean {
  let codes = setsByList.get(list);
  if (codes === undefined) {
    codes = new Set(list.split(' ').filter((one) => one !== ''));
    setsByList.set(list, codes);
  }
  return codes.has(code);
}
