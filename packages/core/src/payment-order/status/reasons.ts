/** A sentence in the five languages of slips. */
export type ReasonSentence = Readonly<Record<'de' | 'fr' | 'it' | 'en' | 'rm', string>>;

/**
 * What banks mean by the codes of their answers and returns, by code. What a bank writes beside a code is shown word by word.
 * Source: SPS 2025, credit transfers, 3.18; ISO 20022, external status reason codes.
 */
export const reasonSentences: Readonly<Record<string, ReasonSentence>> = {
  __proto__: null as never,
  AC01: {
    de: 'Die Kontonummer ist falsch.',
    fr: 'Le numéro de compte est incorrect.',
    it: 'Il numero di conto è errato.',
    en: 'The account number is wrong.',
    rm: 'Il numer da conto è fallà.',
  },
  AC04: {
    de: 'Das Konto ist aufgehoben.',
    fr: 'Le compte est clôturé.',
    it: 'Il conto è stato chiuso.',
    en: 'The account is closed.',
    rm: 'Il conto è serrà.',
  },
  AC06: {
    de: 'Das Konto ist gesperrt.',
    fr: 'Le compte est bloqué.',
    it: 'Il conto è bloccato.',
    en: 'The account is blocked.',
    rm: 'Il conto è bloccà.',
  },
  AG01: {
    de: 'Diese Zahlung ist auf diesem Konto nicht erlaubt.',
    fr: 'Ce paiement n’est pas autorisé sur ce compte.',
    it: 'Questo pagamento non è ammesso su questo conto.',
    en: 'This payment is not allowed on this account.',
    rm: 'Quest pajament n’è betg permess sin quest conto.',
  },
  AGNT: {
    de: 'Die Bank des Empfängers ist falsch angegeben.',
    fr: 'La banque du bénéficiaire est mal indiquée.',
    it: 'La banca del beneficiario è indicata in modo errato.',
    en: 'The bank of the payee is given wrongly.',
    rm: 'La banca dal retschavider è inditgada fallà.',
  },
  AM01: {
    de: 'Der Betrag ist null.',
    fr: 'Le montant est nul.',
    it: 'L’importo è zero.',
    en: 'The amount is zero.',
    rm: 'L’import è nulla.',
  },
  AM02: {
    de: 'Der Betrag ist zu hoch.',
    fr: 'Le montant est trop élevé.',
    it: 'L’importo è troppo elevato.',
    en: 'The amount is too high.',
    rm: 'L’import è memia aut.',
  },
  AM03: {
    de: 'Die Währung ist hier nicht möglich.',
    fr: 'La monnaie n’est pas possible ici.',
    it: 'La valuta non è possibile qui.',
    en: 'The currency is not possible here.',
    rm: 'La valuta n’è betg pussaivla qua.',
  },
  AM04: {
    de: 'Das Guthaben reicht nicht.',
    fr: 'Les fonds sont insuffisants.',
    it: 'La copertura non è sufficiente.',
    en: 'There are not enough funds.',
    rm: 'Il dabun na basta betg.',
  },
  AM05: {
    de: 'Die Zahlung wurde schon einmal eingereicht.',
    fr: 'Le paiement a déjà été remis.',
    it: 'Il pagamento è già stato presentato.',
    en: 'The payment was sent before.',
    rm: 'Il pajament è gia vegnì inoltrà.',
  },
  AM10: {
    de: 'Die Kontrollsumme stimmt nicht.',
    fr: 'La somme de contrôle est incorrecte.',
    it: 'La somma di controllo è errata.',
    en: 'The control sum is wrong.',
    rm: 'La summa da controlla è fallada.',
  },
  AM18: {
    de: 'Die Anzahl der Zahlungen stimmt nicht.',
    fr: 'Le nombre de paiements est incorrect.',
    it: 'Il numero dei pagamenti è errato.',
    en: 'The number of payments is wrong.',
    rm: 'Il dumber da pajaments è fallà.',
  },
  BE09: {
    de: 'Das Land fehlt oder ist falsch.',
    fr: 'Le pays manque ou est incorrect.',
    it: 'Il paese manca o è errato.',
    en: 'The country is missing or wrong.',
    rm: 'Il pajais manca u è fallà.',
  },
  CH03: {
    de: 'Der Zahlungstag liegt zu weit in der Zukunft.',
    fr: 'La date d’exécution est trop éloignée.',
    it: 'La data di esecuzione è troppo lontana.',
    en: 'The day of payment is too far ahead.',
    rm: 'Il di da pajament è memia lontan.',
  },
  CH04: {
    de: 'Der Zahlungstag liegt zu weit zurück.',
    fr: 'La date d’exécution est trop ancienne.',
    it: 'La data di esecuzione è troppo remota.',
    en: 'The day of payment is too far in the past.',
    rm: 'Il di da pajament è memia enavos.',
  },
  CH07: {
    de: 'Eine Angabe steht für die Gruppe und für die Zahlung.',
    fr: 'Une indication figure pour le groupe et pour le paiement.',
    it: 'Un’indicazione figura per il gruppo e per il pagamento.',
    en: 'Something is said both for the group and for the payment.',
    rm: 'Ina indicaziun stat per la gruppa e per il pajament.',
  },
  CH15: {
    de: 'Die Mitteilung ist zu lang.',
    fr: 'La communication est trop longue.',
    it: 'La comunicazione è troppo lunga.',
    en: 'The message is too long.',
    rm: 'La communicaziun è memia lunga.',
  },
  CH16: {
    de: 'Der Inhalt eines Feldes ist falsch.',
    fr: 'Le contenu d’un champ est incorrect.',
    it: 'Il contenuto di un campo è errato.',
    en: 'The content of a field is wrong.',
    rm: 'Il cuntegn d’in champ è fallà.',
  },
  CH17: {
    de: 'Ein Feld ist hier nicht erlaubt.',
    fr: 'Un champ n’est pas autorisé ici.',
    it: 'Un campo non è ammesso qui.',
    en: 'A field is not allowed here.',
    rm: 'In champ n’è betg permess qua.',
  },
  CH20: {
    de: 'Der Betrag hat zu viele Dezimalstellen.',
    fr: 'Le montant a trop de décimales.',
    it: 'L’importo ha troppi decimali.',
    en: 'The amount has too many decimals.',
    rm: 'L’import ha memia bleras decimalas.',
  },
  CH21: {
    de: 'Ein Pflichtfeld fehlt.',
    fr: 'Un champ obligatoire manque.',
    it: 'Manca un campo obbligatorio.',
    en: 'A required field is missing.',
    rm: 'In champ obligatoric manca.',
  },
  CURR: {
    de: 'Die Währung ist falsch.',
    fr: 'La monnaie est incorrecte.',
    it: 'La valuta è errata.',
    en: 'The currency is wrong.',
    rm: 'La valuta è fallada.',
  },
  DT01: {
    de: 'Das Datum ist ungültig.',
    fr: 'La date n’est pas valable.',
    it: 'La data non è valida.',
    en: 'The date is not valid.',
    rm: 'La data n’è betg valaivla.',
  },
  DT06: {
    de: 'Die Bank hat den Zahlungstag verschoben.',
    fr: 'La banque a déplacé la date d’exécution.',
    it: 'La banca ha spostato la data di esecuzione.',
    en: 'The bank has moved the day of payment.',
    rm: 'La banca ha spustà il di da pajament.',
  },
  DU01: {
    de: 'Die Nachricht wurde schon einmal eingereicht.',
    fr: 'Le message a déjà été remis.',
    it: 'Il messaggio è già stato presentato.',
    en: 'The message was sent before.',
    rm: 'Il messadi è gia vegnì inoltrà.',
  },
  DU02: {
    de: 'Die Nummer der Gruppe kommt zweimal vor.',
    fr: 'Le numéro du groupe figure deux fois.',
    it: 'Il numero del gruppo figura due volte.',
    en: 'The number of the group stands twice.',
    rm: 'Il numer da la gruppa cumpara duas giadas.',
  },
  DU05: {
    de: 'Die Nummer der Zahlung kommt zweimal vor.',
    fr: 'Le numéro du paiement figure deux fois.',
    it: 'Il numero del pagamento figura due volte.',
    en: 'The number of the payment stands twice.',
    rm: 'Il numer dal pajament cumpara duas giadas.',
  },
  FF01: {
    de: 'Das Format der Datei ist falsch.',
    fr: 'Le format du fichier est incorrect.',
    it: 'Il formato del file è errato.',
    en: 'The format of the file is wrong.',
    rm: 'Il format da la datoteca è fallà.',
  },
  NARR: {
    de: 'Die Bank nennt den Grund im Text.',
    fr: 'La banque indique la raison dans le texte.',
    it: 'La banca indica il motivo nel testo.',
    en: 'The bank gives the reason in its text.',
    rm: 'La banca numna il motiv en il text.',
  },
  RC01: {
    de: 'Die Bank ist falsch angegeben.',
    fr: 'La banque est mal indiquée.',
    it: 'La banca è indicata in modo errato.',
    en: 'The bank is given wrongly.',
    rm: 'La banca è inditgada fallà.',
  },
  RR05: {
    de: 'Die Angaben für die Meldepflicht fehlen oder sind falsch.',
    fr: 'Les indications pour les déclarations officielles manquent ou sont incorrectes.',
    it: 'Le indicazioni per le notifiche ufficiali mancano o sono errate.',
    en: 'What authorities have to be told is missing or wrong.',
    rm: 'Las indicaziuns per las autoritads mancan u èn falladas.',
  },
  RR07: {
    de: 'Die Mitteilung oder Referenz ist falsch.',
    fr: 'La communication ou la référence est incorrecte.',
    it: 'La comunicazione o il riferimento è errato.',
    en: 'The message or reference is wrong.',
    rm: 'La communicaziun u la referenza è fallada.',
  },
};

/**
 * The sentence of a code in a language, in English where it has none in that; undefined for a code that is not known here, which is shown
 * as it is.
 */
export function reasonSentenceOf(code: string | undefined, language: string): string | undefined {
  const sentences = code !== undefined && Object.hasOwn(reasonSentences, code) ? reasonSentences[code] : undefined;
  return sentences && (Object.hasOwn(sentences, language) ? sentences[language as keyof ReasonSentence] : sentences.en);
}
