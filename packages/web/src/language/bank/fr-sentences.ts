import type { BankSentences } from './sentences.ts';

export const sentences: BankSentences = {
  ARCHIVE_DAMAGED: 'L’archive ZIP est endommagée ou chiffrée',
  ARCHIVE_EMPTY: 'Il n’y a aucun fichier dans l’archive ZIP',
  ARCHIVE_TOO_LARGE:
    'L’archive ZIP contient trop de données\u00a0: au plus {files} fichiers et {megabytes} Mo décompressés',
  BANK_FILE_KIND: 'Ce n’est pas un fichier d’une banque (XML ou MT940)',
  BANK_FILE_OTHER_MESSAGE: 'C’est le message {found}\u00a0: il faut un relevé de compte ou une réponse de la banque',
  BANK_FILE_VERSION:
    'La version {found} de ce message n’est pas connue\u00a0: il a été lu selon les règles de {expected}',
  BANK_FILE_ENCODING: 'Le fichier annonce le codage {declared}, mais c’est {found}',
  BANK_FILE_TEXT_TOO_LONG: 'L’élément {element} a un texte de {length} caractères\u00a0: au plus {max} sont lus',
  MALFORMED_XML: 'Le fichier XML est endommagé ou incomplet',
  XML_DOCTYPE_FORBIDDEN: 'Le fichier contient une déclaration de type de document (DOCTYPE) et n’est donc pas lu',
  XML_LIMIT_EXCEEDED: 'Le fichier XML est trop grand ou trop imbriqué (limite\u00a0: {max})',
  STATEMENT_TOO_LARGE: 'Le fichier contient plus de {max} paiements\u00a0: demandez plusieurs fichiers à la banque',
  STATEMENT_ENTRY_UNREADABLE: 'Une écriture est illisible et manque donc\u00a0: {element} est {found}',
  STATEMENT_AMOUNT_UNREADABLE:
    'Un montant est illisible et manque donc\u00a0: {found}. Il faut une monnaie et un montant non négatif d’au plus 18 chiffres, dont 5 après le point',
  STATEMENT_DATE_UNREADABLE: 'Ce n’est pas un jour du calendrier\u00a0: {found}',
  STATEMENT_DETAIL_AMOUNT: 'La banque n’indique pas le montant de l’un des paiements',
  STATEMENT_DETAILS_SUM: 'Les paiements font {sum}, mais l’écriture est de {amount}',
  STATEMENT_DETAILS_COUNT: 'L’écriture annonce {declared} paiements, mais en liste {count}',
  STATEMENT_DETAIL_DIRECTION: 'Un paiement va dans l’autre sens que son écriture',
  STATEMENT_DOMAIN: 'Le code d’un crédit, {found}, n’est pas celui d’un paiement\u00a0: il a été lu comme paiement',
  STATEMENT_BALANCE: 'Le solde final est de {closing}, mais le solde initial et les écritures donnent {sum}',
  STATEMENT_CUT_OFF: 'Le relevé {id} n’a pas de solde final\u00a0: la fin manque peut-être',
  STATEMENT_ACCOUNT_MISSING:
    'Le relevé {id} ne dit pas de quel compte il est\u00a0: ses paiements n’appartiennent à aucune facture',
  STATEMENT_PAGE_MORE: 'C’est la page {page}, d’autres pages suivent dans d’autres fichiers',
  STATEMENT_COPY: 'Le relevé {id} est une copie\u00a0: les mêmes écritures figurent dans un autre fichier',
  STATEMENT_TEST: 'La banque désigne le fichier comme {found}, pas comme de vraies écritures',
  PAYMENT_AMOUNT_REQUIRED: 'La facture n’a pas de montant\u00a0: indiquez ce que vous payez',
  PAYMENT_MUST_NOT_BE_PAID:
    'Le montant de la facture est 0.00\u00a0: elle ne fait qu’informer et ne doit pas être payée',
  PAYMENT_CURRENCY_UNKNOWN: 'Aucune monnaie n’a ce code',
  PAYMENT_QR_IBAN_CURRENCY: 'Un QR-IBAN n’accepte que CHF et EUR, pas {currency}',
  PAYMENT_QRR_ONLY_DOMESTIC: 'Une référence QR n’est possible que pour les paiements en Suisse',
  PAYMENT_REFERENCE_WITHOUT_TYPE: 'Le type de la référence manque',
  PAYMENT_MESSAGE_ID_USED: 'L’ordre de paiement {id} a déjà été créé\u00a0: la banque n’accepte pas deux fois le même',
  PAYMENT_DATE_PAST: 'La date d’exécution {date} est passée',
  PAYMENT_CHARACTER:
    'Les banques refusent tout le fichier à cause de ces caractères\u00a0: {characters} (d’abord à la position {position})',
  PAYMENT_ADDRESS_INCOMPLETE: 'Chaque adresse exige une localité et un pays',
  PAYMENT_ADDRESS_REQUIRED: 'Un paiement à l’étranger ou dans une autre monnaie exige l’adresse du bénéficiaire',
  PAYMENT_DUPLICATE: 'La référence {reference} a déjà été payée ou figure deux fois dans la liste',
  PAYMENT_ALL_PAID: 'Tous ces paiements ont déjà été faits\u00a0: il ne reste rien à payer',
  PAYMENT_AMOUNT_DIFFERS: 'Le paiement est de {amount}, mais la facture indique {billAmount}',
  PAYMENT_EUR_QR_IBAN_ENDS: 'Les factures en euros avec QR-IBAN prennent fin en novembre 2027',
  PAYMENT_AGAIN: 'La référence {reference} a déjà été payée et l’est à nouveau, comme demandé',
  PAYMENT_PROBABLY_TWICE: 'Le même montant avec la même communication va deux fois sur ce compte',
  PAYMENT_TO_OWN_ACCOUNT: 'Le paiement va au compte dont il provient',
  PAYMENT_DATE_WEEKEND: 'Le {date} tombe un week-end\u00a0: la banque prend le jour ouvrable suivant',
  PAYMENT_DATE_HOLIDAY:
    'Le {date} est un jour férié bancaire en Suisse\u00a0: la banque prend le jour bancaire suivant, le {next}',
  PAYMENT_DATE_FAR: 'Le {date} est à plus de {max} jours\u00a0: la banque peut le refuser',
  PAYMENT_MESSAGE_LEFT_OUT:
    'Un paiement SEPA porte une référence ou une communication\u00a0: la communication est omise',
  PAYMENT_AGENT_LEFT_OUT: 'La banque se déduit de l’IBAN\u00a0: le BIC est omis',
  PAYMENT_AGENT_MISSING: 'Sans BIC de la banque du bénéficiaire, un paiement à l’étranger peut être retardé ou refusé',
  PAYMENT_ADDRESS_LEFT_OUT: 'La localité de l’adresse n’est pas reconnaissable\u00a0: l’adresse est omise',
  PAYMENT_HOUSE_NUMBER_IN_STREET: 'Le numéro figure dans la rue\u00a0: des banques étrangères peuvent le refuser',
  IBAN_IS_QR_IBAN: 'C’est un QR-IBAN\u00a0: il faut un IBAN ordinaire',
  PAYMENT_SERVICE_CURRENCY: 'Un paiement {service} est en {expected}, pas en {currency}',
  PAYMENT_SERVICE_COUNTRY: 'Un paiement {service} n’atteint pas les comptes de {country}',
  PAYMENT_CHARGE_BEARER:
    'Qui supporte les frais ne s’indique que pour les paiements à l’étranger ou dans une autre monnaie\u00a0: supprimer ChrgBr',
  PAYMENT_ID_CHARACTERS:
    "Un identifiant a des lettres sans accent, des chiffres, des espaces et ' ( ) + , - . /\u00a0:\u00a0?\u00a0; il ne commence ni par une espace ni par une barre oblique, ne finit pas par une barre oblique et n’en a jamais deux de suite",
  PAYMENT_ID_TWICE: 'L’identifiant {id} figure deux fois',
  PAYMENT_CREATED_AT: 'La date et l’heure s’écrivent comme 2026-11-23T08:15:00',
  PAYMENT_BIC: 'Un BIC a 8 ou 11 majuscules ou chiffres, avec le pays en cinquième et sixième position',
  PAYMENT_INSTITUTION: 'Un numéro d’institut (IID) a au plus cinq chiffres',
  PAYMENT_AGENT_TWICE: 'Une banque s’indique par son BIC ou par son numéro d’institut, pas par les deux',
  PAYMENT_CODE: 'Un code compte de 1 à {max} majuscules ou chiffres, par exemple SALA',
  PAYMENT_UETR: 'Il faut un UUID de version 4 en minuscules',
  PAYMENT_ADDRESS_REPEATED: 'Une ligne d’adresse répète ce qui figure déjà dans un champ',
  PAYMENT_TOO_MANY: 'L’ordre a {count} paiements\u00a0: un fichier en contient au plus {max}',
  PAYMENT_FILE_COUNT: 'Le fichier annonce {declared} paiements, mais en contient {count}',
  PAYMENT_FILE_SUM: 'Le fichier annonce la somme {declared}, mais ses montants font {sum}',
  PAYMENT_FILE_ELEMENT: 'L’élément {element} ne doit pas figurer ici\u00a0: le supprimer',
  PAYMENT_FILE_ELEMENT_REPEATED: 'L’élément {element} figure trop souvent ici\u00a0: au plus {max}',
  PAYMENT_FILE_ELEMENT_EMPTY: 'L’élément {element} est vide\u00a0: le remplir ou le supprimer',
  PAYMENT_FILE_BOTH_LEVELS: 'L’élément {element} figure pour le groupe et pour ses paiements\u00a0: n’en garder qu’un',
  PAYMENT_FILE_METHOD:
    'Le mode de paiement est {found}\u00a0: seuls les virements (TRF) sont possibles, pas les chèques',
  PAYMENT_FILE_CODE: 'L’élément {element} contient {found}\u00a0: sont admis ici {allowed}',
  PAYMENT_FILE_MIXED: 'Les paiements d’un groupe ont la même monnaie et le même type',
  PAYMENT_FILE_AGENT:
    'Une banque s’indique par BIC ou par numéro de clearing, et par son nom seulement avec un numéro de clearing',
  PAYMENT_FILE_UNKNOWN: 'Il n’y a pas d’élément {element} dans {outer}\u00a0: corriger son nom ou le supprimer',
  PAYMENT_FILE_ORDER: 'L’élément {element} figure après {other}\u00a0: il doit être avant',
  PAYMENT_FILE_CHOICE: 'L’élément {element} figure à côté de {other}\u00a0: un seul des deux est admis',
  PAYMENT_FILE_TEXT: 'L’élément {element} contient un texte\u00a0: il doit contenir des éléments',
  PAYMENT_FILE_VALUE: 'L’élément {element} contient {found}\u00a0: il doit avoir la forme {example}',
  PAYMENT_FILE_ATTRIBUTE: 'L’élément {element} ne doit pas avoir l’attribut {attribute}\u00a0: le supprimer',
  PAYMENT_FILE_NAMESPACE: 'L’élément {element} est dans l’espace de noms {found}\u00a0: il faut {expected}',
  PAYMENT_FILE_MORE:
    'La structure du fichier a plus de {max} erreurs\u00a0: corriger d’abord celles-ci, puis vérifier à nouveau',
  PAYMENT_FILE_ENCODING:
    'Le fichier est codé en {found}, mais les banques n’acceptent que l’UTF-8\u00a0: l’enregistrer en UTF-8',
  PAYMENT_FILE_MARK:
    'Le fichier commence par un indicateur d’ordre des octets (BOM), que les banques refusent\u00a0: l’enregistrer en UTF-8 sans BOM',
  PAYMENT_FILE_GROUP_SUM: 'Le groupe annonce {declared}, mais contient {found}',
  BOOKING_DAYS_DIFFER: 'Deux messages datent cette écriture différemment, {one} et {other}\u00a0: elle compte une fois',
  BOOKING_OTHER_REFERENCE:
    'Le relevé et l’avis ont des références bancaires différentes, mais le solde est juste avec cette seule écriture',
  BOOKING_IN_COLLECTION:
    'Ce paiement peut faire partie d’un crédit collectif dont les paiements ne sont pas encore connus\u00a0: son montant y est compté',
  BOOKING_MAYBE_COLLECTED: 'Avisé séparément, et peut-être l’un des paiements du crédit collectif du {day}',
  BOOKING_ROWS_MISSING: 'Certains paiements de cette écriture manquent encore\u00a0: ils figurent dans un autre avis',
  BOOKING_NOT_IN_STATEMENT:
    'Avisé, mais absent du relevé de compte du {day}\u00a0: il comptera dès qu’un relevé le contiendra',
  BOOKING_DAYS_APART:
    'La banque a utilisé la même référence le {one} et le {other}\u00a0: une écriture annoncée deux fois, ou deux',
  BOOKING_COUNTS_DIFFER:
    'Les messages autour du {day} annoncent un nombre différent d’écritures semblables\u00a0: on ne sait pas lesquelles sont les mêmes',
  BOOKING_ALIKE:
    'Un autre message dit la même chose en tout point\u00a0: une écriture annoncée deux fois, ou deux. Le relevé du {day} décide',
  BOOKING_ROWS_SUM:
    'Les paiements font {sum}, mais la banque a comptabilisé {amount}\u00a0: on ne sait pas ce qui revient à quelle facture',
  BOOKING_COUNTED_TWICE:
    'Ce paiement a été compté deux fois, car rien ne montrait encore que c’est le même\u00a0: il est déduit une fois',
  BOOKING_OF_OTHER:
    'Une facture avait été modifiée par un avis qui, on le sait maintenant, concerne une autre écriture\u00a0: cette modification est annulée',
  BOOKING_REFERENCE_LATER:
    'Ce paiement n’avait pas encore de référence\u00a0: si vous l’avez attribué vous-même à une facture, annulez cette attribution',
  BOOKING_COUNTED_BEFORE:
    'Une écriture semblable a déjà été comptée\u00a0: ce qui en est conservé ne permet pas de dire si c’est la même',
  RECONCILIATION_REST: 'Encore ouvert\u00a0: {rest}',
  RECONCILIATION_CREDIT: 'Plus que le solde ouvert\u00a0: {credit}',
  RECONCILIATION_SETTLED_BEFORE: 'La facture était déjà payée',
  RECONCILIATION_PADDED: 'La banque a omis des zéros initiaux de la référence',
  RECONCILIATION_OTHER_ACCOUNT: 'La référence est celle de la facture, mais l’argent est allé sur {account}',
  RECONCILIATION_ACCOUNT_NOT_NAMED: 'La banque n’indique pas quel QR-IBAN a été crédité',
  RECONCILIATION_CONVERTED: 'Le payeur a ordonné {ordered}, la banque a crédité {booked}',
  RECONCILIATION_SAME_STATEMENT: 'Deux fichiers désignent leur relevé par {id}, mais leur contenu diffère',
  RECONCILIATION_PAGE_MISSING: 'La page {page} du relevé {id} n’est pas parmi les fichiers',
  RECONCILIATION_BALANCE_DIFFERS:
    'Le relevé de {account} n’est pas juste\u00a0: avec le solde initial et ce qui a été compté, il manque {difference} pour arriver au solde final',
  RECONCILIATION_STATEMENT_MISSING:
    'Il manque un relevé de {account}\u00a0: le {one}, le solde était de {ended}, et le relevé suivant commence le {other} avec {begun}',
  RECONCILIATION_REFERENCE_TYPO: 'La référence diffère en un endroit de celle de la facture\u00a0: {reference}',
  RECONCILIATION_NUMBER_IN_TEXT: 'Le numéro de la facture est dans le texte',
  RECONCILIATION_AMOUNT_OF_ONE: 'C’est la seule facture dont ce montant est ouvert',
  RECONCILIATION_NAME_FITS: 'C’est la seule facture ouverte à ce nom\u00a0; le montant est différent',
  RECONCILIATION_DISCOUNT: 'Escompte de {percent}\u00a0% déduit à temps, valable jusqu’au {until}\u00a0: {discount}',
  RECONCILIATION_DISCOUNT_LATE:
    'Escompte de {percent}\u00a0% déduit, mais valable jusqu’au {until} seulement\u00a0: l’argent est arrivé le {day}',
  RECONCILIATION_DISCOUNT_DAY_UNKNOWN:
    'Escompte de {percent}\u00a0% déduit, mais la banque n’indique pas le jour du paiement\u00a0: il n’est pas accordé',
  RECONCILIATION_DISCOUNT_DIFFERS:
    'Avec l’escompte de {percent}\u00a0% jusqu’au {until}, ce serait {payable}\u00a0: ce montant est différent',
  RECONCILIATION_DISCOUNT_TAKEN_BACK: 'L’escompte de {discount} tombe\u00a0: la facture n’est plus entièrement payée',
  RECONCILIATION_DISCOUNT_NO_DATE:
    'Factures ouvertes sans date\u00a0: {count}. Le délai de l’escompte valable pour toutes court dès la date de la facture, celles-ci n’en ont donc pas',
  RECONCILIATION_CHARGES_OF_COLLECTION:
    'La banque a déduit des frais de {charges} du crédit collectif\u00a0: ils figurent avec son premier paiement',
  RECONCILIATION_CHARGES_DEDUCTED: 'Des frais de {charges} ont été déduits du montant',
  RECONCILIATION_AMOUNT_MISSING: 'La banque n’indique pas le montant de ce paiement',
  RECONCILIATION_SEVERAL_REFERENCES:
    'Un montant a plusieurs références\u00a0: on ignore quelle part revient à quelle facture',
  RECONCILIATION_SUM_FITS: 'Le montant correspond au total ouvert de ces factures',
  RECONCILIATION_REFERENCE_IN_TEXT: 'La référence de la facture figure dans la communication',
  RECONCILIATION_END_TO_END: 'La référence du payeur est le numéro de la facture',
  RECONCILIATION_FORMER_PAYER: 'Ce payeur a déjà payé des factures de {debtor}',
  RECONCILIATION_MAY_BE_RETURNED:
    'Le texte parle d’un retour\u00a0: il peut s’agir d’un de vos paiements qui est revenu',
  RECONCILIATION_AMOUNT_AND_NAME: 'Montant et nom sont ceux de la facture',
  RECONCILIATION_WHICH_IS_UNKNOWN: 'Plusieurs paiements ont ce montant\u00a0: on ignore lequel a été extourné',
  RECONCILIATION_DETAILS_MISSING:
    'La banque ne donne pas de détails ici\u00a0: ils figurent peut-être dans un avis de crédit (camt.054) qui manque',
  RECONCILIATION_NOTHING_TO_REVERSE: 'Aucun paiement de ce genre n’est connu\u00a0: rien n’a été modifié',
  BOOKS_BANK_TWICE: 'Le compte bancaire {iban} figure deux fois',
  BOOKS_NUMBER_RANGE: 'Le numéro doit être compris entre {min} et {max}',
  BOOKS_RATE_FORMAT: 'Un cours est un nombre supérieur à zéro, comme 0.9425',
  BOOKS_YEAR_START: 'Le premier jour de l’exercice se compose du mois et du jour, comme 01-01',
  BOOKS_ACCOUNT_FORM:
    'Le compte {account} n’est pas possible dans ce format\u00a0: il faut un numéro de {max} chiffres au plus',
  BOOKS_SEVERAL_YEARS:
    'Les écritures vont du {from} au {to}, soit plus d’un exercice\u00a0: ce format indique les jours sans l’année',
  BOOKS_RATE_MISSING: 'Ce format a besoin de montants en {books}\u00a0: indiquez le cours de {currency}',
  BOOKS_DECIMALS: 'Le montant {amount} a plus de décimales que ce format n’en admet',
  BOOKS_DATE_MISSING: 'Une écriture de {currency} {amount} sur {account} n’a pas de date et manque au journal',
  BOOKS_BANK_SHARED:
    'Les comptes bancaires {one} et {other} sont tous deux comptabilisés sur {account}\u00a0: indiquez un compte pour chacun',
  BOOKS_EXCHANGE_DIFFERENCE:
    'Aucune différence de change n’a été comptabilisée pour la facture {bill}\u00a0: on ignore à quel montant en {currency} elle a été enregistrée',
  CASE_COMPLETED_BEFORE: 'La facture était déjà réglée et reste telle quelle',
  CASE_STAYS_REJECTED: 'Le destinataire a refusé la facture, et elle reste refusée',
  CASE_NOT_OWED: 'La facture a été remplacée ou annulée\u00a0: rien n’est dû',
  CASE_PAID_BY_LINKED:
    'Le montant était déjà payé, sur la facture rappelée ou sur l’un de ses rappels\u00a0: ceci vient en plus',
  CASE_STAYS_COMPLETED: 'La facture reste réglée, bien que de l’argent ait été extourné',
  CASES_NOT_TOLD_APART: 'Plusieurs factures ont ce compte et cette référence\u00a0: on ne sait pas laquelle est visée',
};
