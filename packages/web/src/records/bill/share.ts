import { packLink, unpackLink } from '../packed-link.ts';
import { emptyForm, type Form, fieldNames, formOf } from './form.ts';

/** What a form says as text for the fragment of an address: the fields that differ from an empty form. */
export async function encodeForm(form: Form): Promise<string> {
  const empty = emptyForm('de');
  const differing = fieldNames.filter((name) => form[name] !== empty[name]).map((name) => [name, form[name]]);
  return packLink(Object.fromEntries(differing));
}

/** What `encodeForm` wrote; undefined for anything else. Unknown fields are passed over. */
export async function decodeForm(code: string): Promise<Form | undefined> {
  const value = await unpackLink(code);
  return value && formOf(value, emptyForm('de'));
}
