export { attachFile } from './attach.ts';
export type { AttachmentInput, Relationship } from './embedded-file.ts';
export { limits as attachmentLimits } from './limits.ts';
export { type MetadataText, metadataTextsIn } from './metadata.ts';
export { type PreparedAttachment, prepareAttachment } from './prepare.ts';
export {
  type Attachment,
  type AttachmentPlace,
  type AttachmentsOptions,
  attachmentsIn,
  attachmentsOf,
} from './read.ts';
export type { XmpSchema } from './schema.ts';
