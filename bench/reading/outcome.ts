import { median } from '../measure.ts';
import type { Picture } from './pictures.ts';
import type { Contender } from './readers.ts';

/** What one contender made of one picture. */
export interface Outcome {
  readonly contender: string;
  readonly picture: Omit<Picture, 'image'>;
  readonly verdict: 'right' | 'missed' | 'wrong';
  readonly milliseconds: number;
}

const repeatedBelow = 60;

/** Quick readings are timed three times. `wrong` is any text beside the one of the page: nothing else is on it. */
export async function outcomeOf({ name, prepare }: Contender, { image, ...picture }: Picture): Promise<Outcome> {
  const read = prepare(image);
  const times: number[] = [];
  let texts: readonly string[] = [];
  do {
    const start = performance.now();
    texts = await read();
    times.push(performance.now() - start);
  } while (times.length < 3 && (times[0] ?? 0) < repeatedBelow);
  const verdict = texts.some((text) => text !== picture.text) ? 'wrong' : texts.length > 0 ? 'right' : 'missed';
  return { contender: name, picture, verdict, milliseconds: median(times) };
}
