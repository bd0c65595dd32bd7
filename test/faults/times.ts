/** How many times as long everything may take: for a machine that has other work. */
const patience = Number(process.env['FAULT_PATIENCE'] ?? 1);

/** What is promised, in milliseconds. */
export const timesMax = {
  /** Until a repetition is answered, from when the service is there again. */
  repetition: 2000 * patience,
  refusal: 4000 * patience,
  alive: 1000 * patience,
};
