import { type BillField, type FileField, fieldOfColumn, namePartFields } from './fields.ts';
import { plainLetters } from './plain-letters.ts';

/** How programs and people head their columns, the surest name of each field first; written as `plainLetters` has them. */
const names: Readonly<Partial<Record<FileField, string>>> = {
  number:
    'rechnungsnummer|rechnung nr|rechnungsnr|rechnungs nr|rechnungs nummer|rechnung nummer|rg nr|rg nummer|re nr|fakturanummer|faktura nr|fakturanr|faktura|belegnummer|beleg nr|belegnr|beleg|dokument nr|dokumentnummer|numero facture|numero de facture|numero de la facture|n facture|no facture|nr facture|n de facture|no de facture|num facture|facture n|facture no|facture|numero fattura|numero della fattura|n fattura|no fattura|nr fattura|fattura n|fattura nr|fattura no|fattura|invoice number|invoice no|invoice nr|invoice id|invoice|bill number|bill no|document number|document no|rechnung|nummer|numero|nr|no|n',
  date: 'rechnungsdatum|rg datum|belegdatum|fakturadatum|datum rechnung|date facture|date de facture|date de la facture|data fattura|data della fattura|data di fattura|invoice date|date of invoice|bill date|datum|date|data',
  due: 'zahlbar bis|zahlbar bis am|fallig am|fallig|falligkeit|falligkeitsdatum|falligkeitstermin|zahlungstermin|verfall|verfalldatum|zahlungsfrist|echeance|date echeance|date d echeance|payable jusqu au|a payer jusqu au|scadenza|data scadenza|data di scadenza|pagabile entro|pagabile entro il|da pagare entro|due date|due|due on|payable until|payment due|pay by',
  'debtor.name':
    'name|name firma|name oder firma|firma name|kundenname|kunde|debitor|rechnungsempfanger|empfanger|mieter|mitglied|zahlbar durch|nom|nom ou raison sociale|nom du client|client|debiteur|destinataire|payable par|nome|nome o ditta|nome del cliente|cliente|debitore|destinatario|pagabile da|customer|customer name|recipient|bill to|debtor|payer|zahler|pagatore',
  'debtor.company':
    'firma|firmenname|unternehmen|organisation|verein|institution|raison sociale|societe|entreprise|organisme|association|ditta|ragione sociale|azienda|societa|impresa|associazione|company|company name|business name|organization',
  'debtor.firstName': 'vorname|rufname|prenom|nome di battesimo|first name|given name|forename',
  'debtor.lastName': 'nachname|familienname|zuname|nom de famille|cognome|last name|surname|family name',
  'debtor.street':
    'strasse|strasse nr|strasse und nr|strasse hausnummer|strasse und hausnummer|strasse nummer|adresse|adresse 1|anschrift|rue|rue et n|rue et no|rue no|rue n|rue et numero|rue numero|via|via n|via nr|via e numero|via no|indirizzo|street|street no|street and number|address|address 1|address line 1|street address',
  'debtor.buildingNumber':
    'hausnummer|haus nr|hausnr|strassennummer|numero de rue|numero de maison|numero civico|n civico|civico|house number|house no|building number|street number',
  'debtor.postalCode':
    'plz|postleitzahl|npa|code postal|cap|codice postale|codice d avviamento|zip|zip code|postal code|post code|postcode',
  'debtor.city':
    'ort|ortschaft|wohnort|stadt|plz ort|plz und ort|plz wohnort|postleitzahl ort|ville|localite|lieu|npa localite|npa lieu|npa ville|code postal localite|luogo|localita|citta|cap luogo|cap localita|cap citta|npa luogo|npa localita|city|town|zip city|postal code city|postcode city|place',
  'debtor.countryCode': 'land|landercode|pays|paese|nazione|country|country code',
  'debtor.addressType': 'adresstyp|address type|type d adresse|tipo di indirizzo|tipo indirizzo',
  amount:
    'offener betrag|offen|saldo|zu zahlen|montant du|montant ouvert|solde|saldo aperto|importo aperto|importo dovuto|amount due|open amount|balance|total|totalbetrag|gesamtbetrag|rechnungsbetrag|rechnungstotal|endbetrag|gesamttotal|gesamt|bruttobetrag|brutto|total brutto|betrag|summe|montant total|total ttc|montant ttc|montant|montant de la facture|somme|importo totale|totale|totale fattura|importo|importo fattura|amount|total amount|invoice amount|gross amount|gross|nettobetrag|netto|beitrag|mitgliederbeitrag|jahresbeitrag|gebuhr|preis|miete|mietzins|cotisation|frais|prix|loyer|quota|tassa|prezzo|affitto|fee|price|rent',
  currency: 'wahrung|whg|monnaie|devise|valuta|moneta|currency|ccy',
  iban: 'iban|qr iban|iban oder qr iban|konto|kontonummer|konto iban|compte|compte iban|conto|conto iban|account|account number',
  referenceType:
    'referenztyp|referenzart|art der referenz|type de reference|tipo di riferimento|tipo riferimento|reference type',
  reference:
    'referenz|referenznummer|referenz nr|qr referenz|esr referenz|esr nummer|reference|numero de reference|no reference|reference qr|bvr|riferimento|numero di riferimento|riferimento qr|reference number|reference no|qr reference',
  unstructuredMessage:
    'mitteilung|zahlungszweck|zweck|verwendungszweck|betreff|bemerkung|text|beschreibung|communication|message|motif|objet|remarque|comunicazione|messaggio|causale|oggetto|osservazione|description|subject|purpose',
  billingInformation:
    'rechnungsinformationen|rechnungsinformation|s1|swico|informations de facturation|informazioni di fatturazione|billing information',
  'alternativeProcedures[0]':
    'ebill|e bill|alternatives verfahren|procedure alternative|procedura alternativa|alternative procedure|verfahren 1',
  'alternativeProcedures[1]': 'verfahren 2|alternative procedure 2',
  language: 'sprache|langue|lingua|language|korrespondenzsprache',
  email:
    'email|e mail|mail|e mail adresse|email adresse|mailadresse|ebill adresse|courriel|adresse e mail|adresse email|indirizzo e mail|indirizzo email|posta elettronica|e mail address|email address',
};

