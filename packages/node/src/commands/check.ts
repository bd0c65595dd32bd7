import {
  checkEInvoice,
  type EInvoiceRules,
  eInvoiceRuleSets,
  isError,
  type ReceivedEInvoice,
  readEInvoice,
  rulesFor,
  uncheckedRules,
} from '@rappen/core/e-invoice';
import { normalizeIban, parseAccountNumber, parseQrIban } from '@rappen/core/iban';
import { parseTypedAmount } from '@rappen/core/money';
import { paymentCodeOf, readPaymentCode } from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import { parseCreditorReference, parseQrReference } from '@rappen/core/reference';
import { draftOf, notesOf, parseQrInvoice, profileAt, type RuleProfile, readPayload } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/internal/swiss-day';
import { readInput } from '../files.ts';
import { jsonOf } from '../json-file.ts';
import { misunderstood, print } from '../output.ts';
import { problemRows, reportProblems, reportWarnings } from '../report.ts';

interface Verdict {
  readonly problems: readonly Problem[];
  /** Warnings: they break no rule. */
  readonly warnings?: readonly Problem[];
}

type Check = (text: string, profile: RuleProfile) => Verdict;

/** What can be validated: each returns the problems of a text. */
const checks: Readonly<Record<string, Check>> = {
  __proto__: null as never,
  iban: (text) => verdictOn(parseAccountNumber(text)),
  'qr-iban': (text) => verdictOn(parseQrIban(text)),
  reference: (text) => verdictOn(/^RF/i.test(text) ? parseCreditorReference(text) : parseQrReference(text)),
  amount: (text) => verdictOn(parseTypedAmount(text)),
  payload: (text, profile) => {
    const reading = readPaymentCode({ text }, profile) ?? readPayload(text, profile);
    return reading.ok ? { problems: reading.value.problems, warnings: reading.value.deviations } : reading;
  },
  invoice: (text, profile) => {
    const json = jsonOf(new TextEncoder().encode(text));
    if (!json.ok) return json;
    const parsed = parseQrInvoice(json.value, { profile });
    return parsed.ok ? { problems: [], warnings: notesOf(draftOf(parsed.value.invoice), profile) } : parsed;
  },
};

interface CheckOptions {
  readonly rules: EInvoiceRules | undefined;
  readonly json: boolean;
}

/** Checks a text of some kind, or an e-invoice in a file. Answers the exit status. */
export async function check({ rules, json }: CheckOptions, words: readonly string[]): Promise<number> {
  const [kind = '', argument = '-'] = words;
  if (kind === 'einvoice') return checkFile(argument, rules, json);
  if (rules !== undefined) return misunderstood('--rules is for e-invoices: rappen check einvoice FILE');
  const given = argument === '-' ? textOf(await readInput('-'), kind) : argument;
  const isDocument = kind === 'payload' || kind === 'invoice';
  const isText = isDocument || kind === 'amount';
  const validate = checks[kind] as Check;
  const verdict = validate(isText ? given : normalized(given, kind), profileAt(swissDay(new Date())));
  const { problems, warnings = [] } = verdict;
  if (problems.length > 0) return reportProblems(problems, { json });
  reportValid(warnings, json, kind === 'payload' ? paymentCodeOf(given) : undefined);
  return 0;
}

async function checkFile(file: string, asked: EInvoiceRules | undefined, json: boolean): Promise<number> {
  const source = { json, source: file };
  const received = readEInvoice(await readInput(file));
  if (!received.ok) return reportProblems(received.problems, source);
  const rules = rulesFor(received.value, asked);
  const findings = checkEInvoice(received.value, { rules });
  if (findings.some(isError)) return reportProblems(findings, source);
  reportValid([...findings, ...received.value.remarks], json, undefined, ruleSetOf(received.value, rules));
  return 0;
}

function textOf(bytes: Uint8Array, kind: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: kind === 'payload' }).decode(bytes).replace(/\r?\n$/, '');
}

/** What people type between groups, and small letters, mean nothing in an IBAN; spaces mean nothing in a reference. */
function normalized(given: string, kind: string): string {
  return kind === 'reference' ? given.replace(/\s+/g, '') : normalizeIban(given);
}

function verdictOn(result: { readonly ok: boolean; readonly problems?: readonly Problem[] }): Verdict {
  return { problems: result.problems ?? [] };
}

/** What an e-invoice was checked by, and what was not. */
interface RuleSet {
  readonly ruleSets: ReturnType<typeof eInvoiceRuleSets>;
  readonly uncheckedRules: readonly string[];
}

function ruleSetOf(received: ReceivedEInvoice, rules: readonly EInvoiceRules[]): RuleSet {
  return { ruleSets: eInvoiceRuleSets(received, rules), uncheckedRules: uncheckedRules(received, rules) };
}

function reportValid(
  warnings: readonly Problem[],
  asJson: boolean | undefined,
  code: ReturnType<typeof paymentCodeOf>,
  ruleSet?: RuleSet,
): void {
  const said = warnings.length > 0 && { warnings: problemRows(warnings) };
  const title = code?.title ?? ruleSet?.ruleSets.map(({ name, version }) => `${name} ${version}`).join(', ');
  const verdict = title === undefined ? 'valid' : `valid: ${title}`;
  print(asJson ? `${JSON.stringify({ ok: true, standard: code?.standard, ...ruleSet, ...said })}\n` : `${verdict}\n`);
  if (!asJson && ruleSet !== undefined && ruleSet.uncheckedRules.length > 0)
    print(`not checked: ${ruleSet.uncheckedRules.join('; ')}\n`);
  if (!asJson) reportWarnings(warnings);
}
