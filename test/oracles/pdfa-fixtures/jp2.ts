/** 32 bits, the highest first. */
export const word = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

export const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** A box of a JP2 file (ISO/IEC 15444-1, I.4). */
export const box = (type: string, content: readonly number[]): number[] => [
  ...word(content.length + 8),
  ...letters(type),
  ...content,
];
