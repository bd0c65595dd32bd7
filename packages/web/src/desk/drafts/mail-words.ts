import type { PaperKind } from '../../records/desk/paper.ts';
import type { Invoice } from '../../records/desk/records.ts';

/** How a document is called: by itself, and with the article that "find attached" wants. */
interface PaperWords {
  readonly name: string;
  readonly the: string;
}

/** An e-mail with a document, in a language of customers. */
interface MailWords {
  readonly papers: Readonly<Record<PaperKind, PaperWords>>;
  readonly subject: string;
  readonly greeting: string;
  readonly attached: string;
  readonly attachedAmount: string;
  readonly payable: string;
  readonly rest: string;
  readonly settled: string;
  readonly regards: string;
}

const paper = (name: string, the: string): PaperWords => ({ name, the });

/** What e-mails say, by the language of the customer. */
export const mailWords: Readonly<Record<Invoice['language'], MailWords>> = {
  de: {
    papers: {
      invoice: paper('Rechnung', 'die Rechnung'),
      deposit: paper('Anzahlungsrechnung', 'die Anzahlungsrechnung'),
      final: paper('Schlussrechnung', 'die Schlussrechnung'),
      credit: paper('Gutschrift', 'die Gutschrift'),
      reminder: paper('Zahlungserinnerung', 'die Zahlungserinnerung zur Rechnung'),
      offer: paper('Offerte', 'die Offerte'),
      confirmation: paper('Auftragsbestätigung', 'die Auftragsbestätigung'),
      delivery: paper('Lieferschein', 'den Lieferschein'),
      template: paper('Rechnung', 'die Rechnung'),
    },
    subject: '{kind} {number} von {company}',
    greeting: 'Guten Tag',
    attached: 'Im Anhang finden Sie {the} {number}.',
    attachedAmount: 'Im Anhang finden Sie {the} {number} über {amount}.',
    rest: 'Davon sind noch {rest} offen.',
    payable: 'Zahlbar bis {due}.',
    settled: 'Sie müssen nichts bezahlen.',
    regards: 'Freundliche Grüsse\n{company}',
  },
  fr: {
    papers: {
      invoice: paper('Facture', 'la facture'),
      deposit: paper('Facture d’acompte', 'la facture d’acompte'),
      final: paper('Facture finale', 'la facture finale'),
      credit: paper('Note de crédit', 'la note de crédit'),
      reminder: paper('Rappel', 'le rappel de la facture'),
      offer: paper('Offre', 'l’offre'),
      confirmation: paper('Confirmation de commande', 'la confirmation de commande'),
      delivery: paper('Bulletin de livraison', 'le bulletin de livraison'),
      template: paper('Facture', 'la facture'),
    },
    subject: '{kind} {number} de {company}',
    greeting: 'Madame, Monsieur,',
    attached: 'Vous trouverez en annexe {the} {number}.',
    attachedAmount: 'Vous trouverez en annexe {the} {number} de {amount}.',
    rest: 'Il en reste {rest} à payer.',
    payable: 'Payable jusqu’au {due}.',
    settled: 'Vous n’avez rien à payer.',
    regards: 'Meilleures salutations\n{company}',
  },
  it: {
    papers: {
      invoice: paper('Fattura', 'la fattura'),
      deposit: paper('Fattura d’acconto', 'la fattura d’acconto'),
      final: paper('Fattura finale', 'la fattura finale'),
      credit: paper('Nota di credito', 'la nota di credito'),
      reminder: paper('Sollecito', 'il sollecito della fattura'),
      offer: paper('Offerta', 'l’offerta'),
      confirmation: paper('Conferma d’ordine', 'la conferma d’ordine'),
      delivery: paper('Bollettino di consegna', 'il bollettino di consegna'),
      template: paper('Fattura', 'la fattura'),
    },
    subject: '{kind} {number} di {company}',
    greeting: 'Gentile cliente',
    attached: 'In allegato trova {the} {number}.',
    attachedAmount: 'In allegato trova {the} {number} di {amount}.',
    rest: 'Ne restano da pagare {rest}.',
    payable: 'Pagabile entro il {due}.',
    settled: 'Non deve pagare nulla.',
    regards: 'Cordiali saluti\n{company}',
  },
  en: {
    papers: {
      invoice: paper('Invoice', 'invoice'),
      deposit: paper('Deposit invoice', 'deposit invoice'),
      final: paper('Final invoice', 'final invoice'),
      credit: paper('Credit note', 'credit note'),
      reminder: paper('Payment reminder', 'our reminder of invoice'),
      offer: paper('Offer', 'offer'),
      confirmation: paper('Order confirmation', 'order confirmation'),
      delivery: paper('Delivery note', 'delivery note'),
      template: paper('Invoice', 'invoice'),
    },
    subject: '{kind} {number} from {company}',
    greeting: 'Dear Sir or Madam',
    attached: 'Please find attached {the} {number}.',
    attachedAmount: 'Please find attached {the} {number} for {amount}.',
    rest: 'Of this, {rest} is still open.',
    payable: 'Payable by {due}.',
    settled: 'There is nothing to pay.',
    regards: 'Kind regards\n{company}',
  },
  rm: {
    papers: {
      invoice: paper('Quint', 'il quint'),
      deposit: paper('Quint d’acconto', 'il quint d’acconto'),
      final: paper('Quint final', 'il quint final'),
      credit: paper('Avis da credit', 'l’avis da credit'),
      reminder: paper('Admoniziun', 'l’admoniziun dal quint'),
      offer: paper('Offerta', 'l’offerta'),
      confirmation: paper('Conferma d’incumbensa', 'la conferma d’incumbensa'),
      delivery: paper('Bulletin da furniziun', 'il bulletin da furniziun'),
      template: paper('Quint', 'il quint'),
    },
    subject: '{kind} {number} da {company}',
    greeting: 'Bun di',
    attached: 'En l’agiunta chattais Vus {the} {number}.',
    attachedAmount: 'En l’agiunta chattais Vus {the} {number} da {amount}.',
    rest: 'Da quai èn anc averts {rest}.',
    payable: 'Da pajar enfin ils {due}.',
    settled: 'Vus na stuais pajar nagut.',
    regards: 'Cordials salids\n{company}',
  },
};
