import type { BusinessCaseType } from '../business-case.ts';

/** The languages of mails with bills. */
export const billMailLanguages = ['de', 'fr', 'it', 'en'] as const;
export type BillMailLanguage = (typeof billMailLanguages)[number];

/** What a mail says. `{number}`, `{biller}`, `{date}`, `{amount}`, `{due}` and `{bill}` are put in. */
export interface MailWords {
  readonly greeting: string;
  readonly closing: string;
  /** Names of the cases, for the subject and for the file. */
  readonly names: Readonly<Record<BusinessCaseType, string>>;
  readonly subject: string;
  /** The sentence of each kind. */
  readonly sentences: Readonly<Record<BusinessCaseType, string>>;
  readonly amount: string;
  readonly due: string;
  readonly instalments: string;
  readonly aboutBill: string;
}

export const mailWords: Readonly<Record<BillMailLanguage, MailWords>> = {
  de: {
    greeting: 'Guten Tag',
    closing: 'Freundliche Grüsse',
    names: {
      Bill: 'Rechnung',
      InstalmentBill: 'Rechnung',
      Reminder: 'Mahnung',
      CreditNote: 'Gutschrift',
      Advice: 'Avis',
      DonationInquiry: 'Spendenanfrage',
    },
    subject: '{name} {number} von {biller}',
    sentences: {
      Bill: 'Im Anhang finden Sie unsere Rechnung {number} vom {date}.',
      InstalmentBill: 'Im Anhang finden Sie unsere Rechnung {number} vom {date}.',
      Reminder: 'Im Anhang finden Sie unsere Mahnung {number} vom {date}.',
      CreditNote: 'Im Anhang finden Sie unsere Gutschrift {number} vom {date}.',
      Advice: 'Im Anhang finden Sie unser Avis {number} vom {date}.',
      DonationInquiry:
        'Im Anhang finden Sie unsere Spendenanfrage {number} vom {date}. Vielen Dank für Ihre Unterstützung.',
    },
    amount: 'Betrag: {amount}',
    due: 'Zahlbar bis: {due}',
    instalments: 'Sie können in Raten zahlen: die Möglichkeiten stehen im Anhang.',
    aboutBill: 'Betrifft: Rechnung {bill}',
  },
  fr: {
    greeting: 'Bonjour,',
    closing: 'Meilleures salutations',
    names: {
      Bill: 'Facture',
      InstalmentBill: 'Facture',
      Reminder: 'Rappel',
      CreditNote: 'Note de crédit',
      Advice: 'Avis',
      DonationInquiry: 'Demande de don',
    },
    subject: '{name} {number} de {biller}',
    sentences: {
      Bill: 'Vous trouverez en annexe notre facture {number} du {date}.',
      InstalmentBill: 'Vous trouverez en annexe notre facture {number} du {date}.',
      Reminder: 'Vous trouverez en annexe notre rappel {number} du {date}.',
      CreditNote: 'Vous trouverez en annexe notre note de crédit {number} du {date}.',
      Advice: 'Vous trouverez en annexe notre avis {number} du {date}.',
      DonationInquiry: 'Vous trouverez en annexe notre demande de don {number} du {date}. Merci de votre soutien.',
    },
    amount: 'Montant : {amount}',
    due: 'Payable jusqu’au : {due}',
    instalments: 'Vous pouvez payer par acomptes : les possibilités figurent dans l’annexe.',
    aboutBill: 'Concerne : facture {bill}',
  },
  it: {
    greeting: 'Buongiorno,',
    closing: 'Cordiali saluti',
    names: {
      Bill: 'Fattura',
      InstalmentBill: 'Fattura',
      Reminder: 'Sollecito',
      CreditNote: 'Nota di credito',
      Advice: 'Avviso',
      DonationInquiry: 'Richiesta di donazione',
    },
    subject: '{name} {number} di {biller}',
    sentences: {
      Bill: 'In allegato trova la nostra fattura {number} del {date}.',
      InstalmentBill: 'In allegato trova la nostra fattura {number} del {date}.',
      Reminder: 'In allegato trova il nostro sollecito {number} del {date}.',
      CreditNote: 'In allegato trova la nostra nota di credito {number} del {date}.',
      Advice: 'In allegato trova il nostro avviso {number} del {date}.',
      DonationInquiry:
        'In allegato trova la nostra richiesta di donazione {number} del {date}. Grazie per il Suo sostegno.',
    },
    amount: 'Importo: {amount}',
    due: 'Pagabile fino al: {due}',
    instalments: 'Può pagare a rate: le possibilità sono indicate nell’allegato.',
    aboutBill: 'Concerne: fattura {bill}',
  },
  en: {
    greeting: 'Hello,',
    closing: 'Kind regards',
    names: {
      Bill: 'Invoice',
      InstalmentBill: 'Invoice',
      Reminder: 'Reminder',
      CreditNote: 'Credit note',
      Advice: 'Advice',
      DonationInquiry: 'Donation request',
    },
    subject: '{name} {number} from {biller}',
    sentences: {
      Bill: 'Please find attached our invoice {number} of {date}.',
      InstalmentBill: 'Please find attached our invoice {number} of {date}.',
      Reminder: 'Please find attached our reminder {number} of {date}.',
      CreditNote: 'Please find attached our credit note {number} of {date}.',
      Advice: 'Please find attached our advice {number} of {date}.',
      DonationInquiry:
        'Please find attached our donation request {number} of {date}. Thank you very much for your support.',
    },
    amount: 'Amount: {amount}',
    due: 'Payable by: {due}',
    instalments: 'You can pay in instalments: the options are in the attachment.',
    aboutBill: 'Concerns: invoice {bill}',
  },
};
