import { type Language, languages } from '../payment-part/index.ts';
import type { VatCategory, VatExemption } from './invoice-document.ts';

const outside: Readonly<Record<Language, string>> = {
  de: 'Nicht MWST-pflichtig',
  fr: 'Non assujetti à la TVA',
  it: "Non soggetto all'IVA",
  en: 'Not subject to VAT',
  rm: 'Betg suttamess a la TPV',
};
const exempt: Readonly<Record<Language, string>> = {
  de: 'Von der MWST ausgenommen',
  fr: 'Exclu de la TVA',
  it: "Escluso dall'IVA",
  en: 'Exempt from VAT',
  rm: 'Exclus da la TPV',
};
const reverse: Readonly<Record<Language, string>> = {
  de: 'Bezugsteuer / Reverse charge',
  fr: 'Impôt sur les acquisitions / Reverse charge',
  it: "Imposta sull'acquisto / Reverse charge",
  en: 'Reverse charge',
  rm: "Taglia sin l'acquist / Reverse charge",
};
const exported: Readonly<Record<Language, string>> = {
  de: 'Ausfuhr, von der MWST befreit',
  fr: 'Exportation, exonérée de la TVA',
  it: "Esportazione, esente dall'IVA",
  en: 'Export, exempt from VAT',
  rm: 'Export, liberà da la TPV',
};

function wordsIn(language: Language): Readonly<Record<Exclude<VatCategory, 'S' | 'Z'>, VatExemption>> {
  return {
    E: { reason: exempt[language], code: undefined },
    AE: { reason: reverse[language], code: 'VATEX-EU-AE' },
    G: { reason: exported[language], code: 'VATEX-EU-G' },
    O: { reason: outside[language], code: undefined },
  };
}

/**
 * The usual words for why no VAT is charged, with their code where the VATEX list has one that fits: its codes are those of
 * the EU, so that a Swiss reason stands as text alone.
 */
export const exemptionWords = /* @__PURE__ */ Object.fromEntries(
  languages.map((language) => [language, wordsIn(language)]),
) as Readonly<Record<Language, ReturnType<typeof wordsIn>>>;
