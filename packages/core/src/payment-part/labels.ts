/** The correspondence languages, in the order of the guidelines. */
export const languages = ['de', 'fr', 'it', 'en', 'rm'] as const;

export type Language = (typeof languages)[number];

/** The fixed texts of payment part and receipt. */
export interface Labels {
  readonly paymentPart: string;
  readonly receipt: string;
  readonly account: string;
  readonly reference: string;
  readonly additionalInformation: string;
  readonly payableBy: string;
  /** In place of `payableBy` when the debtor is to be filled in by hand. */
  readonly payableByBlank: string;
  readonly currency: string;
  readonly amount: string;
  readonly acceptancePoint: string;
  readonly separate: string;
}

/** Wordings of the guidelines: 2.2, annex D; Romansh as agreed for 2026. */
export const labels: Readonly<Record<Language, Labels>> = {
  de: {
    paymentPart: 'Zahlteil',
    receipt: 'Empfangsschein',
    account: 'Konto / Zahlbar an',
    reference: 'Referenz',
    additionalInformation: 'Zusätzliche Informationen',
    payableBy: 'Zahlbar durch',
    payableByBlank: 'Zahlbar durch (Name/Adresse)',
    currency: 'Währung',
    amount: 'Betrag',
    acceptancePoint: 'Annahmestelle',
    separate: 'Vor der Einzahlung abzutrennen',
  },
  fr: {
    paymentPart: 'Section paiement',
    receipt: 'Récépissé',
    account: 'Compte / Payable à',
    reference: 'Référence',
    additionalInformation: 'Informations supplémentaires',
    payableBy: 'Payable par',
    payableByBlank: 'Payable par (nom/adresse)',
    currency: 'Monnaie',
    amount: 'Montant',
    acceptancePoint: 'Point de dépôt',
    separate: 'A détacher avant le versement',
  },
  it: {
    paymentPart: 'Sezione pagamento',
    receipt: 'Ricevuta',
    account: 'Conto / Pagabile a',
    reference: 'Riferimento',
    additionalInformation: 'Informazioni supplementari',
    payableBy: 'Pagabile da',
    payableByBlank: 'Pagabile da (nome/indirizzo)',
    currency: 'Valuta',
    amount: 'Importo',
    acceptancePoint: 'Punto di accettazione',
    separate: 'Da staccare prima del versamento',
  },
  en: {
    paymentPart: 'Payment part',
    receipt: 'Receipt',
    account: 'Account / Payable to',
    reference: 'Reference',
    additionalInformation: 'Additional information',
    payableBy: 'Payable by',
    payableByBlank: 'Payable by (name/address)',
    currency: 'Currency',
    amount: 'Amount',
    acceptancePoint: 'Acceptance point',
    separate: 'Separate before paying in',
  },
  rm: {
    paymentPart: 'Part da pajament',
    receipt: 'Quittanza',
    account: 'Conto / Da pajar a',
    reference: 'Referenza',
    additionalInformation: 'Infurmaziuns supplementaras',
    payableBy: 'Da pajar da',
    payableByBlank: 'Da pajar da (num/adressa)',
    currency: 'Valuta',
    amount: 'Import',
    acceptancePoint: 'Post da recepziun',
    separate: 'Da distatgar avant che pajar',
  },
};
