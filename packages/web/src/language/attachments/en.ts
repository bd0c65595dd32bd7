import type { AttachmentTexts } from './texts.ts';

export const attachments: AttachmentTexts = {
  title: 'Attached files',
  hint: 'They go into the data of the e-invoice: into its XML, and the PDF with that in it. They are not printed, and a link leaves them out.',
  noEInvoice: 'Only an e-invoice takes files with it, and this invoice is none: they stay here.',
  choose: 'Choose files',
  drop: 'Or drop them here: PDF, PNG, JPEG, CSV, XLSX, ODS.',
  description: 'Description',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removed: '{name} is removed.',
  undo: 'Undo',
  sum: '{count:One file|{count} files}, {sum} of {max}',
  lacking:
    'The content of this file is not in this browser. Restore a backup that has it, or remove the file and attach it again.',
  faults: {
    type: '{name} was not attached: it is no PDF, PNG, JPEG, CSV, XLSX or ODS.',
    empty: '{name} was not attached: it is empty.',
    large: '{name} ({size}) was not attached: all files together may have at most {max}.',
    many: '{name} was not attached: an invoice has at most {most} files.',
    unreadable: '{name} was not attached: the browser cannot read it.',
  },
};
