import { type Browser, chromium } from 'playwright-core';
import { hasTools, pathOf } from '../oracles/tools.ts';
import { patienceMilliseconds } from '../patience.ts';

/** Tests that need the browser of the system are skipped where there is none. */
export const hasBrowser: boolean = hasTools('chromium');

/** Starts the browser of the system. */
export function launchBrowser(launchArguments: readonly string[] = []): Promise<Browser> {
  const executablePath = pathOf('chromium');
  if (executablePath === undefined) throw new Error('There is no chromium here');
  const timeout = patienceMilliseconds.condition;
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...launchArguments], timeout });
}
