import { fill } from '../../language/catalogue.ts';
import type { Texts } from '../../language/en.ts';
import type { ManyTexts } from '../../language/many/en.ts';
import type { FileField } from '../../sheet/fields.ts';

/** What a field of the table is called in the language of the page; those of the debtor, which most tables have, in short. */
export function fieldLabel(field: FileField, { make, pair }: Texts, { fields }: ManyTexts): string {
  switch (field) {
    case 'number':
    case 'date':
    case 'due':
    case 'email':
      return fields[field];
    case 'debtor.firstName':
      return fields.firstName;
    case 'debtor.lastName':
      return fields.lastName;
    case 'debtor.company':
      return fields.company;
    case 'debtor.name':
      return fields.customer;
    case 'alternativeProcedures[0]':
    case 'alternativeProcedures[1]':
      return fill(fields.procedure, { number: field.endsWith('[0]') ? 1 : 2 });
    case 'language':
      return make.fields.language;
    default: {
      const own = ownLabel(field, { make }, { fields });
      return field.startsWith('creditor.') ? fill(pair, { name: fields.creditor, value: own }) : own;
    }
  }
}

/** The same without whose it is, where that is said once above all of them. */
export function ownLabel(
  field: FileField,
  { make }: Pick<Texts, 'make'>,
  { fields }: Pick<ManyTexts, 'fields'>,
): string {
  const name = field.slice(field.indexOf('.') + 1);
  return name === 'addressType' ? fields.addressType : make.fields[name as keyof typeof make.fields];
}

/** The same above a column. */
export function headLabel(field: FileField, texts: Texts, many: ManyTexts): string {
  switch (field) {
    case 'number':
    case 'date':
      return many.short[field];
    case 'debtor.postalCode':
      return many.short.postalCode;
    case 'debtor.buildingNumber':
      return many.short.buildingNumber;
    default:
      return fieldLabel(field, texts, many);
  }
}
