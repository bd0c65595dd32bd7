import type { Problem } from '@rappen/core/problem';
import { defaultImagingLimits } from '@rappen/imaging';
import { fill } from '../../language/catalogue.ts';
import { useEInvoiceSentences } from '../../language/e-invoice/sentences.ts';
import { useWords } from '../../language/words.ts';

/** What is said of a file that was read, or of what is in it: in units of people. */
export function useProblemSentence(): (found: Problem) => string {
  const words = useWords().texts.read;
  const { sentenceOf } = useEInvoiceSentences();
  return (found) => {
    if (found.code === 'FILE_TOO_LARGE')
      return fill(words.tooLarge, { max: defaultImagingLimits.fileBytesMax / 1_048_576 });
    // Which pages a search has left says more than who reads on can use
    return found.code === 'FILE_PAGES_LEFT' ? words.outOfTime : sentenceOf(found);
  };
}
