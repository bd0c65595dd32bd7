export { type AttachmentInput, attachFile, type Relationship } from './attach.ts';
export { limits as attachmentLimits } from './limits.ts';
export { type MetadataText, metadataTextsIn } from './metadata.ts';
export {
  type Attachment,
  type AttachmentPlace,
  type AttachmentsOptions,
  attachmentsIn,
  attachmentsOf,
} from './read.ts';
export type { XmpSchema } from './schema.ts';
