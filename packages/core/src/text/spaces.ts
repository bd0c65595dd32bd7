const space = 0x20;

/** The text between the spaces at its ends: those of the keyboard, no other white space. */
export function withoutSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) === space) start++;
  while (end > start && text.charCodeAt(end - 1) === space) end--;
  return text.slice(start, end);
}
