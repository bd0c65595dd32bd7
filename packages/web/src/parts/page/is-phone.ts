/** Whether the screen has room for one column and no more: as the style sheets have it, at the moment. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 599px)').matches;
}
