import { parseAccountNumber, parseQrIban } from '@rappen/core/iban';
import { parseJson } from '@rappen/core/json';
import { paymentCodeOf, readPaymentCode } from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import { parseCreditorReference, parseQrReference } from '@rappen/core/reference';
import { parseQrInvoice, profileAt, type RuleProfile, readPayload } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/swiss-day';
import { type Command, misunderstood } from '../command-line.ts';
import { readInput } from '../files.ts';
import { reportProblems } from '../report.ts';

type Check = (text: string, profile: RuleProfile) => readonly Problem[];

/** Each thing that can be checked: the problems of a text. */
const checks: Readonly<Record<string, Check>> = {
  iban: (text) => problemsOf(parseAccountNumber(text)),
  'qr-iban': (text) => problemsOf(parseQrIban(text)),
  reference: (text) => problemsOf(/^RF/i.test(text) ? parseCreditorReference(text) : parseQrReference(text)),
  payload: (text, profile) => {
    const reading = readPaymentCode({ text }, profile);
    if (reading === undefined) return problemsOf(readPayload(text, profile));
    return reading.ok ? reading.value.problems : reading.problems;
  },
  invoice: (text, profile) => {
    const json = parseJson(text);
    return json.ok ? problemsOf(parseQrInvoice(json.value, { profile })) : json.problems;
  },
};

export const check: Command = {
  usage: `check ${Object.keys(checks).join('|')} TEXT`,
  summary: 'Checks a text, or standard input for -; blanks in account and reference numbers do not matter.',
  async run(options, [kind, argument]) {
    const judge = kind !== undefined && Object.hasOwn(checks, kind) ? checks[kind] : undefined;
    if (kind === undefined || judge === undefined)
      return misunderstood(`check needs one of ${Object.keys(checks).join(', ')}`);
    if (argument === undefined) return misunderstood(`check ${kind} needs a text, or - for standard input`);
    const given = argument === '-' ? new TextDecoder().decode(await readInput('-')).replace(/\r?\n$/, '') : argument;
    const isDocument = kind === 'payload' || kind === 'invoice';
    const problems = judge(isDocument ? given : given.replace(/\s+/g, ''), profileAt(swissDay(new Date())));
    if (problems.length > 0) return reportProblems(problems, { json: options.json });
    const code = kind === 'payload' ? paymentCodeOf(given) : undefined;
    const verdict = code === undefined ? 'valid' : `valid: ${code.title}`;
    process.stdout.write(options.json ? `${JSON.stringify({ ok: true, standard: code?.standard })}\n` : `${verdict}\n`);
    return 0;
  },
};

function problemsOf(result: { readonly ok: boolean; readonly problems?: readonly Problem[] }): readonly Problem[] {
  return result.problems ?? [];
}
