/** Lets requests in between the steps of long work: a store that answers at once would keep them waiting to its end. */
export function yieldToRequests(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
