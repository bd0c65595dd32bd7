import type { UiLanguage } from '../languages.ts';
import { abroad as de } from './de.ts';
import { abroad as en } from './en.ts';
import { abroad as fr } from './fr.ts';
import { abroad as it } from './it.ts';
import type { AbroadTexts } from './texts.ts';

/** What is said of invoices abroad: it comes with their fields. */
export const abroadTexts: Readonly<Record<UiLanguage, AbroadTexts>> = { de, fr, it, en };
