/**
 * Judges e-invoices by the Mustang validator, with the rules of CEN and XRechnung and veraPDF for PDFs in it, in one start of Java.
 * `node --conditions=rappen-source test/oracles/e-invoice/judge-mustang.ts FILE_OR_FOLDER…`: such as a folder that
 * `npm run corpus:e-invoice` has written. A line for each file that is not valid, and how many there are of each; the status is 1 where
 * one is not valid.
 */
import { basename } from 'node:path';
import { buildMustang, hasMustang, mustangJudgementsOf } from '../mustang.ts';

buildMustang();
if (!hasMustang()) throw new Error('The Mustang validator could not be built: it needs Java and Maven');
const judged = mustangJudgementsOf(process.argv.slice(2));
const counts = { valid: 0, 'not-valid': 0, crashed: 0 };
for (const { verdict, file, report } of judged) {
  counts[verdict] += 1;
  if (verdict !== 'valid') console.log(`${verdict}  ${basename(file)}: ${messagesIn(report)}`);
}
console.log(
  `${judged.length} read: ${counts.valid} valid, ${counts['not-valid']} not valid, ${counts.crashed} not judged`,
);
process.exitCode = counts['not-valid'] > 0 ? 1 : 0;

/** What the report finds wrong: exceptions with the place they come from, and errors with their rule. */
function messagesIn(report: string): string {
  const found = [...report.matchAll(/<(?:exception|error)[^>]*>(.*?)<\/(?:exception|error)>/gs)].map(([, text = '']) =>
    text.replace(/&lt;stacktrace&gt;.*?\bat (org\.mustangproject\.\S+).*/s, ' at $1').slice(0, 300),
  );
  return found.length > 0 ? found.join('; ') : report.slice(0, 300);
}
