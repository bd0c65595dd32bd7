import type { Path } from '../../problem/problem.ts';

const languages: readonly string[] = ['en', 'de', 'fr', 'it'];
type Names = Readonly<Record<string, readonly [en: string, de: string, fr: string, it: string]>>;

/** Whose details stand in an element, and what stands for itself. */
const things: Names = {
  MsgId: ['id of the file', 'Kennung der Datei', 'identifiant du fichier', 'identificativo del file'],
  CreDtTm: ['date and time of the file', 'Datum und Zeit der Datei', 'date et heure du fichier', 'data e ora del file'],
  NbOfTxs: ['number of payments', 'Anzahl Zahlungen', 'nombre de paiements', 'numero di pagamenti'],
  CtrlSum: ['control sum', 'Kontrollsumme', 'somme de contrôle', 'somma di controllo'],
  InitgPty: ['sender of the file', 'Absender der Datei', 'expéditeur du fichier', 'mittente del file'],
  PmtInf: ['group of payments', 'Zahlungsgruppe', 'groupe de paiements', 'gruppo di pagamenti'],
  PmtInfId: ['id of the group', 'Kennung der Gruppe', 'identifiant du groupe', 'identificativo del gruppo'],
  PmtMtd: ['method of payment', 'Zahlungsart', 'mode de paiement', 'modo di pagamento'],
  BtchBookg: ['booking as one amount', 'Sammelbuchung', 'écriture groupée', 'registrazione collettiva'],
  PmtTpInf: ['kind of payment', 'Art der Zahlung', 'type de paiement', 'tipo di pagamento'],
  ReqdExctnDt: ['payment date', 'Zahlungsdatum', 'date d’exécution', 'data di esecuzione'],
  Dbtr: ['payer', 'Zahler', 'payeur', 'pagatore'],
  DbtrAcct: ['account of the payer', 'Konto des Zahlers', 'compte du payeur', 'conto del pagatore'],
  DbtrAgt: ['bank of the payer', 'Bank des Zahlers', 'banque du payeur', 'banca del pagatore'],
  UltmtDbtr: ['ultimate payer', 'endgültiger Zahler', 'payeur final', 'pagatore finale'],
  ChrgBr: ['who bears the charges', 'wer die Spesen trägt', 'qui supporte les frais', 'chi sostiene le spese'],
  CdtTrfTxInf: ['payment', 'Zahlung', 'paiement', 'pagamento'],
  InstrId: ['id of the payment', 'Kennung der Zahlung', 'identifiant du paiement', 'identificativo del pagamento'],
  EndToEndId: [
    'id for the payee',
    'Kennung für den Empfänger',
    'identifiant pour le bénéficiaire',
    'identificativo per il beneficiario',
  ],
  Amt: ['amount', 'Betrag', 'montant', 'importo'],
  IntrmyAgt1: ['bank in between', 'zwischengeschaltete Bank', 'banque intermédiaire', 'banca intermediaria'],
  CdtrAgt: ['bank of the payee', 'Bank des Empfängers', 'banque du bénéficiaire', 'banca del beneficiario'],
  Cdtr: ['payee', 'Empfänger', 'bénéficiaire', 'beneficiario'],
  CdtrAcct: ['account of the payee', 'Konto des Empfängers', 'compte du bénéficiaire', 'conto del beneficiario'],
  UltmtCdtr: ['ultimate payee', 'endgültiger Empfänger', 'bénéficiaire final', 'beneficiario finale'],
  InstrForCdtrAgt: [
    'word to the bank of the payee',
    'Anweisung an die Bank des Empfängers',
    'instruction à la banque du bénéficiaire',
    'istruzione alla banca del beneficiario',
  ],
  InstrForDbtrAgt: [
    'word to the bank of the payer',
    'Anweisung an die Bank des Zahlers',
    'instruction à la banque du payeur',
    'istruzione alla banca del pagatore',
  ],
  Purp: ['purpose', 'Zahlungszweck', 'but du paiement', 'scopo del pagamento'],
  RmtInf: [
    'message or reference',
    'Mitteilung oder Referenz',
    'communication ou référence',
    'comunicazione o riferimento',
  ],
};

/** What they have. */
const details: Names = {
  Nm: ['name', 'Name', 'nom', 'nome'],
  PstlAdr: ['address', 'Adresse', 'adresse', 'indirizzo'],
  StrtNm: ['street', 'Strasse', 'rue', 'via'],
  BldgNb: ['building number', 'Hausnummer', 'numéro', 'numero civico'],
  PstCd: ['postal code', 'Postleitzahl', 'numéro postal', 'numero postale'],
  TwnNm: ['town', 'Ort', 'localité', 'località'],
  Ctry: ['country', 'Land', 'pays', 'paese'],
  AdrLine: ['address line', 'Adresszeile', 'ligne d’adresse', 'riga d’indirizzo'],
  IBAN: ['IBAN', 'IBAN', 'IBAN', 'IBAN'],
  BICFI: ['BIC', 'BIC', 'BIC', 'BIC'],
  MmbId: ['clearing number', 'Clearingnummer', 'numéro de clearing', 'numero di clearing'],
  '@Ccy': ['currency', 'Währung', 'monnaie', 'valuta'],
  Ref: ['reference', 'Referenz', 'référence', 'riferimento'],
  Ustrd: ['message', 'Mitteilung', 'communication', 'comunicazione'],
  AddtlRmtInf: ['message', 'Mitteilung', 'communication', 'comunicazione'],
};

/**
 * What the element at a place of a payment file is, in plain words of a language, English where it is another: `payee: town`. Undefined
 * for a place of which there is nothing to say.
 */
export function elementNameOf(path: Path, language: string): string | undefined {
  const at = Math.max(0, languages.indexOf(language));
  const last = (names: Names) => {
    const found = [...path].reverse().find((step) => Object.hasOwn(names, step));
    return found === undefined ? undefined : names[found]?.[at];
  };
  const thing = last(things);
  const detail = last(details);
  return thing === undefined || detail === undefined ? thing : `${thing}: ${detail}`;
}
