import { formatPath, type Problem } from '@rappen/core/problem';
import {
  encodeSymbol,
  type InvoiceDraft,
  notesOf,
  parseDraft,
  type QrInvoice,
  type RuleProfile,
  readTypedAmount,
} from '@rappen/core/swiss-qr';
import { draftOfForm, type FieldName, type Form, fieldNames } from './form.ts';
import { quotesReplaced, withPlainQuotes } from './quotes.ts';

/** What the rules say of a form. */
export interface Verdict {
  readonly draft: InvoiceDraft;
  /** Present when every rule holds. */
  readonly invoice: QrInvoice | undefined;
  /** Broken rules by field; those of the bill as a whole under the empty name. */
  readonly problems: ReadonlyMap<FieldName | '', readonly Problem[]>;
  /** What leaves the bill valid: bill information and eBill parameters that their readers would not understand. */
  readonly notes: ReadonlyMap<FieldName | '', readonly Problem[]>;
  readonly problemCount: number;
}

/** Validates a form by the rules of a profile. Quotes and apostrophes that the code does not take are replaced, and that is said. */
export function validate(typedForm: Form, profile: RuleProfile): Verdict {
  const form = { ...typedForm };
  const replaced: Problem[] = [];
  for (const field of fieldNames) {
    const plain = withPlainQuotes(form[field], profile);
    if (plain === form[field]) continue;
    replaced.push(quotesReplaced(field, form[field], plain));
    form[field] = plain;
  }
  const typed = readTypedAmount(draftOfForm(form));
  const draft = typed.ok ? typed.value : draftOfForm(form);
  const parsed = parseDraft(draft, profile);
  const symbol = parsed.ok ? encodeSymbol(parsed.value) : parsed;
  const found = symbol.ok ? [] : symbol.problems;
  // What is said of an amount as it was typed says more than what is said of one in a code
  const problems = typed.ok ? found : [...found.filter(({ path: [field] }) => field !== 'amount'), ...typed.problems];
  return {
    draft,
    invoice: parsed.ok && symbol.ok ? parsed.value : undefined,
    problems: byField(problems),
    notes: byField([...replaced, ...notesOf(draft, profile)]),
    problemCount: problems.length,
  };
}

function byField(problems: readonly Problem[]): Map<FieldName | '', readonly Problem[]> {
  const fields = new Map<FieldName | '', readonly Problem[]>();
  for (const found of problems) {
    const name = fieldOf(found);
    fields.set(name, [...(fields.get(name) ?? []), found]);
  }
  return fields;
}

/** The field at the path of a problem, or at the beginning of it. */
export function fieldOf({ path }: Problem): FieldName | '' {
  const name = formatPath(path);
  if (isFieldName(name)) return name;
  return fieldNames.find((field) => name !== '' && field.startsWith(name)) ?? '';
}

function isFieldName(text: string): text is FieldName {
  return (fieldNames as readonly string[]).includes(text);
}
