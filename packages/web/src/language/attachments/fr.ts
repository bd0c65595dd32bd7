import type { AttachmentTexts } from './texts.ts';

export const attachments: AttachmentTexts = {
  title: 'Pièces jointes',
  hint: 'Elles accompagnent les données de la facture électronique\u00a0: dans le XML, et dans le PDF qui le contient. Elles ne sont pas imprimées, et un lien les laisse de côté.',
  noEInvoice:
    'Seule une facture électronique emporte des fichiers, et cette facture n’en est pas une\u00a0: ils restent ici.',
  choose: 'Choisir des fichiers',
  drop: 'Ou les déposer ici\u00a0: PDF, PNG, JPEG, CSV, XLSX, ODS.',
  description: 'Description',
  remove: 'Retirer',
  removeOf: 'Retirer {name}',
  removed: '{name} est retiré.',
  undo: 'Annuler',
  sum: '{count:Un fichier|{count} fichiers}, {sum} sur {max}',
  lacking:
    'Le contenu de ce fichier n’est pas dans ce navigateur. Restaurez une sauvegarde qui le contient, ou retirez le fichier et joignez-le à nouveau.',
  faults: {
    type: '{name} n’est pas joint\u00a0: ce n’est pas un PDF, PNG, JPEG, CSV, XLSX ou ODS.',
    empty: '{name} n’est pas joint\u00a0: le fichier est vide.',
    large: '{name} ({size}) n’est pas joint\u00a0: tous les fichiers ensemble ont {max} au plus.',
    many: '{name} n’est pas joint\u00a0: une facture a {most} fichiers au plus.',
    unreadable: '{name} n’est pas joint\u00a0: le navigateur ne peut pas le lire.',
  },
};
