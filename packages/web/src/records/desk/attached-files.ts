import { anyText, base64Text, type Infer, isRecord, object, required } from '@rappen/core/model';
import type { Attachment } from './lines.ts';

/**
 * What is in the files that go with invoices. Lists, tabs and undo copy records: these name a file, and its content is kept once, beside
 * them, in Base64 as backups and e-invoices have it. It never changes under a name, which is drawn: pages without encryption have no hash.
 */
export const attachedModel = object({
  id: required(anyText()),
  content: required(base64Text()),
});

export type AttachedFile = Infer<typeof attachedModel>;

/** The files that a record names: an invoice as it is, and as it was issued before. */
function attachmentsIn(record: unknown): readonly Attachment[] {
  if (!isRecord(record)) return [];
  const { attachments, versions } = record;
  const own = Array.isArray(attachments) ? attachments.filter(isAttachment) : [];
  const before = Array.isArray(versions) ? versions : [];
  return [...own, ...before.flatMap((text) => attachmentsIn(jsonOf(text)))];
}

/** What is in the bin may be of any kind. */
function isAttachment(one: unknown): one is Attachment {
  return isRecord(one) && typeof one['id'] === 'string' && typeof one['name'] === 'string';
}

/** The files that records name, and whose content is not there or is not as long as they say. */
export function lackingIn(records: readonly unknown[], attached: readonly AttachedFile[]): readonly Attachment[] {
  const sizes = new Map(attached.map(({ id, content }) => [id, sizeOf(content)]));
  const lacking = records.flatMap(attachmentsIn).filter(({ id, size }) => sizes.get(id) !== size);
  return [...new Map(lacking.map((one) => [one.id, one])).values()];
}

/** Bytes of a text in Base64. */
function sizeOf(content: string): number {
  const filled = content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0;
  return (content.length / 4) * 3 - filled;
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
