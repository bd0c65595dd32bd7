import type { BillingNetwork } from '@rappen/core/ebill/network';
import type { NetworkCall } from '../../ports/watch.ts';

type Network = BillingNetwork<AbortSignal>;

/**
 * A network whose calls are told, with how they ended and how long they took. Asking for events is told where there were any: an adapter
 * may know that there are none without a call. `now`: milliseconds, for differences.
 */
export function watchedNetwork(network: Network, now: () => number, onCall: (call: NetworkCall) => void): Network {
  async function watched<T>(
    call: string,
    ask: () => Promise<T>,
    outcomeOf: (value: T) => string | undefined,
  ): Promise<T> {
    const began = now();
    const tell = (outcome: string) => onCall({ network: network.kind, call, outcome, seconds: (now() - began) / 1000 });
    try {
      const value = await ask();
      const outcome = outcomeOf(value);
      if (outcome !== undefined) tell(outcome);
      return value;
    } catch (error) {
      tell('failed');
      throw error;
    }
  }
  const answered = () => 'answered';

  return {
    ...network,
    submit: (...given) =>
      watched(
        'submit',
        () => network.submit(...given),
        ({ kind }) => kind,
      ),
    findByReference: (...given) => watched('find', () => network.findByReference(...given), answered),
    searchRecipients: (...given) => watched('recipients', () => network.searchRecipients(...given), answered),
    hasRecipient: (...given) => watched('recipient', () => network.hasRecipient(...given), answered),
    initiateSubscription: (...given) => watched('initiate', () => network.initiateSubscription(...given), answered),
    confirmSubscription: (...given) => watched('confirm', () => network.confirmSubscription(...given), answered),
    pollEvents: (...given) =>
      watched(
        'events',
        () => network.pollEvents(...given),
        ({ length }) => (length > 0 ? 'answered' : undefined),
      ),
    health: (...given) =>
      watched(
        'health',
        () => network.health(...given),
        ({ available }) => (available ? 'answered' : 'failed'),
      ),
  };
}
