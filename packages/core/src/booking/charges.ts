import { append } from '../lists.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Charge } from '../statement/index.ts';

/**
 * What of some charges is not among others, alone or as the sum of them: banks tell a charge of a payment once more with its entry, and
 * it was taken once.
 */
export function chargesWithout(charges: readonly Charge[], others: readonly Charge[]): readonly Charge[] {
  if (others.length === 0 || charges.length === 0) return charges;
  const left = new Map([...groupsOf(others, nameOf)].map(([name, group]) => [name, group.length]));
  const rest = charges.filter((charge) => {
    const count = left.get(nameOf(charge)) ?? 0;
    left.set(nameOf(charge), count - 1);
    return count <= 0;
  });
  const sums = new Map(
    [...groupsOf(others, kindOf)].map(([kind, group]) => [kind, exactSumOf(group.map(signedCharge))]),
  );
  return rest.filter((charge) => compareDecimals(sums.get(kindOf(charge)) ?? '0', signedCharge(charge)) !== 0);
}

/** The charges that several messages tell of one entry, each as often as the message that tells it most often. */
export function mergedCharges(told: readonly (readonly Charge[])[]): readonly Charge[] {
  const found = new Map<string, Charge[]>();
  for (const charges of told) {
    for (const [name, group] of groupsOf(charges, nameOf)) {
      if (group.length > (found.get(name)?.length ?? 0)) found.set(name, group);
    }
  }
  return [...found.values()].flat();
}

function groupsOf(charges: readonly Charge[], keyOf: (charge: Charge) => string): ReadonlyMap<string, Charge[]> {
  const groups = new Map<string, Charge[]>();
  for (const charge of charges) append(groups, keyOf(charge), charge);
  return groups;
}

function nameOf(charge: Charge): string {
  return `${signedCharge(charge)} ${kindOf(charge)}`;
}

function kindOf({ currency, isIncluded }: Charge): string {
  return `${currency} ${isIncluded}`;
}

/** Below zero where it was given back. */
export function signedCharge({ amount, direction }: Charge): string {
  return direction === 'credit' ? negated(amount) : amount;
}

/** What was taken off in a currency. */
export function includedCharges(charges: readonly Charge[], currency: string): string {
  return exactSumOf(charges.filter((one) => one.isIncluded && one.currency === currency).map(signedCharge));
}
