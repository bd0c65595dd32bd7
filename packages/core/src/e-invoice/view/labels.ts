/** What terms, groups and sections are called: key, English, German, French, Italian. */
export const labelTable = `
§document|Invoice|Rechnung|Facture|Fattura
§seller|Seller|Verkäufer|Vendeur|Venditore
§buyer|Buyer|Käufer|Acheteur|Acquirente
§parties|Other parties|Weitere Beteiligte|Autres parties|Altre parti
§notes|Notes|Bemerkungen|Remarques|Note
§references|References|Bezüge|Références|Riferimenti
§delivery|Delivery|Lieferung|Livraison|Fornitura
§line|Line|Position|Ligne|Posizione
§allowances|Allowances and charges|Abzüge und Zuschläge|Remises et majorations|Sconti e maggiorazioni
§vat|VAT|Mehrwertsteuer|TVA|IVA
§totals|Totals|Summen|Totaux|Totali
§payment|Payment|Zahlung|Paiement|Pagamento
§attachments|Supporting documents|Beilagen|Documents joints|Documenti allegati
§unread|Not understood: as it stands in the file|Nicht verstanden: wie es in der Datei steht|Non compris: tel que dans le fichier|Non compreso: come sta nel file
test|Test|Test|Test|Test
process|Business process|Geschäftsprozess|Processus|Processo
processRun|Execution of the process|Ausführung des Prozesses|Exécution du processus|Esecuzione del processo
specification|Specification|Spezifikation|Spécification|Specifica
syntaxVersion|Version of the syntax|Version der Syntax|Version de la syntaxe|Versione della sintassi
uuid|Unique identifier|Eindeutige Kennung|Identifiant unique|Identificativo univoco
number|Invoice number|Rechnungsnummer|Numéro de facture|Numero della fattura
documentName|Title|Titel|Titre|Titolo
kind|Type of document|Art des Dokuments|Type de document|Tipo di documento
issueDate|Invoice date|Rechnungsdatum|Date de facture|Data della fattura
issueTime|Time of issue|Ausstellungszeit|Heure d’émission|Ora di emissione
copy|Copy|Kopie|Copie|Copia
language|Language|Sprache|Langue|Lingua
note|Note|Bemerkung|Remarque|Nota
text|Text|Text|Texte|Testo
textCode|Code of the text|Code des Texts|Code du texte|Codice del testo
subject|Subject|Betreff|Objet|Oggetto
contractPeriod|Contract period|Vertragsdauer|Durée du contrat|Durata del contratto
line|Line|Position|Ligne|Posizione
lineNumber|Line number|Positionsnummer|Numéro de ligne|Numero della posizione
parentLine|Belongs to line|Gehört zu Position|Appartient à la ligne|Appartiene alla posizione
lineStatus|Line status|Status der Position|Statut de la ligne|Stato della posizione
lineKind|Type of line|Art der Position|Type de ligne|Tipo di posizione
lineCount|Number of lines|Anzahl Positionen|Nombre de lignes|Numero di posizioni
lineNet|Line amount without VAT|Betrag der Position ohne MWST|Montant de la ligne hors TVA|Importo della posizione senza IVA
itemId|Item identifier|Kennung des Artikels|Identifiant de l’article|Identificativo dell’articolo
standardId|Standard item number|Standard-Artikelnummer|Numéro d’article standard|Numero d’articolo standard
sellerItemId|Seller’s item number|Artikelnummer des Verkäufers|Numéro d’article du vendeur|Numero d’articolo del venditore
buyerItemId|Buyer’s item number|Artikelnummer des Käufers|Numéro d’article de l’acheteur|Numero d’articolo dell’acquirente
industryItemId|Manufacturer’s item number|Artikelnummer des Herstellers|Numéro d’article du fabricant|Numero d’articolo del produttore
modelId|Model number|Modellnummer|Numéro de modèle|Numero di modello
itemName|Item|Artikel|Article|Articolo
description|Description|Beschreibung|Description|Descrizione
batch|Batch|Charge|Lot|Lotto
brand|Brand|Marke|Marque|Marca
model|Model|Modell|Modèle|Modello
keyword|Keyword|Stichwort|Mot-clé|Parola chiave
property|Property|Eigenschaft|Propriété|Proprietà
propertyKind|Type of property|Art der Eigenschaft|Type de propriété|Tipo di proprietà
name|Name|Name|Nom|Nome
value|Value|Wert|Valeur|Valore
classification|Classification|Klassifizierung|Classification|Classificazione
classCode|Class|Klasse|Classe|Classe
instance|Individual item|Einzelstück|Pièce individuelle|Singolo pezzo
serial|Serial number|Seriennummer|Numéro de série|Numero di serie
expiry|Expiry date|Ablaufdatum|Date d’expiration|Data di scadenza
manufactured|Date of manufacture|Herstellungsdatum|Date de fabrication|Data di fabbricazione
origin|Country of origin|Ursprungsland|Pays d’origine|Paese d’origine
includedItem|Included item|Enthaltener Artikel|Article inclus|Articolo incluso
quantity|Quantity|Menge|Quantité|Quantità
freeQuantity|Quantity free of charge|Kostenlose Menge|Quantité gratuite|Quantità gratuita
free|Free of charge|Kostenlos|Gratuit|Gratuito
packages|Packages|Packungen|Emballages|Imballaggi
perPackage|Quantity per package|Menge je Packung|Quantité par emballage|Quantità per imballaggio
order|Order|Bestellung|Commande|Ordine
orderLine|Order line|Position der Bestellung|Ligne de commande|Riga d’ordine
salesOrder|Sales order|Auftrag|Ordre de vente|Ordine di vendita
quotation|Quotation|Offerte|Offre|Offerta
contract|Contract|Vertrag|Contrat|Contratto
customerOrder|Order of the final customer|Bestellung des Endkunden|Commande du client final|Ordine del cliente finale
despatchAdvice|Despatch advice|Lieferavis|Avis d’expédition|Avviso di spedizione
receivingAdvice|Receiving advice|Wareneingangsmeldung|Avis de réception|Avviso di ricevimento
deliveryNote|Delivery note|Lieferschein|Bulletin de livraison|Bolla di consegna
precedingInvoice|Preceding invoice|Vorangegangene Rechnung|Facture antérieure|Fattura precedente
advanceInvoice|Advance invoice|Vorauszahlungsrechnung|Facture d’acompte|Fattura d’acconto
document|Document|Dokument|Document|Documento
supporting|Supporting document|Beilage|Document joint|Allegato
tender|Tender or lot|Ausschreibung oder Los|Appel d’offres ou lot|Gara o lotto
object|Invoiced object|Abgerechnetes Objekt|Objet facturé|Oggetto fatturato
objectId|Identifier of the object|Kennung des Objekts|Identifiant de l’objet|Identificativo dell’oggetto
project|Project|Projekt|Projet|Progetto
projectNumber|Project number|Projektnummer|Numéro de projet|Numero di progetto
documentNumber|Number|Nummer|Numéro|Numero
documentDate|Date|Datum|Date|Data
documentLine|Line of the document|Position im Dokument|Ligne du document|Riga del documento
typeCode|Type|Art|Type|Tipo
status|Status|Status|Statut|Stato
referenceKind|Type of reference|Art des Bezugs|Type de référence|Tipo di riferimento
location|Address on the web|Adresse im Web|Adresse sur le web|Indirizzo web
file|File|Datei|Fichier|File
price|Price|Preis|Prix|Prezzo
grossPrice|Gross price|Bruttopreis|Prix brut|Prezzo lordo
netPrice|Net price|Nettopreis|Prix net|Prezzo netto
priceBase|Price for|Preis für|Prix pour|Prezzo per
priceDiscount|Discount on the price|Abzug vom Preis|Remise sur le prix|Sconto sul prezzo
priceCharge|Charge on the price|Zuschlag zum Preis|Majoration du prix|Maggiorazione sul prezzo
priceKind|Type of price|Art des Preises|Type de prix|Tipo di prezzo
perUnit|Amount per unit|Betrag je Einheit|Montant par unité|Importo per unità
factor|Conversion factor|Umrechnungsfaktor|Facteur de conversion|Fattore di conversione
includedTax|Tax included|Enthaltene Steuer|Taxe comprise|Imposta inclusa
allowancesAndCharges|Allowances and charges in total|Abzüge und Zuschläge gesamt|Total des remises et majorations|Totale sconti e maggiorazioni
account|Booking reference|Buchungsreferenz|Référence comptable|Riferimento contabile
accountKind|Type of account|Art des Kontos|Type de compte|Tipo di conto
buyerReference|Buyer reference|Referenz des Käufers|Référence de l’acheteur|Riferimento dell’acquirente
issuerReference|Reference of the issuer|Referenz des Ausstellers|Référence de l’émetteur|Riferimento dell’emittente
deliveryTerms|Delivery terms|Lieferbedingungen|Conditions de livraison|Condizioni di consegna
incoterm|Incoterm|Incoterm|Incoterm|Incoterm
place|Place|Ort|Lieu|Luogo
seller|Seller|Verkäufer|Vendeur|Venditore
buyer|Buyer|Käufer|Acheteur|Acquirente
orderer|Ordering party|Besteller|Donneur d’ordre|Committente
salesAgent|Sales agent|Handelsvertreter|Agent commercial|Agente di vendita
buyerRepresentative|Tax representative of the buyer|Steuervertreter des Käufers|Représentant fiscal de l’acheteur|Rappresentante fiscale dell’acquirente
taxRepresentative|Tax representative of the seller|Steuervertreter des Verkäufers|Représentant fiscal du vendeur|Rappresentante fiscale del venditore
endUser|End user|Endverbraucher|Utilisateur final|Utente finale
buyerAgent|Buying agent|Einkaufsvertreter|Agent de l’acheteur|Agente dell’acquirente
manufacturer|Manufacturer|Hersteller|Fabricant|Produttore
itemSeller|Seller of the item|Verkäufer des Artikels|Vendeur de l’article|Venditore dell’articolo
invoicer|Issuer of the invoice|Rechnungsaussteller|Émetteur de la facture|Emittente della fattura
invoicee|Recipient of the invoice|Rechnungsempfänger|Destinataire de la facture|Destinatario della fattura
payee|Payee|Zahlungsempfänger|Bénéficiaire|Beneficiario
payer|Payer|Zahler|Payeur|Pagatore
shipTo|Delivered to|Geliefert an|Livré à|Consegnato a
ultimateShipTo|Final recipient|Endempfänger|Destinataire final|Destinatario finale
shipFrom|Sent from|Versandt von|Expédié de|Spedito da
tradingName|Trading name|Handelsname|Nom commercial|Nome commerciale
id|Identifier|Kennung|Identifiant|Identificativo
registration|Registration number|Registernummer|Numéro d’enregistrement|Numero di registrazione
registeredOffice|Registered office|Sitz|Siège|Sede
vatId|VAT number|MWST-Nummer|Numéro de TVA|Numero IVA
taxNumber|Tax number|Steuernummer|Numéro fiscal|Numero fiscale
legalForm|Legal information|Rechtliche Angaben|Informations juridiques|Informazioni legali
electronicAddress|Electronic address|Elektronische Adresse|Adresse électronique|Indirizzo elettronico
customerNumber|Customer number|Kundennummer|Numéro de client|Numero cliente
supplierNumber|Supplier number|Lieferantennummer|Numéro de fournisseur|Numero fornitore
contact|Contact|Kontakt|Contact|Contatto
contactKind|Type of contact|Art des Kontakts|Type de contact|Tipo di contatto
department|Department|Abteilung|Service|Reparto
firstName|First name|Vorname|Prénom|Nome
familyName|Last name|Nachname|Nom de famille|Cognome
role|Role|Funktion|Fonction|Funzione
phone|Telephone|Telefon|Téléphone|Telefono
fax|Fax|Fax|Fax|Fax
email|E-mail|E-Mail|E-mail|E-mail
website|Website|Website|Site web|Sito web
line1|Street|Strasse|Rue|Via
line2|Address line 2|Adresszeile 2|Adresse, ligne 2|Indirizzo, riga 2
line3|Address line 3|Adresszeile 3|Adresse, ligne 3|Indirizzo, riga 3
building|Building|Gebäude|Bâtiment|Edificio
buildingNumber|House number|Hausnummer|Numéro de maison|Numero civico
floor|Floor|Stockwerk|Étage|Piano
room|Room|Raum|Local|Locale
postbox|PO box|Postfach|Case postale|Casella postale
postalCode|Postal code|Postleitzahl|Code postal|NPA
city|City|Ort|Localité|Località
region|Region|Region|Région|Regione
country|Country|Land|Pays|Paese
delivery|Delivery|Lieferung|Livraison|Fornitura
deliveryDate|Delivery date|Lieferdatum|Date de livraison|Data di consegna
deliveryTime|Delivery time|Lieferzeit|Heure de livraison|Ora di consegna
latestDelivery|Latest delivery|Späteste Lieferung|Livraison au plus tard|Consegna al più tardi
tracking|Tracking number|Sendungsnummer|Numéro de suivi|Numero di tracciamento
transport|Transport|Transport|Transport|Trasporto
transportMode|Means of transport|Transportart|Mode de transport|Mezzo di trasporto
creditorId|Creditor identifier|Gläubiger-Identifikation|Identifiant du créancier|Identificativo del creditore
remittance|Payment reference|Zahlungsreferenz|Référence de paiement|Riferimento di pagamento
instruction|Instruction|Anweisung|Instruction|Istruzione
channel|Payment channel|Zahlungskanal|Canal de paiement|Canale di pagamento
currency|Currency|Währung|Monnaie|Valuta
vatCurrency|Currency of the VAT|Währung der MWST|Monnaie de la TVA|Valuta dell’IVA
pricingCurrency|Currency of the prices|Währung der Preise|Monnaie des prix|Valuta dei prezzi
paymentCurrency|Currency of the payment|Währung der Zahlung|Monnaie du paiement|Valuta del pagamento
exchange|Exchange rate|Wechselkurs|Taux de change|Tasso di cambio
sourceCurrency|From currency|Von Währung|De la monnaie|Dalla valuta
targetCurrency|To currency|In Währung|Vers la monnaie|Alla valuta
exchangeRate|Rate|Kurs|Cours|Corso
exchangeDate|Day of the rate|Tag des Kurses|Jour du cours|Giorno del corso
means|Way to pay|Zahlungsweg|Moyen de paiement|Modalità di pagamento
meansCode|Kind of payment|Art der Zahlung|Type de paiement|Tipo di pagamento
meansText|Words on the payment|Angaben zur Zahlung|Indications sur le paiement|Indicazioni sul pagamento
card|Payment card|Zahlkarte|Carte de paiement|Carta di pagamento
cardNumber|Card number|Kartennummer|Numéro de carte|Numero della carta
cardNetwork|Card network|Kartennetzwerk|Réseau de cartes|Circuito della carta
cardHolder|Card holder|Karteninhaber|Titulaire de la carte|Titolare della carta
debtorAccount|Account debited|Belastetes Konto|Compte débité|Conto addebitato
creditorAccount|Account to pay to|Konto für die Zahlung|Compte à créditer|Conto da accreditare
iban|IBAN or account number|IBAN oder Kontonummer|IBAN ou numéro de compte|IBAN o numero di conto
accountNumber|Account number|Kontonummer|Numéro de compte|Numero di conto
accountName|Account holder|Kontoinhaber|Titulaire du compte|Titolare del conto
bic|BIC of the bank|BIC der Bank|BIC de la banque|BIC della banca
bankName|Bank|Bank|Banque|Banca
debtorBic|BIC of the payer’s bank|BIC der Bank des Zahlers|BIC de la banque du payeur|BIC della banca del pagatore
mandate|Direct debit mandate|Lastschriftmandat|Mandat de prélèvement|Mandato di addebito
vat|VAT|Mehrwertsteuer|TVA|IVA
taxable|Taxable amount|Steuerbarer Betrag|Montant imposable|Importo imponibile
vatAmount|VAT amount|MWST-Betrag|Montant de la TVA|Importo dell’IVA
vatCategory|VAT category|MWST-Kategorie|Catégorie de TVA|Categoria IVA
vatRate|VAT rate|MWST-Satz|Taux de TVA|Aliquota IVA
taxKind|Type of tax|Art der Steuer|Type de taxe|Tipo di imposta
withholding|Withholding tax|Quellensteuer|Impôt à la source|Ritenuta d’acconto
exemption|Reason why no VAT is charged|Grund, weshalb keine MWST anfällt|Raison de l’absence de TVA|Motivo dell’assenza di IVA
exemptionCode|Code of this reason|Code dieses Grunds|Code de cette raison|Codice di questo motivo
taxPoint|Tax point date|Datum der Steuerpflicht|Date d’exigibilité de la TVA|Data di esigibilità dell’IVA
taxPointCode|When VAT becomes due|Wann die MWST fällig wird|Exigibilité de la TVA|Esigibilità dell’IVA
linesBase|Of the lines|Aus den Positionen|Des lignes|Delle posizioni
allowanceBase|Of allowances and charges|Aus Abzügen und Zuschlägen|Des remises et majorations|Di sconti e maggiorazioni
period|Period|Zeitraum|Période|Periodo
from|From|Von|Du|Dal
to|To|Bis|Au|Al
fromTime|From (time)|Von (Zeit)|De (heure)|Da (ora)
toTime|To (time)|Bis (Zeit)|À (heure)|A (ora)
day|Day|Tag|Jour|Giorno
periodLength|Length of the period|Dauer der Frist|Durée du délai|Durata del termine
allowance|Allowance|Abzug|Remise|Sconto
charge|Charge|Zuschlag|Majoration|Maggiorazione
isCharge|Is a charge|Ist ein Zuschlag|Est une majoration|È una maggiorazione
sequence|Order of calculation|Reihenfolge der Berechnung|Ordre de calcul|Ordine di calcolo
percent|Percentage|Prozentsatz|Pourcentage|Percentuale
base|Of the amount|Vom Betrag|Sur le montant|Sull’importo
baseQuantity|Of the quantity|Von der Menge|Sur la quantité|Sulla quantità
amount|Amount|Betrag|Montant|Importo
reason|Reason|Grund|Raison|Motivo
reasonCode|Code of the reason|Code des Grunds|Code de la raison|Codice del motivo
logistics|Logistics charge|Versand- oder Logistikkosten|Frais de logistique|Spese logistiche
terms|Payment terms|Zahlungsbedingungen|Conditions de paiement|Condizioni di pagamento
termsText|Wording|Wortlaut|Texte|Testo
dueDate|Due date|Zahlbar bis|Payable jusqu’au|Pagabile entro il
partialAmount|Amount that this concerns|Betroffener Betrag|Montant concerné|Importo interessato
sharePercent|Share of the amount|Anteil am Betrag|Part du montant|Quota dell’importo
cashDiscount|Discount for early payment|Skonto|Escompte|Sconto per pagamento anticipato
cashDiscountPercent|Discount for early payment, percentage|Skonto in Prozent|Escompte en pour cent|Sconto per pagamento anticipato, percentuale
cashDiscountAmount|Discount for early payment, amount|Skontobetrag|Montant de l’escompte|Sconto per pagamento anticipato, importo
penalty|Penalty for late payment|Zuschlag bei Verspätung|Pénalité de retard|Penale per ritardo
penaltyPercent|Penalty for late payment, percentage|Zuschlag bei Verspätung in Prozent|Pénalité de retard en pour cent|Penale per ritardo, percentuale
penaltyAmount|Penalty for late payment, amount|Zuschlag bei Verspätung, Betrag|Montant de la pénalité de retard|Penale per ritardo, importo
linesTotal|Sum of the lines|Summe der Positionen|Somme des lignes|Somma delle posizioni
allowancesTotal|Sum of the allowances|Summe der Abzüge|Somme des remises|Somma degli sconti
chargesTotal|Sum of the charges|Summe der Zuschläge|Somme des majorations|Somma delle maggiorazioni
net|Total without VAT|Total ohne MWST|Total hors TVA|Totale senza IVA
vatTotal|Total of the VAT|Total der MWST|Total de la TVA|Totale dell’IVA
vatTotalInCurrency|Total of the VAT in its currency|Total der MWST in ihrer Währung|Total de la TVA dans sa monnaie|Totale dell’IVA nella sua valuta
gross|Total with VAT|Total mit MWST|Total TVA comprise|Totale con IVA
prepaid|Already paid|Bereits bezahlt|Déjà payé|Già pagato
rounding|Rounding|Rundung|Arrondi|Arrotondamento
due|Amount due|Zahlbetrag|Montant à payer|Importo da pagare
adjustment|Adjustment|Korrektur|Ajustement|Rettifica
advance|Advance payment|Vorauszahlung|Acompte|Acconto
receivedDate|Received on|Erhalten am|Reçu le|Ricevuto il
paidDate|Paid on|Bezahlt am|Payé le|Pagato il
paidTime|Paid at|Bezahlt um|Payé à|Pagato alle
@yes|Yes|Ja|Oui|Sì
@no|No|Nein|Non|No
@page|Page {page} of {pages}|Seite {page} von {pages}|Page {page} sur {pages}|Pagina {page} di {pages}
@shortened|{count} further characters are in the file|{count} weitere Zeichen stehen in der Datei|{count} autres caractères figurent dans le fichier|{count} altri caratteri sono nel file
@left|{count} further entries are not shown here: they are in the file|{count} weitere Angaben sind hier nicht gezeigt: Sie stehen in der Datei|{count} autres indications ne sont pas affichées ici: elles figurent dans le fichier|{count} altre indicazioni non sono mostrate qui: sono nel file
@foreign|{count} characters that the typeface lacks are printed as a question mark|{count} Zeichen, die der Schrift fehlen, sind als Fragezeichen gedruckt|{count} caractères absents de la police sont imprimés sous forme de point d’interrogation|{count} caratteri che mancano nel carattere sono stampati come punto interrogativo
@picture|This shows the data of the e-invoice as it was received. Nothing was calculated, corrected or left out.|Dies zeigt die Daten der E-Rechnung, wie sie empfangen wurden. Nichts wurde gerechnet, korrigiert oder weggelassen.|Ceci montre les données de l’e-facture telles qu’elles ont été reçues. Rien n’a été calculé, corrigé ou omis.|Questo mostra i dati dell’e-fattura come sono stati ricevuti. Nulla è stato calcolato, corretto o tralasciato.
@collected|Collected by direct debit: nothing is to be transferred|Wird mit Lastschrift eingezogen: nichts zu überweisen|Prélevé par débit direct: rien à virer|Addebitato direttamente: nulla da versare
@bytes|{count} bytes|{count} Bytes|{count} octets|{count} byte
`;
