import { parseAccountNumber, parseQrIban } from '@rappen/core/iban';
import { parseJson } from '@rappen/core/json';
import { parseTypedAmount } from '@rappen/core/money';
import { paymentCodeOf, readPaymentCode } from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import { parseCreditorReference, parseQrReference } from '@rappen/core/reference';
import { draftOf, notesOf, parseQrInvoice, profileAt, type RuleProfile, readPayload } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/swiss-day';
import { type Command, misunderstood } from '../command.ts';
import { readInput } from '../files.ts';
import { problemRows, reportProblems, reportWarnings } from '../report.ts';

interface Verdict {
  readonly problems: readonly Problem[];
  /** Warnings: they break no rule. */
  readonly warnings?: readonly Problem[];
}

type Check = (text: string, profile: RuleProfile) => Verdict;

/** What can be validated: each returns the problems of a text. */
const checks: Readonly<Record<string, Check>> = {
  iban: (text) => verdictOn(parseAccountNumber(text)),
  'qr-iban': (text) => verdictOn(parseQrIban(text)),
  reference: (text) => verdictOn(/^RF/i.test(text) ? parseCreditorReference(text) : parseQrReference(text)),
  amount: (text) => verdictOn(parseTypedAmount(text)),
  payload: (text, profile) => {
    const reading = readPaymentCode({ text }, profile) ?? readPayload(text, profile);
    return reading.ok ? { problems: reading.value.problems, warnings: reading.value.deviations } : reading;
  },
  invoice: (text, profile) => {
    const json = parseJson(text);
    if (!json.ok) return json;
    const parsed = parseQrInvoice(json.value, { profile });
    return parsed.ok ? { problems: [], warnings: notesOf(draftOf(parsed.value.invoice)) } : parsed;
  },
};

export const check: Command = {
  usage: `check ${Object.keys(checks).join('|')} TEXT`,
  summary: 'Validates a text, or standard input for -; spaces in account and reference numbers are ignored.',
  async run(options, [kind, argument]) {
    const validate = kind !== undefined && Object.hasOwn(checks, kind) ? checks[kind] : undefined;
    if (kind === undefined || validate === undefined)
      return misunderstood(`check needs one of ${Object.keys(checks).join(', ')}`);
    if (argument === undefined) return misunderstood(`check ${kind} needs a text, or - for standard input`);
    const given =
      argument === '-'
        ? new TextDecoder('utf-8', { ignoreBOM: kind === 'payload' }).decode(await readInput('-')).replace(/\r?\n$/, '')
        : argument;
    const isDocument = kind === 'payload' || kind === 'invoice';
    const isText = isDocument || kind === 'amount';
    const verdict = validate(isText ? given : given.replace(/\s+/g, ''), profileAt(swissDay(new Date())));
    const { problems, warnings = [] } = verdict;
    if (problems.length > 0) return reportProblems(problems, { json: options.json });
    reportValid(warnings, options.json, kind === 'payload' ? paymentCodeOf(given) : undefined);
    return 0;
  },
};

function verdictOn(result: { readonly ok: boolean; readonly problems?: readonly Problem[] }): Verdict {
  return { problems: result.problems ?? [] };
}

function reportValid(
  warnings: readonly Problem[],
  asJson: boolean | undefined,
  code: ReturnType<typeof paymentCodeOf>,
): void {
  const said = warnings.length > 0 && { warnings: problemRows(warnings) };
  const verdict = code === undefined ? 'valid' : `valid: ${code.title}`;
  process.stdout.write(
    asJson ? `${JSON.stringify({ ok: true, standard: code?.standard, ...said })}\n` : `${verdict}\n`,
  );
  if (!asJson) reportWarnings(warnings);
}
