/** The first of the lines of an address or a description: the name of whom or what it is about. */
export function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
