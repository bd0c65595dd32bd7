import type { Language } from '../payment-part/index.ts';
import type { DocumentKind } from './invoice-document.ts';

/** The fixed texts of an invoice. Words in braces are filled in. */
export interface InvoiceWords {
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly page: string;
  readonly invoiceNr: string;
  readonly creditNoteNr: string;
  readonly offerNr: string;
  readonly confirmationNr: string;
  readonly deliveryNoteNr: string;
  readonly invoiceDate: string;
  readonly servicePeriod: string;
  readonly dueDate: string;
  readonly validUntil: string;
  readonly customerNr: string;
  readonly customerReference: string;
  readonly orderNr: string;
  readonly precedingInvoice: string;
  readonly recipientVatNumber: string;
  readonly recipientUid: string;
  readonly contact: string;
  readonly vatSuffix: string;
  readonly position: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly vat: string;
  readonly amount: string;
  readonly articleNr: string;
  readonly gtin: string;
  readonly carriedOver: string;
  readonly subtotal: string;
  readonly surcharge: string;
  readonly netTotal: string;
  readonly vatOn: string;
  readonly vatIncluded: string;
  readonly rounding: string;
  readonly total: string;
  readonly totalWithVat: string;
  readonly prepaid: string;
  /** What a final invoice deducts. */
  readonly deposits: string;
  readonly due: string;
  readonly credited: string;
  readonly vatOverview: string;
  readonly rate: string;
  readonly net: string;
  readonly gross: string;
  readonly outsideVat: string;
  readonly dueOn: string;
  readonly validOn: string;
  readonly cashDiscount: string;
}

