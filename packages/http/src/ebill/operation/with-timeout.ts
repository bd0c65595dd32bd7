/** What a network that keeps its caller waiting is given up with. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(milliseconds: number) {
    super(`The network did not answer within ${milliseconds} milliseconds`);
  }
}

/**
 * The answer of a network, awaited for at most so many milliseconds of real time: rejects with `NoAnswer`
 * afterwards. What comes later is not looked at.
 */
export async function withTimeout<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
