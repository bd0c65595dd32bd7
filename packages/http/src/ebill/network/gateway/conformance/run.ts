import { billChecks } from './bill-checks.ts';
import { callChecks, timeChecks } from './call-checks.ts';
import type { Check } from './check.ts';
import { eventChecks } from './event-checks.ts';
import { recipientChecks } from './recipient-checks.ts';
import { type ConformanceTarget, Trial, Untried, Wrong } from './trial.ts';

/** What was seen of one promise of the contract. */
export interface ConformanceFinding {
  readonly name: string;
  /** What a gateway does that keeps it. */
  readonly sentence: string;
  readonly verdict: 'passed' | 'failed' | 'untried';
  /** What is wrong, or why it could not be tried. */
  readonly reason?: string | undefined;
}

const checks: readonly Check[] = [...callChecks, ...billChecks, ...recipientChecks, ...eventChecks, ...timeChecks];

/**
 * Tries a gateway against the contract of docs/guide/network.md, and answers a finding for each check, in their order. It submits about
 * twenty bills and begins two subscriptions: what is behind the gateway is a network for trials. `onFinding` is told of each as it comes.
 * Where nothing answers at the address, nothing else is tried.
 */
export async function gatewayConformance(
  target: ConformanceTarget,
  onFinding: (finding: ConformanceFinding) => void = () => {},
): Promise<readonly ConformanceFinding[]> {
  const trial = new Trial(target);
  const findings: ConformanceFinding[] = [];
  for (const check of checks) {
    const isOff = findings.length > 0 && !trial.isReached;
    const finding = isOff ? untried(check, 'nothing answers at the address') : await seen(check, trial);
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}

async function seen(check: Check, trial: Trial): Promise<ConformanceFinding> {
  const { name, sentence } = check;
  try {
    await check.run(trial);
    return { name, sentence, verdict: 'passed' };
  } catch (error) {
    if (error instanceof Untried) return untried(check, error.message);
    if (error instanceof Wrong) return { name, sentence, verdict: 'failed', reason: error.message };
    throw error;
  }
}

function untried({ name, sentence }: Check, reason: string): ConformanceFinding {
  return { name, sentence, verdict: 'untried', reason };
}