/** Wordings in the five correspondence languages of the QR-bill. */
export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  de: {
    kinds: {
      invoice: 'Rechnung',
      creditNote: 'Gutschrift',
      correction: 'Korrekturrechnung',
      prepayment: 'Anzahlungsrechnung',
      partial: 'Teilrechnung',
      selfBilled: 'Abrechnung im Gutschriftverfahren',
      final: 'Schlussrechnung',
      offer: 'Offerte',
      orderConfirmation: 'Auftragsbestätigung',
      deliveryNote: 'Lieferschein',
    },
    page: 'Seite {page} von {pages}',
    invoiceNr: 'Rechnungs-Nr.',
    creditNoteNr: 'Gutschrift-Nr.',
    offerNr: 'Offert-Nr.',
    confirmationNr: 'Auftrags-Nr.',
    deliveryNoteNr: 'Lieferschein-Nr.',
    invoiceDate: 'Datum',
    servicePeriod: 'Leistung',
    dueDate: 'Zahlbar bis',
    validUntil: 'Gültig bis',
    customerNr: 'Kunden-Nr.',
    customerReference: 'Ihre Referenz',
    orderNr: 'Bestell-Nr.',
    precedingInvoice: 'Zu Rechnung',
    recipientVatNumber: 'Ihre MWST-Nr.',
    recipientUid: 'Ihre UID',
    contact: 'Kontakt',
    vatSuffix: 'MWST',
    position: 'Pos.',
    description: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Preis',
    discount: 'Rabatt',
    vat: 'MWST',
    amount: 'Betrag',
    articleNr: 'Art.-Nr.',
    gtin: 'GTIN',
    carriedOver: 'Übertrag',
    subtotal: 'Zwischentotal',
    surcharge: 'Zuschlag',
    netTotal: 'Total exkl. MWST',
    vatOn: 'MWST {rate} auf {net}',
    vatIncluded: 'MWST enthalten',
    rounding: 'Rundung',
    total: 'Total',
    totalWithVat: 'Total inkl. MWST',
    prepaid: 'Bereits bezahlt',
    deposits: 'Anzahlungen',
    due: 'Zu bezahlen',
    credited: 'Zu Ihren Gunsten',
    vatOverview: 'MWST-Übersicht',
    rate: 'Satz',
    net: 'Netto',
    gross: 'Brutto',
    outsideVat: 'ohne MWST',
    dueOn: 'Zahlbar bis {date} ohne Abzug.',
    validOn: 'Diese Offerte ist gültig bis {date}.',
    cashDiscount: 'Bei Zahlung bis {date} {percent} Skonto: {amount}.',
  },
  fr: {
    kinds: {
      invoice: 'Facture',
      creditNote: 'Note de crédit',
      correction: 'Facture rectificative',
      prepayment: "Facture d'acompte",
      partial: 'Facture partielle',
      selfBilled: 'Autofacture',
      final: 'Facture finale',
      offer: 'Offre',
      orderConfirmation: 'Confirmation de commande',
      deliveryNote: 'Bulletin de livraison',
    },
    page: 'Page {page} sur {pages}',
    invoiceNr: 'N° de facture',
    creditNoteNr: 'N° de note de crédit',
    offerNr: "N° d'offre",
    confirmationNr: 'N° de confirmation',
    deliveryNoteNr: 'N° de bulletin',
    invoiceDate: 'Date',
    servicePeriod: 'Prestation',
    dueDate: "Payable jusqu'au",
    validUntil: "Valable jusqu'au",
    customerNr: 'N° de client',
    customerReference: 'Votre référence',
    orderNr: 'N° de commande',
    precedingInvoice: 'Concerne la facture',
    recipientVatNumber: 'Votre n° TVA',
    recipientUid: 'Votre IDE',
    contact: 'Contact',
    vatSuffix: 'TVA',
    position: 'Pos.',
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix',
    discount: 'Rabais',
    vat: 'TVA',
    amount: 'Montant',
    articleNr: "N° d'article",
    gtin: 'GTIN',
    carriedOver: 'Report',
    subtotal: 'Sous-total',
    surcharge: 'Supplément',
    netTotal: 'Total hors TVA',
    vatOn: 'TVA {rate} sur {net}',
    vatIncluded: 'TVA comprise',
    rounding: 'Arrondi',
    total: 'Total',
    totalWithVat: 'Total TVA comprise',
    prepaid: 'Déjà payé',
    deposits: 'Acomptes',
    due: 'À payer',
    credited: 'En votre faveur',
    vatOverview: 'Récapitulatif TVA',
    rate: 'Taux',
    net: 'Net',
    gross: 'Brut',
    outsideVat: 'hors TVA',
    dueOn: "Payable jusqu'au {date}, net.",
    validOn: "Cette offre est valable jusqu'au {date}.",
    cashDiscount: "Pour un paiement jusqu'au {date}, escompte de {percent} : {amount}.",
  },
  it: {
    kinds: {
      invoice: 'Fattura',
      creditNote: 'Nota di credito',
      correction: 'Fattura rettificativa',
      prepayment: "Fattura d'acconto",
      partial: 'Fattura parziale',
      selfBilled: 'Autofattura',
      final: 'Fattura finale',
      offer: 'Offerta',
      orderConfirmation: "Conferma d'ordine",
      deliveryNote: 'Bolla di consegna',
    },
    page: 'Pagina {page} di {pages}',
    invoiceNr: 'N. fattura',
    creditNoteNr: 'N. nota di credito',
    offerNr: 'N. offerta',
    confirmationNr: 'N. conferma',
    deliveryNoteNr: 'N. bolla',
    invoiceDate: 'Data',
    servicePeriod: 'Prestazione',
    dueDate: 'Pagabile entro il',
    validUntil: 'Valida fino al',
    customerNr: 'N. cliente',
    customerReference: 'Vostro riferimento',
    orderNr: "N. d'ordine",
    precedingInvoice: 'Riferita alla fattura',
    recipientVatNumber: 'Vostro n. IVA',
    recipientUid: 'Vostro IDI',
    contact: 'Contatto',
    vatSuffix: 'IVA',
    position: 'Pos.',
    description: 'Descrizione',
    quantity: 'Quantità',
    unitPrice: 'Prezzo',
    discount: 'Sconto',
    vat: 'IVA',
    amount: 'Importo',
    articleNr: 'N. articolo',
    gtin: 'GTIN',
    carriedOver: 'Riporto',
    subtotal: 'Subtotale',
    surcharge: 'Supplemento',
    netTotal: 'Totale IVA esclusa',
    vatOn: 'IVA {rate} su {net}',
    vatIncluded: 'IVA inclusa',
    rounding: 'Arrotondamento',
    total: 'Totale',
    totalWithVat: 'Totale IVA inclusa',
    prepaid: 'Già pagato',
    deposits: 'Acconti',
    due: 'Da pagare',
    credited: 'A vostro favore',
    vatOverview: 'Riepilogo IVA',
    rate: 'Aliquota',
    net: 'Netto',
    gross: 'Lordo',
    outsideVat: 'senza IVA',
    dueOn: 'Pagabile entro il {date}, netto.',
    validOn: 'Questa offerta è valida fino al {date}.',
    cashDiscount: 'Per pagamento entro il {date}, sconto del {percent}: {amount}.',
  },
  en: {
    kinds: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      correction: 'Corrected invoice',
      prepayment: 'Prepayment invoice',
      partial: 'Partial invoice',
      selfBilled: 'Self-billed invoice',
      final: 'Final invoice',
      offer: 'Offer',
      orderConfirmation: 'Order confirmation',
      deliveryNote: 'Delivery note',
    },
    page: 'Page {page} of {pages}',
    invoiceNr: 'Invoice no.',
    creditNoteNr: 'Credit note no.',
    offerNr: 'Offer no.',
    confirmationNr: 'Confirmation no.',
    deliveryNoteNr: 'Delivery note no.',
    invoiceDate: 'Date',
    servicePeriod: 'Delivered',
    dueDate: 'Due on',
    validUntil: 'Valid until',
    customerNr: 'Customer no.',
    customerReference: 'Your reference',
    orderNr: 'Order no.',
    precedingInvoice: 'For invoice',
    recipientVatNumber: 'Your VAT no.',
    recipientUid: 'Your UID',
    contact: 'Contact',
    vatSuffix: 'VAT',
    position: 'No.',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Price',
    discount: 'Discount',
    vat: 'VAT',
    amount: 'Amount',
    articleNr: 'Article no.',
    gtin: 'GTIN',
    carriedOver: 'Carried over',
    subtotal: 'Subtotal',
    surcharge: 'Surcharge',
    netTotal: 'Total excl. VAT',
    vatOn: 'VAT {rate} on {net}',
    vatIncluded: 'VAT included',
    rounding: 'Rounding',
    total: 'Total',
    totalWithVat: 'Total incl. VAT',
    prepaid: 'Already paid',
    deposits: 'Deposits',
    due: 'To pay',
    credited: 'In your favour',
    vatOverview: 'VAT summary',
    rate: 'Rate',
    net: 'Net',
    gross: 'Gross',
    outsideVat: 'no VAT',
    dueOn: 'Payable by {date} without deduction.',
    validOn: 'This offer is valid until {date}.',
    cashDiscount: 'If paid by {date}, {percent} discount: {amount}.',
  },
  rm: {
    kinds: {
      invoice: 'Quint',
      creditNote: 'Nota da credit',
      correction: 'Quint correct',
      prepayment: "Quint d'acconto",
      partial: 'Quint parzial',
      selfBilled: 'Autoquint',
      final: 'Quint final',
      offer: 'Offerta',
      orderConfirmation: "Conferma d'empustaziun",
      deliveryNote: 'Bulletin da furniziun',
    },
    page: 'Pagina {page} da {pages}',
    invoiceNr: 'Nr. dal quint',
    creditNoteNr: 'Nr. da la nota',
    offerNr: "Nr. da l'offerta",
    confirmationNr: 'Nr. da la conferma',
    deliveryNoteNr: 'Nr. dal bulletin',
    invoiceDate: 'Data',
    servicePeriod: 'Prestaziun',
    dueDate: 'Da pajar fin',
    validUntil: 'Valaivla fin',
    customerNr: 'Nr. da client',
    customerReference: 'Vossa referenza',
    orderNr: "Nr. d'empustaziun",
    precedingInvoice: 'Tar il quint',
    recipientVatNumber: 'Voss nr. da la TPV',
    recipientUid: 'Vossa UID',
    contact: 'Contact',
    vatSuffix: 'TPV',
    position: 'Pos.',
    description: 'Descripziun',
    quantity: 'Quantitad',
    unitPrice: 'Pretsch',
    discount: 'Rabat',
    vat: 'TPV',
    amount: 'Import',
    articleNr: "Nr. d'artitgel",
    gtin: 'GTIN',
    carriedOver: 'Transport',
    subtotal: 'Subtotal',
    surcharge: 'Supplement',
    netTotal: 'Total senza TPV',
    vatOn: 'TPV {rate} sin {net}',
    vatIncluded: 'TPV inclusa',
    rounding: 'Arrundaziun',
    total: 'Total',
    totalWithVat: 'Total cun TPV',
    prepaid: 'Gia pajà',
    deposits: 'Accontos',
    due: 'Da pajar',
    credited: 'En voss favur',
    vatOverview: 'Survista TPV',
    rate: 'Tariffa',
    net: 'Net',
    gross: 'Brut',
    outsideVat: 'senza TPV',
    dueOn: 'Da pajar fin {date} senza deducziun.',
    validOn: 'Questa offerta è valaivla fin {date}.',
    cashDiscount: 'En cas da pajament fin {date}, sconto da {percent}: {amount}.',
  },
};

/** A wording with the values for its words in braces. */
export function filled(wording: string, values: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
