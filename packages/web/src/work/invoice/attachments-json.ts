import type { Invoice } from '../../records/desk/records.ts';
import type { Place } from './places.ts';

/** What is in attached files, in Base64, by their names among the records; one that is not kept here is missing. */
export type FileContents = ReadonlyMap<string, string>;

/** The attached files of an e-invoice (BG-24). One without content is reported as what is missing. */
export function attachmentsJson({ attachments }: Invoice, contents: FileContents) {
  return attachments.map(({ id, name, description, mediaType }) => ({
    nr: name,
    description: description.trim() === '' ? undefined : description.trim(),
    name,
    mediaType,
    content: contents.get(id),
  }));
}

/** Where in the page they stand. */
export function placesOfFiles({ attachments }: Invoice): readonly Place[] {
  const each = attachments.map((_, index) => ({ path: ['attachments', index], field: `attachments.${index}` }));
  return [{ path: ['attachments'], field: 'attachments' }, ...each];
}
