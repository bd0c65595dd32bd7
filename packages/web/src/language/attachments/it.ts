import type { AttachmentTexts } from './texts.ts';

export const attachments: AttachmentTexts = {
  title: 'Allegati',
  hint: 'Accompagnano i dati della fattura elettronica: nell’XML, e nel PDF che lo contiene. Non vengono stampati, e un link li tralascia.',
  noEInvoice: 'Solo una fattura elettronica porta con sé dei file, e questa fattura non lo è: restano qui.',
  choose: 'Scegliere i file',
  drop: 'Oppure trascinarli qui: PDF, PNG, JPEG, CSV, XLSX, ODS.',
  description: 'Descrizione',
  remove: 'Togliere',
  removeOf: 'Togliere {name}',
  removed: '{name} è stato tolto.',
  undo: 'Annulla',
  sum: '{count:Un file|{count} file}, {sum} su {max}',
  lacking:
    'Il contenuto di questo file non è in questo browser. Ripristini un backup che lo contiene, oppure tolga il file e lo alleghi di nuovo.',
  faults: {
    type: '{name} non è allegato: non è un PDF, PNG, JPEG, CSV, XLSX o ODS.',
    empty: '{name} non è allegato: il file è vuoto.',
    large: '{name} ({size}) non è allegato: tutti i file insieme possono avere al massimo {max}.',
    many: '{name} non è allegato: una fattura ha al massimo {most} file.',
    unreadable: '{name} non è allegato: il browser non può leggerlo.',
  },
};
