import { openAmount } from '@rappen/core/bulk';
import type { Problem } from '@rappen/core/problem';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import type { Party } from '../../records/bill/address-fields.ts';
import { type FixKind, fixesOf } from '../../records/bill/fixes.ts';
import { emptyForm, type Form, fieldNames } from '../../records/bill/form.ts';
import { type BillField, billFields, textOf } from '../../sheet/fields.ts';
import type { ReadRow } from '../../sheet/read-row.ts';

export type RowChanges = Readonly<Partial<Record<BillField, string>>>;

/** A fix for a problem of a row. */
export interface RowFix {
  readonly kind: FixKind | 'round';
  readonly value: string;
  readonly changes: RowChanges;
}

/** What can be offered for a problem of a row: what the page Create offers, and what a figure in a table may mean. */
export function fixesOfRow(found: Problem, { cells }: ReadRow, profile: RuleProfile): readonly RowFix[] {
  const field = found.path[0] as BillField;
  const text = textOf(cells, field);
  switch (found.code) {
    case 'AMOUNT_AMBIGUOUS':
      return [...rounded(text), write(field, String(found.params['whole']))];
    case 'TABLE_AMOUNT_EMPTY':
      return [write(field, openAmount)];
    case 'AMOUNT_SIGN_UNCLEAR':
      return [write(field, String(found.params['whole']))];
    case 'AMOUNT_SCALE':
      return rounded(text);
    case 'AMOUNT_OTHER_CURRENCY': {
      const typed = String(found.params['typed']);
      return typed === 'CHF' || typed === 'EUR'
        ? [{ kind: 'useCurrency', value: typed, changes: { currency: typed } }]
        : [];
    }
    case 'REFERENCE_TYPE_UNKNOWN':
      return [{ kind: 'useType', value: 'NON', changes: { referenceType: 'NON', reference: '' } }];
    case 'INVALID_ENUM':
      return [{ kind: 'remove', value: text, changes: { [field]: '' } }];
    case 'REQUIRED':
      return field === 'debtor.countryCode'
        ? countriesOf(textOf(cells, 'debtor.postalCode')).map((code) => write(field, code))
        : [];
    default:
      return fixesOf({ ...found, path: formPath(field, cells) }, formOfCells(cells), profile).map(
        ({ kind, value, changes }) => ({
          kind,
          value,
          changes: changesOf(changes),
        }),
      );
  }
}

function write(field: BillField, value: string): RowFix {
  return { kind: 'write', value, changes: { [field]: value } };
}

/** Where a postal code may be of: five figures are of three of the neighbours. */
function countriesOf(postalCode: string): readonly string[] {
  return /^\d{5}$/.test(postalCode) ? ['DE', 'FR', 'IT'] : ['CH'];
}

/** A figure with more decimals than money has, rounded; none where it is no plain figure. */
function rounded(text: string): readonly RowFix[] {
  if (!/^\d+\.\d+$/.test(text)) return [];
  const value = (Math.round(Number(text) * 100 + 1e-6) / 100).toFixed(2);
  return [{ kind: 'round', value, changes: { amount: value } }];
}

function isCombined(cells: readonly string[], party: Party): boolean {
  return textOf(cells, `${party}.addressType`) === 'K';
}

const parties = ['creditor', 'debtor'] as const;

function formOfCells(cells: readonly string[]): Form {
  const form: Record<string, string> = { ...emptyForm('de') };
  for (const name of fieldNames)
    if ((billFields as readonly string[]).includes(name)) form[name] = textOf(cells, name as BillField);
  for (const party of parties) {
    form[`${party}.addressType`] = isCombined(cells, party) ? 'COMBINED' : 'STRUCTURED';
    if (!isCombined(cells, party)) continue;
    form[`${party}.addressLine1`] = textOf(cells, `${party}.street`);
    form[`${party}.addressLine2`] = textOf(cells, `${party}.buildingNumber`);
    form[`${party}.street`] = form[`${party}.buildingNumber`] = '';
  }
  return form as Form;
}

