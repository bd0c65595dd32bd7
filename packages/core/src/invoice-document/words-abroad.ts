import type { Language } from '../payment-part/index.ts';

/** The fixed texts of what invoices abroad have. Words in braces are filled in. */
export interface AbroadWords {
  readonly vatNumber: string;
  readonly taxNumber: string;
  readonly contractNr: string;
  readonly projectNr: string;
  readonly deliveryAddress: string;
  readonly payTo: string;
  readonly refundTo: string;
  readonly vatIn: string;
}

/** Wordings in the five languages of documents. */
export const abroadWords: Readonly<Record<Language, AbroadWords>> = {
  de: {
    vatNumber: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    contractNr: 'Vertrag',
    projectNr: 'Projekt',
    deliveryAddress: 'Lieferung an',
    payTo: 'Zahlbar auf das Konto {account}',
    refundTo: 'Rückzahlung auf das Konto {account}',
    vatIn: 'MWST in {currency}, Kurs {rate}',
  },
  fr: {
    vatNumber: 'N° TVA',
    taxNumber: "N° d'impôt",
    contractNr: 'Contrat',
    projectNr: 'Projet',
    deliveryAddress: 'Livraison à',
    payTo: 'Payable sur le compte {account}',
    refundTo: 'Remboursement sur le compte {account}',
    vatIn: 'TVA en {currency}, cours {rate}',
  },
  it: {
    vatNumber: 'N. IVA',
    taxNumber: 'Codice fiscale',
    contractNr: 'Contratto',
    projectNr: 'Progetto',
    deliveryAddress: 'Consegna a',
    payTo: 'Pagabile sul conto {account}',
    refundTo: 'Rimborso sul conto {account}',
    vatIn: 'IVA in {currency}, cambio {rate}',
  },
  en: {
    vatNumber: 'VAT no.',
    taxNumber: 'Tax no.',
    contractNr: 'Contract',
    projectNr: 'Project',
    deliveryAddress: 'Delivered to',
    payTo: 'Payable to account {account}',
    refundTo: 'Refund to account {account}',
    vatIn: 'VAT in {currency} at {rate}',
  },
  rm: {
    vatNumber: 'Nr. TPV',
    taxNumber: 'Nr. da taglia',
    contractNr: 'Contract',
    projectNr: 'Project',
    deliveryAddress: 'Furniziun a',
    payTo: 'Da pajar sin il conto {account}',
    refundTo: 'Restituziun sin il conto {account}',
    vatIn: 'TPV en {currency}, curs {rate}',
  },
};
