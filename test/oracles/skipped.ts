import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end which tests were skipped and what they need, by the "(needs …)" of their names. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) => [...module.children.allTests('skipped')].map(({ fullName }) => fullName));
    const counts = new Map<string, number>();
    for (const name of names) {
      const need = /\(needs ([^)]+)\)/.exec(name)?.[1];
      const reason = need === undefined ? 'not chosen' : `needs ${need}, which is not here`;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of [...counts].sort()) console.log(` Skipped ${count}: ${reason}`);
  }
}
