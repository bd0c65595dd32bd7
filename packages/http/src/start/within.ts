/** Waits for work, but no longer than so many seconds. False: it is not done. What it throws is thrown. */
export async function within(seconds: number, work: unknown): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000, false);
  });
  try {
    return await Promise.race([Promise.resolve(work).then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
