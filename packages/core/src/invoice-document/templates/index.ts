import type { Language } from '../../payment-part/index.ts';
import { classic } from './classic.ts';
import { compact } from './compact.ts';
import { modern } from './modern.ts';
import type { Template } from './template.ts';

export const templateNames = ['classic', 'modern', 'compact'] as const;
export type TemplateName = (typeof templateNames)[number];

export const templates: Readonly<Record<TemplateName, Template>> = { classic, modern, compact };

/** A template as a user chooses it. */
export interface TemplateDescription {
  readonly name: TemplateName;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
}

/** All templates, the default first. */
export const invoiceDocumentTemplates: readonly TemplateDescription[] = [
  {
    name: 'classic',
    title: { de: 'Klassisch', fr: 'Classique', it: 'Classico', en: 'Classic', rm: 'Classic' },
    description: {
      de: 'Geschäftsbrief mit Adresse im Fenster, feine Linien',
      fr: "Lettre commerciale avec l'adresse dans la fenêtre, lignes fines",
      it: "Lettera commerciale con l'indirizzo nella finestra, linee sottili",
      en: 'Business letter with the address in the window, fine lines',
      rm: "Brev da fatschenta cun l'adressa en la fanestra, lingias finas",
    },
  },
  {
    name: 'modern',
    title: { de: 'Modern', fr: 'Moderne', it: 'Moderno', en: 'Modern', rm: 'Modern' },
    description: {
      de: 'Farbiger Balken, der Betrag in einem grossen Feld',
      fr: 'Barre de couleur, le montant dans un grand champ',
      it: "Barra colorata, l'importo in un grande riquadro",
      en: 'Coloured bar, the amount in a large box',
      rm: "Travada colurada, l'import en in grond champ",
    },
  },
  {
    name: 'compact',
    title: { de: 'Kompakt', fr: 'Compact', it: 'Compatto', en: 'Compact', rm: 'Cumpact' },
    description: {
      de: 'Viele Positionen auf einer Seite, kleine Schrift',
      fr: 'Beaucoup de positions sur une page, petits caractères',
      it: 'Molte posizioni su una pagina, caratteri piccoli',
      en: 'Many positions on a page, small type',
      rm: 'Bleras posiziuns sin ina pagina, scrittira pitschna',
    },
  },
];
