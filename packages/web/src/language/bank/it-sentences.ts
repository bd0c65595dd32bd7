import type { BankSentences } from './sentences.ts';

export const sentences: BankSentences = {
  ARCHIVE_DAMAGED: 'L’archivio ZIP è danneggiato o cifrato',
  ARCHIVE_EMPTY: 'Nell’archivio ZIP non c’è nessun file',
  ARCHIVE_TOO_LARGE: 'L’archivio ZIP contiene troppi dati: al massimo {files} file e {megabytes} MB decompressi',
  BANK_FILE_KIND: 'Non è un file di una banca (XML o MT940)',
  BANK_FILE_OTHER_MESSAGE: 'È il messaggio {found}: serve un estratto conto o una risposta della banca',
  BANK_FILE_VERSION:
    'La versione {found} di questo messaggio non è nota: è stato letto secondo le regole di {expected}',
  BANK_FILE_ENCODING: 'Il file indica la codifica {declared}, ma è {found}',
  BANK_FILE_TEXT_TOO_LONG: 'L’elemento {element} ha un testo di {length} caratteri: al massimo {max} vengono letti',
  MALFORMED_XML: 'Il file XML è danneggiato o incompleto',
  XML_DOCTYPE_FORBIDDEN: 'Il file contiene una dichiarazione di tipo di documento (DOCTYPE) e perciò non viene letto',
  XML_LIMIT_EXCEEDED: 'Il file XML è troppo grande o troppo annidato (limite: {max})',
  STATEMENT_TOO_LARGE: 'Il file contiene più di {max} pagamenti: chieda alla banca più file',
  STATEMENT_ENTRY_UNREADABLE: 'Una registrazione è illeggibile e quindi manca: {element} è {found}',
  STATEMENT_AMOUNT_UNREADABLE:
    'Un importo è illeggibile e quindi manca: {found}. Servono una valuta e un importo non negativo di al massimo 18 cifre, di cui 5 dopo il punto',
  STATEMENT_DATE_UNREADABLE: 'Non è un giorno del calendario: {found}',
  STATEMENT_DETAIL_AMOUNT: 'La banca non indica l’importo di uno dei pagamenti',
  STATEMENT_DETAILS_SUM: 'I pagamenti danno {sum}, ma la registrazione è di {amount}',
  STATEMENT_DETAILS_COUNT: 'La registrazione indica {declared} pagamenti, ma ne elenca {count}',
  STATEMENT_DETAIL_DIRECTION: 'Un pagamento va in direzione opposta alla sua registrazione',
  STATEMENT_DOMAIN: 'Il codice di un accredito, {found}, non è di un pagamento: è stato letto come pagamento',
  STATEMENT_BALANCE: 'Il saldo finale è di {closing}, ma il saldo iniziale e le registrazioni danno {sum}',
  STATEMENT_CUT_OFF: 'L’estratto conto {id} non ha un saldo finale: forse manca la fine',
  STATEMENT_ACCOUNT_MISSING:
    'L’estratto conto {id} non dice di quale conto è: i suoi pagamenti non appartengono a nessuna fattura',
  STATEMENT_PAGE_MORE: 'È la pagina {page}, altre pagine seguono in altri file',
  STATEMENT_COPY: 'L’estratto conto {id} è una copia: le stesse registrazioni sono in un altro file',
  STATEMENT_TEST: 'La banca indica il file come {found}, non come registrazioni reali',
  PAYMENT_AMOUNT_REQUIRED: 'La fattura non ha un importo: indichi quanto paga',
  PAYMENT_MUST_NOT_BE_PAID: 'L’importo della fattura è 0.00: informa soltanto e non va pagata',
  PAYMENT_CURRENCY_UNKNOWN: 'Nessuna valuta ha questo codice',
  PAYMENT_QR_IBAN_CURRENCY: 'Un QR-IBAN accetta solo CHF ed EUR, non {currency}',
  PAYMENT_QRR_ONLY_DOMESTIC: 'Un riferimento QR è possibile solo per pagamenti in Svizzera',
  PAYMENT_REFERENCE_WITHOUT_TYPE: 'Manca il tipo di riferimento',
  PAYMENT_MESSAGE_ID_USED: 'L’ordine di pagamento {id} è già stato creato: la banca non accetta due volte lo stesso',
  PAYMENT_DATE_PAST: 'La data di esecuzione {date} è passata',
  PAYMENT_CHARACTER:
    'Le banche respingono tutto il file per questi caratteri: {characters} (il primo alla posizione {position})',
  PAYMENT_ADDRESS_INCOMPLETE: 'Ogni indirizzo richiede località e paese',
  PAYMENT_ADDRESS_REQUIRED: 'Un pagamento all’estero o in altra valuta richiede l’indirizzo del beneficiario',
  PAYMENT_DUPLICATE: 'Il riferimento {reference} è già stato pagato o figura due volte nell’elenco',
  PAYMENT_ALL_PAID: 'Tutti questi pagamenti sono già stati fatti: non resta nulla da pagare',
  PAYMENT_AMOUNT_DIFFERS: 'Il pagamento è di {amount}, ma la fattura indica {billAmount}',
  PAYMENT_EUR_QR_IBAN_ENDS: 'Le fatture in euro con QR-IBAN finiscono a novembre 2027',
  PAYMENT_AGAIN: 'Il riferimento {reference} è già stato pagato e viene pagato di nuovo, come richiesto',
  PAYMENT_PROBABLY_TWICE: 'Lo stesso importo con la stessa comunicazione va due volte su questo conto',
  PAYMENT_TO_OWN_ACCOUNT: 'Il pagamento va al conto da cui proviene',
  PAYMENT_DATE_WEEKEND: 'Il {date} cade nel fine settimana: la banca prende il giorno lavorativo seguente',
  PAYMENT_DATE_HOLIDAY:
    'Il {date} è un giorno festivo bancario in Svizzera: la banca prende il giorno bancario seguente, il {next}',
  PAYMENT_DATE_FAR: 'Il {date} è tra più di {max} giorni: la banca può respingerlo',
  PAYMENT_MESSAGE_LEFT_OUT: 'Un pagamento SEPA porta un riferimento o una comunicazione: la comunicazione è omessa',
  PAYMENT_AGENT_LEFT_OUT: 'La banca risulta dall’IBAN: il BIC è omesso',
  PAYMENT_AGENT_MISSING:
    'Senza il BIC della banca del beneficiario un pagamento all’estero può subire ritardi o essere respinto',
  PAYMENT_ADDRESS_LEFT_OUT: 'La località dell’indirizzo non è riconoscibile: l’indirizzo è omesso',
  PAYMENT_HOUSE_NUMBER_IN_STREET: 'Il numero civico è nella via: le banche estere possono respingerlo',
  IBAN_IS_QR_IBAN: 'È un QR-IBAN: serve un IBAN normale',
  PAYMENT_SERVICE_CURRENCY: 'Un pagamento {service} è in {expected}, non in {currency}',
  PAYMENT_SERVICE_COUNTRY: 'Un pagamento {service} non raggiunge i conti di {country}',
  PAYMENT_CHARGE_BEARER:
    'Chi sostiene le spese si indica solo per pagamenti all’estero o in altra valuta: tolga ChrgBr',
  PAYMENT_ID_CHARACTERS:
    "Un identificativo ha lettere senza accenti, cifre, spazi e ' ( ) + , - . / : ?; non inizia con uno spazio né con una barra, non finisce con una barra e non ne ha mai due di seguito",
  PAYMENT_ID_TWICE: 'L’identificativo {id} figura due volte',
  PAYMENT_CREATED_AT: 'Data e ora si scrivono come 2026-11-23T08:15:00',
  PAYMENT_BIC: 'Un BIC ha 8 o 11 maiuscole o cifre, con il paese in quinta e sesta posizione',
  PAYMENT_INSTITUTION: 'Un numero d’istituto (IID) ha al massimo cinque cifre',
  PAYMENT_AGENT_TWICE: 'Una banca si indica con il BIC o con il numero d’istituto, non con entrambi',
  PAYMENT_CODE: 'Un codice ha da 1 a {max} maiuscole o cifre, per esempio SALA',
  PAYMENT_UETR: 'Serve un UUID di versione 4 in minuscole',
  PAYMENT_ADDRESS_REPEATED: 'Una riga d’indirizzo ripete ciò che figura già in un campo',
  PAYMENT_TOO_MANY: 'L’ordine ha {count} pagamenti: un file ne contiene al massimo {max}',
  PAYMENT_FILE_COUNT: 'Il file indica {declared} pagamenti, ma ne contiene {count}',
  PAYMENT_FILE_SUM: 'Il file indica la somma {declared}, ma i suoi importi danno {sum}',
  PAYMENT_FILE_ELEMENT: 'L’elemento {element} non deve figurare qui: lo tolga',
  PAYMENT_FILE_ELEMENT_REPEATED: 'L’elemento {element} figura qui troppe volte: al massimo {max}',
  PAYMENT_FILE_ELEMENT_EMPTY: 'L’elemento {element} è vuoto: lo compili o lo tolga',
  PAYMENT_FILE_BOTH_LEVELS: 'L’elemento {element} figura per il gruppo e per i suoi pagamenti: ne tenga uno solo',
  PAYMENT_FILE_METHOD: 'La modalità di pagamento è {found}: sono possibili solo bonifici (TRF), non assegni',
  PAYMENT_FILE_CODE: 'L’elemento {element} contiene {found}: qui è ammesso {allowed}',
  PAYMENT_FILE_MIXED: 'I pagamenti di un gruppo hanno la stessa valuta e lo stesso tipo',
  PAYMENT_FILE_AGENT:
    'Una banca si indica con BIC o numero di clearing, e con il nome solo accanto a un numero di clearing',
  PAYMENT_FILE_UNKNOWN: 'Non esiste un elemento {element} in {outer}: corregga il nome o lo tolga',
  PAYMENT_FILE_ORDER: 'L’elemento {element} figura dopo {other}: deve stare prima',
  PAYMENT_FILE_CHOICE: 'L’elemento {element} figura accanto a {other}: è ammesso solo uno dei due',
  PAYMENT_FILE_TEXT: 'L’elemento {element} contiene un testo: deve contenere elementi',
  PAYMENT_FILE_VALUE: 'L’elemento {element} contiene {found}: deve avere la forma {example}',
  PAYMENT_FILE_ATTRIBUTE: 'L’elemento {element} non deve avere l’attributo {attribute}: lo tolga',
  PAYMENT_FILE_NAMESPACE: 'L’elemento {element} è nello spazio dei nomi {found}: serve {expected}',
  PAYMENT_FILE_MORE: 'La struttura del file ha più di {max} errori: corregga prima questi, poi controlli di nuovo',
  PAYMENT_FILE_ENCODING: 'Il file è codificato in {found}, ma le banche accettano solo UTF-8: lo salvi in UTF-8',
  PAYMENT_FILE_MARK:
    'Il file inizia con un indicatore dell’ordine dei byte (BOM), che le banche respingono: lo salvi in UTF-8 senza BOM',
  PAYMENT_FILE_GROUP_SUM: 'Il gruppo indica {declared}, ma contiene {found}',
  BOOKING_DAYS_DIFFER: 'Due messaggi datano questa registrazione in modo diverso, {one} e {other}: vale una volta',
  BOOKING_OTHER_REFERENCE:
    'Estratto e avviso hanno riferimenti bancari diversi, ma il saldo torna con questa sola registrazione',
  BOOKING_IN_COLLECTION:
    'Questo pagamento può far parte di un accredito collettivo i cui pagamenti non sono ancora noti: l’importo è contato lì',
  BOOKING_MAYBE_COLLECTED: 'Avvisato separatamente, e forse uno dei pagamenti dell’accredito collettivo del {day}',
  BOOKING_ROWS_MISSING: 'Alcuni pagamenti di questa registrazione mancano ancora: sono in un altro avviso',
  BOOKING_NOT_IN_STATEMENT: 'Avvisato, ma non nell’estratto conto del {day}: varrà quando un estratto lo conterrà',
  BOOKING_DAYS_APART:
    'La banca ha usato lo stesso riferimento il {one} e il {other}: una registrazione comunicata due volte, o due',
  BOOKING_COUNTS_DIFFER:
    'I messaggi intorno al {day} comunicano un numero diverso di registrazioni simili: non si sa quali siano le stesse',
  BOOKING_ALIKE:
    'Un altro messaggio dice lo stesso in tutto: una registrazione comunicata due volte, o due. Decide l’estratto conto del {day}',
  BOOKING_ROWS_SUM:
    'I pagamenti danno {sum}, ma la banca ha registrato {amount}: non si sa che cosa spetti a quale fattura',
  BOOKING_COUNTED_TWICE:
    'Questo pagamento è stato contato due volte, perché nulla mostrava ancora che è lo stesso: viene dedotto una volta',
  BOOKING_OF_OTHER:
    'Una fattura era stata modificata da un avviso che, come ora si sa, riguarda un’altra registrazione: la modifica è annullata',
  BOOKING_REFERENCE_LATER:
    'Questo pagamento non aveva ancora un riferimento: se l’ha assegnato Lei a una fattura, annulli l’assegnazione',
  BOOKING_COUNTED_BEFORE:
    'Una registrazione simile è già stata contata: da quanto è conservato non si può dire se sia la stessa',
  RECONCILIATION_REST: 'Ancora scoperto: {rest}',
  RECONCILIATION_CREDIT: 'Più di quanto era scoperto: {credit}',
  RECONCILIATION_SETTLED_BEFORE: 'La fattura era già pagata',
  RECONCILIATION_PADDED: 'La banca ha omesso gli zeri iniziali del riferimento',
  RECONCILIATION_OTHER_ACCOUNT: 'Il riferimento è quello della fattura, ma il denaro è andato su {account}',
  RECONCILIATION_ACCOUNT_NOT_NAMED: 'La banca non indica quale QR-IBAN è stato accreditato',
  RECONCILIATION_CONVERTED: 'Il pagatore ha ordinato {ordered}, la banca ha accreditato {booked}',
  RECONCILIATION_SAME_STATEMENT: 'Due file designano il loro estratto con {id}, ma il contenuto è diverso',
  RECONCILIATION_PAGE_MISSING: 'La pagina {page} dell’estratto {id} non è tra i file',
  RECONCILIATION_BALANCE_DIFFERS:
    'L’estratto di {account} non torna: con il saldo iniziale e quanto contato mancano {difference} per arrivare al saldo finale',
  RECONCILIATION_STATEMENT_MISSING:
    'Manca un estratto di {account}: il {one} il saldo era {ended}, e il successivo inizia il {other} con {begun}',
  RECONCILIATION_REFERENCE_TYPO: 'Il riferimento differisce in un punto da quello della fattura: {reference}',
  RECONCILIATION_NUMBER_IN_TEXT: 'Il numero della fattura è nel testo',
  RECONCILIATION_AMOUNT_OF_ONE: 'È l’unica fattura con questo importo scoperto',
  RECONCILIATION_NAME_FITS: 'È l’unica fattura aperta a questo nome; l’importo è diverso',
  RECONCILIATION_DISCOUNT: 'Sconto del {percent}\u00a0% dedotto in tempo, valido fino al {until}: {discount}',
  RECONCILIATION_DISCOUNT_LATE:
    'Dedotto lo sconto del {percent}\u00a0%, valido solo fino al {until}: il denaro è arrivato il {day}',
  RECONCILIATION_DISCOUNT_DAY_UNKNOWN:
    'Dedotto lo sconto del {percent}\u00a0%, ma la banca non indica il giorno del pagamento: non viene concesso',
  RECONCILIATION_DISCOUNT_DIFFERS:
    'Con lo sconto del {percent}\u00a0% fino al {until} sarebbero {payable}: questo importo è diverso',
  RECONCILIATION_DISCOUNT_TAKEN_BACK: 'Lo sconto di {discount} decade: la fattura non è più pagata per intero',
  RECONCILIATION_DISCOUNT_NO_DATE:
    'Fatture aperte senza data: {count}. Il termine dello sconto valido per tutte decorre dalla data della fattura, queste quindi non ne hanno',
  RECONCILIATION_CHARGES_OF_COLLECTION:
    'La banca ha dedotto spese di {charges} dall’accredito collettivo: figurano con il suo primo pagamento',
  RECONCILIATION_CHARGES_DEDUCTED: 'Dall’importo sono state dedotte spese di {charges}',
  RECONCILIATION_AMOUNT_MISSING: 'La banca non indica l’importo di questo pagamento',
  RECONCILIATION_SEVERAL_REFERENCES: 'Un importo ha più riferimenti: non si sa quanto spetti a quale fattura',
  RECONCILIATION_SUM_FITS: 'L’importo corrisponde al totale scoperto di queste fatture',
  RECONCILIATION_REFERENCE_IN_TEXT: 'Il riferimento della fattura è nella comunicazione',
  RECONCILIATION_END_TO_END: 'Il riferimento del pagatore è il numero della fattura',
  RECONCILIATION_FORMER_PAYER: 'Questo pagatore ha già pagato fatture di {debtor}',
  RECONCILIATION_MAY_BE_RETURNED:
    'Il testo parla di una restituzione: può trattarsi di un pagamento in uscita che è tornato indietro',
  RECONCILIATION_AMOUNT_AND_NAME: 'Importo e nome sono quelli della fattura',
  RECONCILIATION_WHICH_IS_UNKNOWN: 'Più pagamenti hanno questo importo: non si sa quale è stato stornato',
  RECONCILIATION_DETAILS_MISSING:
    'La banca non dà dettagli qui: forse sono in un avviso di accredito (camt.054) che manca',
  RECONCILIATION_NOTHING_TO_REVERSE: 'Un pagamento simile non è noto: nulla è stato modificato',
  BOOKS_BANK_TWICE: 'Il conto bancario {iban} figura due volte',
  BOOKS_NUMBER_RANGE: 'Il numero deve essere compreso tra {min} e {max}',
  BOOKS_RATE_FORMAT: 'Un cambio è un numero maggiore di zero, come 0.9425',
  BOOKS_YEAR_START: 'Il primo giorno dell’esercizio è composto da mese e giorno, come 01-01',
  BOOKS_ACCOUNT_FORM:
    'Il conto {account} non è possibile in questo formato: occorre un numero di al massimo {max} cifre',
  BOOKS_SEVERAL_YEARS:
    'Le registrazioni vanno dal {from} al {to}, oltre un esercizio: questo formato indica i giorni senza l’anno',
  BOOKS_RATE_MISSING: 'Questo formato richiede importi in {books}: indichi il cambio di {currency}',
  BOOKS_DECIMALS: 'L’importo {amount} ha più decimali di quanti ne ammetta questo formato',
  BOOKS_DATE_MISSING: 'Una registrazione di {currency} {amount} su {account} non ha data e manca nel giornale',
  BOOKS_BANK_SHARED:
    'I conti bancari {one} e {other} sono registrati entrambi su {account}: indichi un conto per ciascuno',
  BOOKS_EXCHANGE_DIFFERENCE:
    'Per la fattura {bill} non è stata registrata alcuna differenza di cambio: non si sa a quale importo in {currency} sia stata contabilizzata',
  CASE_COMPLETED_BEFORE: 'La fattura era già conclusa e rimane com’è',
  CASE_STAYS_REJECTED: 'Il destinatario ha rifiutato la fattura, che rimane rifiutata',
  CASE_NOT_OWED: 'La fattura è stata sostituita o annullata: non è dovuto nulla',
  CASE_PAID_BY_LINKED:
    'L’importo era già stato pagato, con la fattura sollecitata o con uno dei suoi solleciti: questo si aggiunge',
  CASE_STAYS_COMPLETED: 'La fattura rimane conclusa, benché del denaro sia stato stornato',
  CASES_NOT_TOLD_APART: 'Più fatture hanno questo conto e questo riferimento: non si sa quale sia quella giusta',
};
