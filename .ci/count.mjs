// Prints which tests failed and "N passed, N failed", from the number of steps that failed, the folder of the reports, and their names
import { existsSync, readFileSync } from 'node:fs';

const [failedSteps, folder, ...names] = process.argv.slice(2);
let [passed, failed, skipped] = [0, Number(failedSteps), 0];
for (const name of names) {
  const path = `${folder}/${name}.json`;
  if (!existsSync(path)) {
    console.log(`FAILED: there is no report of ${name}`);
    failed += 1;
    continue;
  }
  const report = JSON.parse(readFileSync(path, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  skipped += report.numPendingTests;
  for (const { name, message, assertionResults } of report.testResults) {
    for (const one of assertionResults.filter(({ status }) => status === 'failed'))
      console.log(`FAILED: ${name} > ${one.fullName}\n  ${one.failureMessages.join('\n').slice(0, 500)}`);
    if (message) console.log(`FAILED: ${name}\n  ${message.slice(0, 500)}`);
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
// A part may be without tests; where there should be some, none is a failure
process.exitCode = failed > 0 || (names.length > 0 && passed === 0) ? 1 : 0;
