import { type CalendarDate, parseCalendarDate } from '@rappen/core/date';
import { formatPath, type Problem } from '@rappen/core/problem';
import {
  drawSymbol,
  type InvoiceDraft,
  parseDraft,
  parseSwicoS1,
  profileAt,
  profiles,
  type QrInvoice,
  type RuleProfile,
} from '@rappen/core/swiss-qr';
import { draftOfForm, type FieldName, type Form, fieldNames } from './form.ts';

/** What the rules say of a form. */
export interface Verdict {
  readonly draft: InvoiceDraft;
  /** Present when every rule holds. */
  readonly invoice: QrInvoice | undefined;
  /** Broken rules by field; those of the bill as a whole under the empty name. */
  readonly problems: ReadonlyMap<FieldName | '', readonly Problem[]>;
  /** Departures that do not make the bill invalid: bill information that S1 readers would not understand. */
  readonly notes: ReadonlyMap<FieldName | '', readonly Problem[]>;
  readonly problemCount: number;
}

/** Judges a form by the rules of a profile. */
export function judge(form: Form, profile: RuleProfile): Verdict {
  const draft = draftOfForm(form);
  const parsed = parseDraft(draft, profile);
  const symbol = parsed.ok ? drawSymbol(parsed.value) : parsed;
  const problems = symbol.ok ? [] : symbol.problems;
  return {
    draft,
    invoice: parsed.ok && symbol.ok ? parsed.value : undefined,
    problems: byField(problems),
    notes: new Map([['billingInformation' as const, notesOfSwico(draft)]]),
    problemCount: problems.length,
  };
}

/** S1 is only understood when it keeps its syntax, and believed when its sums are those of the bill. */
function notesOfSwico({ billingInformation = '', amount }: InvoiceDraft): readonly Problem[] {
  if (!billingInformation.startsWith('//S1')) return [];
  const parsed = parseSwicoS1(billingInformation, /^\d+\.\d\d$/.test(amount ?? '') ? amount : undefined);
  return parsed.ok ? [] : parsed.problems;
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

/** The rules that are in force on a day, told as the browser tells it: the day in Switzerland. */
export function profileOfDay(now: Date): RuleProfile {
  const day = parseCalendarDate(swissDay(now));
  return day.ok ? profileAt(day.value as CalendarDate) : profiles['2.3'];
}

/** `yyyy-mm-dd`: the Swedish way to write a date. */
export function swissDay(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' });
}
