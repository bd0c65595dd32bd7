import type { AttachmentTexts } from './texts.ts';

export const attachments: AttachmentTexts = {
  title: 'Beilagen',
  hint: 'Sie gehen mit den Daten der E-Rechnung: im XML, und im PDF mit diesen Daten. Gedruckt werden sie nicht, und ein Link lässt sie weg.',
  noEInvoice: 'Nur eine E-Rechnung nimmt Dateien mit, und diese Rechnung ist keine: sie bleiben hier.',
  choose: 'Dateien wählen',
  drop: 'Oder hier ablegen: PDF, PNG, JPEG, CSV, XLSX, ODS.',
  description: 'Beschreibung',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',
  removed: '{name} ist entfernt.',
  undo: 'Rückgängig',
  sum: '{count:Eine Datei|{count} Dateien}, {sum} von {max}',
  lacking:
    'Der Inhalt dieser Datei ist nicht in diesem Browser. Stellen Sie eine Sicherung her, die ihn hat, oder entfernen Sie die Datei und legen Sie sie neu bei.',
  faults: {
    type: '{name} liegt nicht bei: es ist kein PDF, PNG, JPEG, CSV, XLSX oder ODS.',
    empty: '{name} liegt nicht bei: die Datei ist leer.',
    large: '{name} ({size}) liegt nicht bei: alle Dateien zusammen dürfen höchstens {max} haben.',
    many: '{name} liegt nicht bei: eine Rechnung hat höchstens {most} Dateien.',
    unreadable: '{name} liegt nicht bei: der Browser kann die Datei nicht lesen.',
  },
};
