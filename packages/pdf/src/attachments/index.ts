export { type AttachmentInput, attachFile, type Relationship } from './attach.ts';
export { limits as attachmentLimits } from './limits.ts';
export { type Attachment, type AttachmentPlace, attachmentsIn, attachmentsOf } from './read.ts';
export type { XmpSchema } from './schema.ts';