/** Columns that are known, and are nothing of a bill. */
const others = new Set(
  'kundennummer|kunden nr|kundennr|kd nr|debitorennummer|debitoren nr|numero client|no client|n client|numero cliente|n cliente|nr cliente|customer number|customer no|customer id|mitgliednummer|mitglieder nr|anrede|titre|titolo|salutation|telefon|tel|mobile|status|statut|stato|pos|position'
    .split('|')
    .map((name) => plainLetters(name).replaceAll(' ', '')),
);

const debtorWords =
  /\b(?:kunden?|kd|debitor(?:en)?|rechnungsempfanger|customers?|clients?|clienti?|cliente|debiteur|debitore|debtor|payer|zahler|pagatore|bill to)\b|^(?:kunden|debitoren|customer)(?=[a-z])/g;
const creditorWords =
  /\b(?:kreditor|glaubiger|rechnungssteller|zahlungsempfanger|zahlbar an|creditor|biller|creancier|payable a|creditore|pagabile a)\b/;
const tax = /\b(?:mwst|ust|mehrwertsteuer|steuer|tva|iva|vat|tax)\b/;
const taxIncluded = /\b(?:inkl|incl|inklusive|mit|ttc|compris[e]?|comprensivo|inclus[aeo]?|including|with)\b/;

/** A field that the name of a column may mean: the lower the rank, the surer. */
export interface NamedField {
  readonly field: FileField;
  readonly rank: number;
}

const exactFields = new Map<string, NamedField>();
const phrases: [phrase: string, field: FileField][] = [];
for (const [field, list] of Object.entries(names) as [FileField, string][])
  list
    .split('|')
    .map(plainLetters)
    .forEach((name, rank) => {
      const joined = name.replaceAll(' ', '');
      if (!exactFields.has(joined)) exactFields.set(joined, { field, rank });
      // Short words are parts of too many others
      if (name.length > 3) phrases.push([name, field]);
    });
phrases.sort((a, b) => b[0].length - a[0].length);

/** The words of the name of a column without currency and punctuation. */
function wordsOf(text: string): string {
  const words = plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = words.replace(/\b(?:chf|eur|euro|sfr|in chf|in fr)\b/g, ' ').replace(/(?<=\S )fr\b/g, ' ');
  return bare.replace(/\s+/g, ' ').trim() || words;
}

/** What a column with this name may be, the surest first. */
export function fieldsNamed(text: string): readonly NamedField[] {
  const core = fieldOfColumn(text.trim());
  if (core !== undefined) return [{ field: core, rank: -1 }];
  let words = wordsOf(text);
  if (words === '' || others.has(words.replaceAll(' ', ''))) return [];
  if (tax.test(words)) {
    if (!taxIncluded.test(words)) return [];
    words = words.replace(tax, ' ').replace(taxIncluded, ' ').replace(/\s+/g, ' ').trim();
  }
  const isCreditor = creditorWords.test(words);
  const rest = words
    .replace(isCreditor ? creditorWords : debtorWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (others.has(rest.replaceAll(' ', ''))) return [];
  const direct = isCreditor ? undefined : exactFields.get(words.replaceAll(' ', ''));
  if (direct !== undefined) return [direct];
  if (isCreditor && rest === '') return [{ field: 'creditor.name', rank: 100 }];
  const ofParty = exactFields.get(rest.replaceAll(' ', ''));
  // The number of a customer is not the one of an invoice
  if (ofParty !== undefined && !(rest !== words && ofParty.field === 'number'))
    return partyField({ field: ofParty.field, rank: ofParty.rank + 100 }, isCreditor);
  const inside = phrases.find(([phrase]) => ` ${rest} `.includes(` ${phrase} `));
  return inside === undefined ? [] : partyField({ field: inside[1], rank: 200 - inside[0].length }, isCreditor);
}

function partyField({ field, rank }: NamedField, isCreditor: boolean): readonly NamedField[] {
  if (!isCreditor) return [{ field, rank }];
  const own = field.replace('debtor.', 'creditor.') as BillField;
  const isPart = (namePartFields as readonly FileField[]).includes(field);
  if (isPart) return field === 'debtor.company' ? [{ field: 'creditor.name', rank }] : [];
  return own === field && field !== 'iban' ? [] : [{ field: own, rank }];
}

/** Words that close a table: what stands beside them is no bill. */
const totalWords =
  /^(?:total|totaux|totale|totali|gesamt\w*|summe|zwischentotal|zwischensumme|endsumme|subtotal|sous total|subtotale|somme|somma|sum|grand total|ubertrag|report|riporto)\b/;

/** Whether a text says that its row is a sum. */
export function isTotalWord(text: string): boolean {
  return totalWords.test(wordsOf(text));
}
