import type { Measurement } from './measure.ts';
import { atLeast, type Line, perSecond, times } from './table.ts';

/** A line for each peer: the first measurement is ours, the rest are theirs, with the least ratio asked for, if any. */
export function comparison(
  task: string,
  measurements: readonly Measurement[],
  ratiosMin: readonly number[] = [],
): Line[] {
  const [ours, ...peers] = measurements;
  if (!ours) return [];
  return peers.map((peer, index) => {
    const least = ratiosMin[index];
    return {
      task,
      ours: perSecond(ours.perSecond),
      peer: peer.name,
      theirs: perSecond(peer.perSecond),
      ratio: times(peer.ratio),
      ...(least === undefined ? {} : { goal: atLeast(peer.ratio, least, `at least ${least}x`) }),
    };
  });
}