function formPath(field: BillField, cells: readonly string[]): (string | number)[] {
  const [group = '', name = ''] = field.split('.');
  const party = parties.find((each) => each === group);
  if (party !== undefined && isCombined(cells, party) && (name === 'street' || name === 'buildingNumber'))
    return [group, name === 'street' ? 'addressLine1' : 'addressLine2'];
  const numbered = /^(\w+)\[(\d)\]$/.exec(field);
  if (numbered !== null) return [numbered[1] as string, Number(numbered[2])];
  return name === '' ? [group] : [group, name];
}

function changesOf(changes: Partial<Form>): RowChanges {
  const own: Record<string, string> = {};
  for (const [name, text] of Object.entries(changes)) {
    const line = /^(\w+)\.addressLine([12])$/.exec(name);
    const field = line === null ? name : `${line[1]}.${line[2] === '1' ? 'street' : 'buildingNumber'}`;
    const value = name.endsWith('.addressType') ? (text === 'COMBINED' ? 'K' : 'S') : text;
    // Lines that are emptied were taken apart into a street and a number
    if ((billFields as readonly string[]).includes(field) && (line === null || value !== '' || !(field in own)))
      own[field] = value;
  }
  return own;
}

/** What kind of thing is corrected: a word of the page. */
type FixGroup = 'amounts' | 'currencies' | 'accounts' | 'references' | 'addresses' | 'texts';

function groupOf(field: BillField): FixGroup {
  if (field === 'amount') return 'amounts';
  if (field === 'currency') return 'currencies';
  if (field === 'iban') return 'accounts';
  if (field === 'reference' || field === 'referenceType') return 'references';
  return field.includes('.') && !field.endsWith('.name') ? 'addresses' : 'texts';
}

/** All problems of a kind that have a fix, with the first fix of each, and one of them as an example. */
export interface CommonFix {
  readonly id: string;
  readonly group: FixGroup;
  readonly edits: readonly { readonly index: number; readonly changes: RowChanges }[];
  readonly from: string;
  readonly to: string;
}

/** What can be corrected at once, by group and rule, the most frequent first. */
export function commonFixes(rows: readonly (ReadRow | undefined)[], profile: RuleProfile): readonly CommonFix[] {
  const found = new Map<
    string,
    { group: FixGroup; edits: { index: number; changes: RowChanges }[]; from: string; to: string }
  >();
  const add = (id: string, kind: Omit<CommonFix, 'id' | 'edits'>, edit: CommonFix['edits'][number]) => {
    const known = found.get(id) ?? { ...kind, edits: [] };
    known.edits.push(edit);
    found.set(id, known);
  };
  rows.forEach((row, index) => {
    for (const { kind, field, options } of row?.doubts ?? []) {
      const [to] = options;
      // The month first, as the column has it; what is no date at all is somebody's to read
      if (to === undefined || to === '') continue;
      const from = textOf(row?.cells ?? [], field);
      add(kind, { group: 'texts', from, to }, { index, changes: { [field]: to } });
    }
    for (const each of row?.problems ?? []) {
      const [fix, other] = row === undefined ? [] : fixesOfRow(each, row, profile);
      if (fix === undefined || row === undefined) continue;
      // Which of two amounts or countries was meant, or whether a dash is a minus, is not for us to say
      if (each.code === 'AMOUNT_SIGN_UNCLEAR') continue;
      if (other !== undefined && ['AMOUNT_AMBIGUOUS', 'REQUIRED'].includes(each.code)) continue;
      const field = each.path[0] as BillField;
      const group = groupOf(field);
      const id = `${group} ${each.code} ${fix.kind}`;
      const to = fix.kind === 'remove' ? '' : fix.value;
      add(id, { group, from: textOf(row.cells, field), to }, { index, changes: fix.changes });
    }
  });
  return [...found].map(([id, kind]) => ({ id, ...kind })).sort((a, b) => b.edits.length - a.edits.length);
}
