import { type Problem, sentenceOf } from '@rappen/core/problem';
import { writtenNumber } from './written/amount.ts';
import { withSizes } from './written/file-size.ts';

/** What is wrong, in English: the sentences of the core, which count in bytes for those who write programs. */
export function englishSentence(found: Problem): string {
  const sized = withSizes(found, 'en');
  if (sized !== found.params) return sentenceOf({ ...found, params: sized }).replace(' bytes', '');
  const written = Object.entries(found.params).map(([name, value]) => [name, writtenNumber(value)]);
  return sentenceOf({ ...found, params: Object.fromEntries(written) })
    .replace(/(?:characters or )?bytes/, 'characters')
    .replace('byte order mark', 'invisible character (BOM)');
}
