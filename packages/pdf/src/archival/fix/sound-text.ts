import { isPlainNumber } from '../../syntax/value-reader.ts';
import { type CosValue, decimalText, textWith } from '../../syntax/values.ts';

/** A value as text: references lead to the new numbers, and what is no value at all becomes null. */
export function soundText(value: CosValue, numbers: ReadonlyMap<number, number>): string {
  return textWith(value, (leaf) => {
    if (leaf.kind === 'reference') {
      const number = numbers.get(leaf.number);
      return number === undefined ? 'null' : `${number} 0 R`;
    }
    if (leaf.kind === 'number') return isPlainNumber(leaf.text) ? leaf.text : decimalText(leaf.value);
    return leaf.kind === 'word' && leaf.text !== 'true' && leaf.text !== 'false' ? 'null' : undefined;
  });
}
