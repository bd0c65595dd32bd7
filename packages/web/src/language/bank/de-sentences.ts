import type { BankSentences } from './sentences.ts';

export const sentences: BankSentences = {
  ARCHIVE_DAMAGED: 'Das ZIP-Archiv ist beschädigt oder verschlüsselt',
  ARCHIVE_EMPTY: 'Im ZIP-Archiv ist keine Datei',
  ARCHIVE_TOO_LARGE: 'Das ZIP-Archiv enthält zu viel: höchstens {files} Dateien und entpackt {megabytes} MB',
  BANK_FILE_KIND: 'Das ist keine Datei einer Bank (XML oder MT940)',
  BANK_FILE_OTHER_MESSAGE: 'Das ist die Meldung {found}: nötig ist ein Kontoauszug oder eine Antwort der Bank',
  BANK_FILE_VERSION:
    'Die Version {found} dieser Meldung ist nicht bekannt: sie wurde nach den Regeln von {expected} gelesen',
  BANK_FILE_ENCODING: 'Die Datei nennt die Zeichencodierung {declared}, hat aber {found}',
  BANK_FILE_TEXT_TOO_LONG: 'Das Element {element} hat einen Text von {length} Zeichen: höchstens {max} werden gelesen',
  MALFORMED_XML: 'Die XML-Datei ist beschädigt oder unvollständig',
  XML_DOCTYPE_FORBIDDEN: 'Die Datei enthält eine Dokumenttyp-Deklaration (DOCTYPE) und wird darum nicht gelesen',
  XML_LIMIT_EXCEEDED: 'Die XML-Datei ist zu gross oder zu tief verschachtelt (Grenze: {max})',
  STATEMENT_TOO_LARGE: 'Die Datei enthält mehr als {max} Zahlungen: verlangen Sie von der Bank mehrere Dateien',
  STATEMENT_ENTRY_UNREADABLE: 'Eine Buchung ist nicht lesbar und fehlt: {element} ist {found}',
  STATEMENT_AMOUNT_UNREADABLE:
    'Ein Betrag ist nicht lesbar und fehlt: {found}. Nötig sind eine Währung und höchstens 18 Ziffern, davon 5 nach dem Punkt, nicht unter null',
  STATEMENT_DATE_UNREADABLE: 'Das ist kein Tag des Kalenders: {found}',
  STATEMENT_DETAIL_AMOUNT: 'Die Bank nennt den Betrag einer von mehreren Zahlungen nicht',
  STATEMENT_DETAILS_SUM: 'Die Zahlungen ergeben {sum}, die Buchung hat aber {amount}',
  STATEMENT_DETAILS_COUNT: 'Die Buchung nennt {declared} Zahlungen, aufgeführt sind {count}',
  STATEMENT_DETAIL_DIRECTION: 'Eine Zahlung geht in die andere Richtung als ihre Buchung',
  STATEMENT_DOMAIN: 'Der Code einer Gutschrift, {found}, ist keiner von Zahlungen: sie wurde als Zahlung gelesen',
  STATEMENT_BALANCE: 'Der Schlusssaldo ist {closing}, Anfangssaldo und Buchungen ergeben aber {sum}',
  STATEMENT_CUT_OFF: 'Der Kontoauszug {id} hat keinen Schlusssaldo: vielleicht fehlt sein Ende',
  STATEMENT_ACCOUNT_MISSING:
    'Der Kontoauszug {id} sagt nicht, von welchem Konto er ist: seine Zahlungen gehören zu keiner Rechnung',
  STATEMENT_PAGE_MORE: 'Das ist Seite {page}, weitere Seiten folgen in anderen Dateien',
  STATEMENT_COPY: 'Der Kontoauszug {id} ist eine Kopie: dieselben Buchungen stehen in einer anderen Datei',
  STATEMENT_TEST: 'Die Bank kennzeichnet die Datei als {found}, nicht als echte Buchungen',
  PAYMENT_AMOUNT_REQUIRED: 'Die Rechnung hat keinen Betrag: geben Sie ein, was Sie zahlen',
  PAYMENT_MUST_NOT_BE_PAID: 'Der Betrag der Rechnung ist 0.00: sie informiert nur und darf nicht bezahlt werden',
  PAYMENT_CURRENCY_UNKNOWN: 'Keine Währung hat diesen Code',
  PAYMENT_QR_IBAN_CURRENCY: 'Mit einer QR-IBAN sind nur CHF und EUR möglich, nicht {currency}',
  PAYMENT_QRR_ONLY_DOMESTIC: 'Eine QR-Referenz ist nur bei Zahlungen im Inland möglich',
  PAYMENT_REFERENCE_WITHOUT_TYPE: 'Die Art der Referenz fehlt',
  PAYMENT_MESSAGE_ID_USED: 'Der Zahlungsauftrag {id} wurde schon erstellt: die Bank lehnt ihn ein zweites Mal ab',
  PAYMENT_DATE_PAST: 'Das Zahlungsdatum {date} ist vorbei',
  PAYMENT_CHARACTER:
    'Banken lehnen die ganze Datei wegen dieser Zeichen ab: {characters} (zuerst an Stelle {position})',
  PAYMENT_ADDRESS_INCOMPLETE: 'Jede Adresse braucht Ort und Land',
  PAYMENT_ADDRESS_REQUIRED: 'Eine Zahlung ins Ausland oder in anderer Währung braucht die Adresse des Empfängers',
  PAYMENT_DUPLICATE: 'Die Referenz {reference} wurde schon bezahlt oder steht zweimal in der Liste',
  PAYMENT_ALL_PAID: 'Alle diese Zahlungen wurden schon ausgeführt: es bleibt nichts zu bezahlen',
  PAYMENT_AMOUNT_DIFFERS: 'Bezahlt werden {amount}, die Rechnung lautet auf {billAmount}',
  PAYMENT_EUR_QR_IBAN_ENDS: 'Rechnungen in Euro mit QR-IBAN enden im November 2027',
  PAYMENT_AGAIN: 'Die Referenz {reference} wurde schon bezahlt und wird wie gewünscht nochmals bezahlt',
  PAYMENT_PROBABLY_TWICE: 'Derselbe Betrag mit derselben Mitteilung geht zweimal auf dieses Konto',
  PAYMENT_TO_OWN_ACCOUNT: 'Die Zahlung geht auf das Konto, von dem sie kommt',
  PAYMENT_DATE_WEEKEND: 'Der {date} fällt auf ein Wochenende: die Bank nimmt den nächsten Werktag',
  PAYMENT_DATE_HOLIDAY:
    'Der {date} ist in der Schweiz ein Bankfeiertag: die Bank nimmt den nächsten Bankwerktag, {next}',
  PAYMENT_DATE_FAR: 'Der {date} ist mehr als {max} Tage entfernt: die Bank kann ihn ablehnen',
  PAYMENT_MESSAGE_LEFT_OUT: 'Eine SEPA-Zahlung trägt Referenz oder Mitteilung: die Mitteilung wird weggelassen',
  PAYMENT_AGENT_LEFT_OUT: 'Die Bank ergibt sich aus der IBAN: der BIC wird weggelassen',
  PAYMENT_AGENT_MISSING:
    'Ohne BIC der Bank des Empfängers kann eine Auslandzahlung verspätet sein oder abgelehnt werden',
  PAYMENT_ADDRESS_LEFT_OUT: 'Der Ort der Adresse ist nicht erkennbar: die Adresse wird weggelassen',
  PAYMENT_HOUSE_NUMBER_IN_STREET: 'Die Hausnummer steht in der Strasse: ausländische Banken können das ablehnen',
  IBAN_IS_QR_IBAN: 'Das ist eine QR-IBAN: nötig ist eine gewöhnliche IBAN',
  PAYMENT_SERVICE_CURRENCY: 'Eine Zahlung als {service} ist in {expected}, nicht in {currency}',
  PAYMENT_SERVICE_COUNTRY: 'Eine Zahlung als {service} erreicht keine Konten in {country}',
  PAYMENT_CHARGE_BEARER:
    'Wer die Spesen trägt, lässt sich nur bei Zahlungen ins Ausland oder in anderer Währung sagen: entfernen Sie ChrgBr',
  PAYMENT_ID_CHARACTERS:
    "Eine Kennung hat Buchstaben ohne Akzente, Ziffern, Leerzeichen und ' ( ) + , - . / : ?; sie beginnt weder mit Leerzeichen noch Schrägstrich, endet ohne Schrägstrich und hat nie zwei nebeneinander",
  PAYMENT_ID_TWICE: 'Die Kennung {id} kommt zweimal vor',
  PAYMENT_CREATED_AT: 'Datum und Zeit schreibt man wie 2026-11-23T08:15:00',
  PAYMENT_BIC: 'Ein BIC hat 8 oder 11 Grossbuchstaben und Ziffern, mit dem Land an fünfter und sechster Stelle',
  PAYMENT_INSTITUTION: 'Eine Institutsnummer (IID) hat höchstens fünf Ziffern',
  PAYMENT_AGENT_TWICE: 'Eine Bank nennt man mit ihrem BIC oder ihrer Institutsnummer, nicht mit beiden',
  PAYMENT_CODE: 'Ein Code hat einen bis {max} Grossbuchstaben und Ziffern, zum Beispiel SALA',
  PAYMENT_UETR: 'Das muss eine UUID der Version 4 in Kleinbuchstaben sein',
  PAYMENT_ADDRESS_REPEATED: 'Eine Adresszeile wiederholt, was schon in einem eigenen Feld steht',
  PAYMENT_TOO_MANY: 'Der Auftrag hat {count} Zahlungen: eine Datei fasst höchstens {max}',
  PAYMENT_FILE_COUNT: 'Die Datei nennt {declared} Zahlungen, hat aber {count}',
  PAYMENT_FILE_SUM: 'Die Datei nennt die Summe {declared}, ihre Beträge ergeben aber {sum}',
  PAYMENT_FILE_ELEMENT: 'Das Element {element} darf hier nicht stehen: entfernen Sie es',
  PAYMENT_FILE_ELEMENT_REPEATED: 'Das Element {element} steht hier zu oft: erlaubt sind höchstens {max}',
  PAYMENT_FILE_ELEMENT_EMPTY: 'Das Element {element} ist leer: füllen Sie es aus oder entfernen Sie es',
  PAYMENT_FILE_BOTH_LEVELS:
    'Das Element {element} steht bei der Gruppe und bei ihren Zahlungen: behalten Sie eines davon',
  PAYMENT_FILE_METHOD: 'Die Zahlungsart ist {found}: möglich sind nur Überweisungen (TRF), keine Checks',
  PAYMENT_FILE_CODE: 'Das Element {element} enthält {found}: erlaubt ist hier {allowed}',
  PAYMENT_FILE_MIXED: 'Zahlungen einer Gruppe haben dieselbe Währung und dieselbe Art',
  PAYMENT_FILE_AGENT: 'Eine Bank nennt man mit BIC oder Clearingnummer, und mit Namen nur neben einer Clearingnummer',
  PAYMENT_FILE_UNKNOWN:
    'Ein Element {element} gibt es in {outer} nicht: berichtigen Sie den Namen oder entfernen Sie es',
  PAYMENT_FILE_ORDER: 'Das Element {element} steht hinter {other}: es gehört davor',
  PAYMENT_FILE_CHOICE: 'Das Element {element} steht neben {other}: nur eines von beiden ist erlaubt',
  PAYMENT_FILE_TEXT: 'Das Element {element} enthält Text: es muss Elemente enthalten',
  PAYMENT_FILE_VALUE: 'Das Element {element} enthält {found}: es muss aussehen wie {example}',
  PAYMENT_FILE_ATTRIBUTE: 'Das Element {element} darf das Attribut {attribute} nicht haben: entfernen Sie es',
  PAYMENT_FILE_NAMESPACE: 'Das Element {element} hat den Namensraum {found}: nötig ist {expected}',
  PAYMENT_FILE_MORE:
    'Der Aufbau der Datei hat mehr als {max} Fehler: berichtigen Sie zuerst diese und prüfen Sie dann nochmals',
  PAYMENT_FILE_ENCODING:
    'Die Datei hat die Zeichencodierung {found}, Banken nehmen aber nur UTF-8: speichern Sie sie als UTF-8',
  PAYMENT_FILE_MARK:
    'Die Datei beginnt mit einer Byte-Reihenfolge-Markierung (BOM), die Banken ablehnen: speichern Sie sie als UTF-8 ohne BOM',
  PAYMENT_FILE_GROUP_SUM: 'Die Gruppe nennt {declared}, hat aber {found}',
  BOOKING_DAYS_DIFFER: 'Zwei Meldungen datieren diese Buchung verschieden, {one} und {other}: sie zählt einmal',
  BOOKING_OTHER_REFERENCE:
    'Auszug und Avis haben verschiedene Bankreferenzen, doch der Saldo stimmt mit dieser einen Buchung',
  BOOKING_IN_COLLECTION:
    'Diese Zahlung kann Teil einer Sammelgutschrift sein, deren Zahlungen noch nicht bekannt sind: ihr Geld zählt dort',
  BOOKING_MAYBE_COLLECTED: 'Einzeln avisiert, und vielleicht eine der Zahlungen der Sammelgutschrift vom {day}',
  BOOKING_ROWS_MISSING: 'Einige Zahlungen dieser Buchung fehlen noch: sie stehen in einem weiteren Avis',
  BOOKING_NOT_IN_STATEMENT: 'Avisiert, aber nicht im Kontoauszug vom {day}: es zählt, sobald ein Auszug es enthält',
  BOOKING_DAYS_APART:
    'Die Bank hat dieselbe Referenz am {one} und am {other} verwendet: eine Buchung, zweimal gemeldet, oder zwei',
  BOOKING_COUNTS_DIFFER:
    'Die Meldungen um den {day} nennen verschieden viele solche Buchungen: welche dieselben sind, weiss man nicht',
  BOOKING_ALIKE:
    'Eine andere Meldung sagt in allem dasselbe: eine Buchung, zweimal gemeldet, oder zwei. Der Kontoauszug vom {day} entscheidet',
  BOOKING_ROWS_SUM:
    'Die Zahlungen ergeben {sum}, die Bank hat aber {amount} gebucht: was für welche Rechnung ist, weiss man nicht',
  BOOKING_COUNTED_TWICE:
    'Diese Zahlung wurde früher zweimal gezählt, weil noch nichts zeigte, dass es eine ist: einmal wird sie abgezogen',
  BOOKING_OF_OTHER:
    'Eine Rechnung wurde früher durch eine Meldung geändert, die, wie man jetzt weiss, zu einer anderen Buchung gehört: das ist rückgängig gemacht',
  BOOKING_REFERENCE_LATER:
    'Diese Zahlung hatte früher keine Referenz: haben Sie sie selbst einer Rechnung zugeordnet, nehmen Sie das zurück',
  BOOKING_COUNTED_BEFORE:
    'Eine solche Buchung wurde früher gezählt: ob es dieselbe ist, lässt sich aus dem Behaltenen nicht sagen',
  RECONCILIATION_REST: 'Noch offen: {rest}',
  RECONCILIATION_CREDIT: 'Mehr als offen war: {credit}',
  RECONCILIATION_SETTLED_BEFORE: 'Die Rechnung war schon bezahlt',
  RECONCILIATION_PADDED: 'Die Bank liess führende Nullen der Referenz weg',
  RECONCILIATION_OTHER_ACCOUNT: 'Die Referenz ist die der Rechnung, das Geld ging aber auf {account}',
  RECONCILIATION_ACCOUNT_NOT_NAMED: 'Die Bank sagt nicht, welcher QR-IBAN gutgeschrieben wurde',
  RECONCILIATION_CONVERTED: 'Der Zahler überwies {ordered}, die Bank schrieb {booked} gut',
  RECONCILIATION_SAME_STATEMENT: 'Zwei Dateien nennen ihren Auszug {id}, haben aber nicht denselben Inhalt',
  RECONCILIATION_PAGE_MISSING: 'Die Seite {page} des Auszugs {id} ist nicht unter den Dateien',
  RECONCILIATION_BALANCE_DIFFERS:
    'Der Auszug von {account} geht nicht auf: Vom Anfangssaldo mit dem Gezählten fehlen {difference} bis zum Schlusssaldo',
  RECONCILIATION_STATEMENT_MISSING:
    'Ein Auszug von {account} fehlt: Am {one} war der Saldo {ended}, der nächste Auszug beginnt am {other} mit {begun}',
  RECONCILIATION_REFERENCE_TYPO: 'Die Referenz unterscheidet sich an einer Stelle von der der Rechnung: {reference}',
  RECONCILIATION_NUMBER_IN_TEXT: 'Die Nummer der Rechnung steht im Text',
  RECONCILIATION_AMOUNT_OF_ONE: 'Das ist die einzige Rechnung, bei der dieser Betrag offen ist',
  RECONCILIATION_NAME_FITS: 'Das ist die einzige offene Rechnung auf diesen Namen; der Betrag ist ein anderer',
  RECONCILIATION_DISCOUNT: 'Skonto von {percent}\u00a0% rechtzeitig abgezogen, gültig bis {until}: {discount}',
  RECONCILIATION_DISCOUNT_LATE:
    'Skonto von {percent}\u00a0% abgezogen, das nur bis {until} galt: das Geld kam am {day}',
  RECONCILIATION_DISCOUNT_DAY_UNKNOWN:
    'Skonto von {percent}\u00a0% abgezogen, aber die Bank nennt keinen Tag der Zahlung: es wird nicht gewährt',
  RECONCILIATION_DISCOUNT_DIFFERS:
    'Mit Skonto von {percent}\u00a0% bis {until} wären es {payable}: dies ist ein anderer Betrag',
  RECONCILIATION_DISCOUNT_TAKEN_BACK: 'Das Skonto von {discount} entfällt: bezahlt ist nicht mehr alles',
  RECONCILIATION_DISCOUNT_NO_DATE:
    'Von den offenen Rechnungen haben {count} kein Datum: Das Skonto für alle zählt seine Tage ab dem Datum, diese haben deshalb keines',
  RECONCILIATION_CHARGES_OF_COLLECTION:
    'Die Bank hat von der Sammelgutschrift Spesen von {charges} abgezogen: sie stehen bei deren erster Zahlung',
  RECONCILIATION_CHARGES_DEDUCTED: 'Vom Betrag wurden Spesen von {charges} abgezogen',
  RECONCILIATION_AMOUNT_MISSING: 'Die Bank nennt den Betrag dieser Zahlung nicht',
  RECONCILIATION_SEVERAL_REFERENCES:
    'Ein Betrag hat mehrere Referenzen: wie viel für welche Rechnung ist, weiss man nicht',
  RECONCILIATION_SUM_FITS: 'Der Betrag ist das, was auf diesen Rechnungen zusammen offen ist',
  RECONCILIATION_REFERENCE_IN_TEXT: 'Die Referenz der Rechnung steht in der Mitteilung',
  RECONCILIATION_END_TO_END: 'Die Referenz des Zahlers ist die Nummer der Rechnung',
  RECONCILIATION_FORMER_PAYER: 'Dieser Zahler hat schon Rechnungen von {debtor} bezahlt',
  RECONCILIATION_MAY_BE_RETURNED:
    'Der Text spricht von einer Rückzahlung: Es kann eine eigene Zahlung sein, die zurückkam',
  RECONCILIATION_AMOUNT_AND_NAME: 'Betrag und Name sind die der Rechnung',
  RECONCILIATION_WHICH_IS_UNKNOWN: 'Mehrere Zahlungen haben diesen Betrag: welche zurückgebucht wurde, weiss man nicht',
  RECONCILIATION_DETAILS_MISSING:
    'Die Bank nennt hier keine Einzelheiten: sie stehen vielleicht in einer Gutschriftsanzeige (camt.054), die nicht dabei ist',
  RECONCILIATION_NOTHING_TO_REVERSE: 'Eine solche Zahlung ist nicht bekannt: es wurde nichts geändert',
  BOOKS_BANK_TWICE: 'Das Bankkonto {iban} ist zweimal aufgeführt',
  BOOKS_NUMBER_RANGE: 'Die Nummer muss zwischen {min} und {max} liegen',
  BOOKS_RATE_FORMAT: 'Ein Kurs ist eine Zahl über null, wie 0.9425',
  BOOKS_YEAR_START: 'Der erste Tag des Geschäftsjahrs besteht aus Monat und Tag, wie 01-01',
  BOOKS_ACCOUNT_FORM:
    'Das Konto {account} ist in diesem Format nicht möglich: nötig ist eine Nummer mit höchstens {max} Ziffern',
  BOOKS_SEVERAL_YEARS:
    'Die Buchungen reichen vom {from} bis zum {to}, über mehr als ein Geschäftsjahr: dieses Format nennt Tage ohne Jahr',
  BOOKS_RATE_MISSING: 'Dieses Format braucht Beträge in {books}: geben Sie den Kurs von {currency} an',
  BOOKS_DECIMALS: 'Der Betrag {amount} hat mehr Nachkommastellen, als dieses Format fasst',
  BOOKS_DATE_MISSING: 'Eine Buchung von {currency} {amount} auf {account} hat kein Datum und fehlt im Journal',
  BOOKS_BANK_SHARED:
    'Die Bankkonten {one} und {other} werden beide auf {account} gebucht: geben Sie für jedes ein Konto an',
  BOOKS_EXCHANGE_DIFFERENCE:
    'Für die Rechnung {bill} wurde keine Kursdifferenz gebucht: nicht bekannt ist, mit welchem Betrag in {currency} sie verbucht wurde',
  CASE_COMPLETED_BEFORE: 'Die Rechnung war schon erledigt und bleibt, wie sie ist',
  CASE_STAYS_REJECTED: 'Der Empfänger hat die Rechnung abgelehnt, und sie bleibt abgelehnt',
  CASE_NOT_OWED: 'Die Rechnung wurde ersetzt oder storniert: dafür ist nichts geschuldet',
  CASE_PAID_BY_LINKED: 'Die Rechnung dieser Mahnung oder eine Mahnung dazu war schon bezahlt: das kommt dazu',
  CASE_STAYS_COMPLETED: 'Die Rechnung bleibt erledigt, obwohl Geld zurückgebucht wurde',
  CASES_NOT_TOLD_APART:
    'Mehrere Rechnungen haben dieses Konto und diese Referenz: welche gemeint ist, ist nicht bekannt',
};
