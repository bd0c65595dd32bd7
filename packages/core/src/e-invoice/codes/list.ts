/** Whether a code is one of a list, which has a blank before and after each of its codes. */
export function isOfList(list: string, code: string): boolean {
  return !/\s/.test(code) && code !== '' && list.includes(` ${code} `);
}
