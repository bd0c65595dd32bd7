/** Languages of the texts of a journal. */
export const journalLanguages = ['en', 'de', 'fr', 'it'] as const;
export type JournalLanguage = (typeof journalLanguages)[number];

/** What the texts of a journal say. */
export interface JournalWords {
  readonly bill: string;
  readonly credit: string;
  readonly discount: string;
  readonly difference: string;
  readonly takenBack: string;
  readonly takenOff: string;
  readonly unclear: string;
  readonly cleared: string;
  readonly open: string;
  readonly detailsMissing: string;
  readonly detailsFound: string;
  readonly charges: string;
  readonly interest: string;
  readonly outgoing: string;
  readonly returned: string;
  readonly incoming: string;
  readonly exchange: string;
  readonly noExchange: string;
  readonly payments: string;
}

export const journalWords: Readonly<Record<JournalLanguage, JournalWords>> = {
  en: {
    bill: 'Bill',
    credit: 'Paid in excess',
    discount: 'Cash discount',
    difference: 'Tolerated difference',
    takenBack: 'Taken back',
    takenOff: 'Not settled after all',
    unclear: 'Unclear receipt',
    cleared: 'Receipt cleared up',
    open: 'Open: cannot be decided yet',
    detailsMissing: 'Payments are told elsewhere',
    detailsFound: 'Payments told later',
    charges: 'Bank charges',
    interest: 'Interest',
    outgoing: 'Payment out',
    returned: 'Payment returned',
    incoming: 'Receipt',
    exchange: 'Exchange difference',
    noExchange: 'exchange difference not booked',
    payments: 'payments',
  },
  de: {
    bill: 'Rechnung',
    credit: 'Zu viel bezahlt',
    discount: 'Skonto',
    difference: 'Tolerierte Differenz',
    takenBack: 'Zurückgenommen',
    takenOff: 'Doch nicht beglichen',
    unclear: 'Unklarer Eingang',
    cleared: 'Eingang geklärt',
    open: 'Offen: noch nicht entscheidbar',
    detailsMissing: 'Zahlungen stehen anderswo',
    detailsFound: 'Zahlungen nachgemeldet',
    charges: 'Bankspesen',
    interest: 'Zinsen',
    outgoing: 'Zahlungsausgang',
    returned: 'Zahlung zurück',
    incoming: 'Zahlungseingang',
    exchange: 'Kursdifferenz',
    noExchange: 'Kursdifferenz nicht gebucht',
    payments: 'Zahlungen',
  },
  fr: {
    bill: 'Facture',
    credit: 'Payé en trop',
    discount: 'Escompte',
    difference: 'Différence tolérée',
    takenBack: 'Repris',
    takenOff: 'Finalement non réglé',
    unclear: 'Encaissement à clarifier',
    cleared: 'Encaissement clarifié',
    open: 'En suspens : pas encore décidable',
    detailsMissing: 'Paiements annoncés ailleurs',
    detailsFound: 'Paiements annoncés après coup',
    charges: 'Frais bancaires',
    interest: 'Intérêts',
    outgoing: 'Paiement sortant',
    returned: 'Paiement retourné',
    incoming: 'Encaissement',
    exchange: 'Différence de change',
    noExchange: 'différence de change non comptabilisée',
    payments: 'paiements',
  },
  it: {
    bill: 'Fattura',
    credit: 'Pagato in eccesso',
    discount: 'Sconto',
    difference: 'Differenza tollerata',
    takenBack: 'Ripreso',
    takenOff: 'In realtà non saldato',
    unclear: 'Incasso da chiarire',
    cleared: 'Incasso chiarito',
    open: 'In sospeso: non ancora decidibile',
    detailsMissing: 'Pagamenti indicati altrove',
    detailsFound: 'Pagamenti indicati in seguito',
    charges: 'Spese bancarie',
    interest: 'Interessi',
    outgoing: 'Pagamento in uscita',
    returned: 'Pagamento ritornato',
    incoming: 'Incasso',
    exchange: 'Differenza di cambio',
    noExchange: 'differenza di cambio non contabilizzata',
    payments: 'pagamenti',
  },
};
