import type { UiLanguage } from '../languages.ts';
import { attachments as de } from './de.ts';
import { attachments as en } from './en.ts';
import { attachments as fr } from './fr.ts';
import { attachments as it } from './it.ts';
import type { AttachmentTexts } from './texts.ts';

/** What is said of attached files: it comes with their fields. */
export const attachmentTexts: Readonly<Record<UiLanguage, AttachmentTexts>> = { de, fr, it, en };
