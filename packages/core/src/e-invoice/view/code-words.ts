/**
 * Codes in words: list, then code, English, German, French, Italian. Codes without words here are shown as they are.
 * Source: UNTDID 1001, 4451, 4461, 5189, 5305, 7161, 2475; VATEX; ISO 6523; Incoterms 2020; UN/ECE Recommendations 19 and 20.
 */
export const codeTable = `
#documentType
71|Request for payment|Zahlungsaufforderung|Demande de paiement|Richiesta di pagamento
80|Debit note for goods or services|Belastungsanzeige für Waren oder Dienstleistungen|Note de débit pour biens ou services|Nota di debito per beni o servizi
81|Credit note for goods or services|Gutschrift für Waren oder Dienstleistungen|Avoir pour biens ou services|Nota di credito per beni o servizi
82|Metered services invoice|Rechnung über gemessene Leistungen|Facture de services mesurés|Fattura per servizi misurati
83|Credit note for a financial adjustment|Gutschrift einer finanziellen Korrektur|Avoir d’ajustement financier|Nota di credito per rettifica finanziaria
84|Debit note for a financial adjustment|Belastung einer finanziellen Korrektur|Note de débit d’ajustement financier|Nota di debito per rettifica finanziaria
130|Invoicing data sheet|Abrechnungsblatt|Feuille de facturation|Foglio di fatturazione
202|Direct payment valuation|Abschlag zur direkten Zahlung|Évaluation pour paiement direct|Valutazione per pagamento diretto
203|Provisional payment valuation|Vorläufige Abschlagsrechnung|Évaluation provisoire de paiement|Valutazione provvisoria di pagamento
204|Payment valuation|Zahlungsbewertung|Évaluation de paiement|Valutazione di pagamento
211|Interim application for payment|Abschlagsrechnung|Demande de paiement intermédiaire|Richiesta di pagamento intermedio
218|Final payment request|Schlusszahlungsanforderung|Demande de paiement final|Richiesta di pagamento finale
219|Payment request for completed units|Zahlungsanforderung für fertige Einheiten|Demande de paiement d’unités achevées|Richiesta di pagamento di unità ultimate
261|Self-billed credit note|Gutschrift im Gutschriftsverfahren|Avoir en autofacturation|Nota di credito in autofatturazione
262|Consolidated credit note|Sammelgutschrift|Avoir récapitulatif|Nota di credito cumulativa
295|Price variation invoice|Rechnung einer Preisänderung|Facture de variation de prix|Fattura per variazione di prezzo
296|Credit note for price variation|Gutschrift einer Preisänderung|Avoir de variation de prix|Nota di credito per variazione di prezzo
308|Delcredere credit note|Delkredere-Gutschrift|Avoir ducroire|Nota di credito star del credere
325|Proforma invoice|Proformarechnung|Facture pro forma|Fattura pro forma
326|Partial invoice|Teilrechnung|Facture partielle|Fattura parziale
331|Commercial invoice with packing list|Handelsrechnung mit Packliste|Facture commerciale avec liste de colisage|Fattura commerciale con distinta colli
380|Commercial invoice|Handelsrechnung|Facture commerciale|Fattura commerciale
381|Credit note|Gutschrift|Note de crédit|Nota di credito
382|Commission note|Provisionsabrechnung|Note de commission|Nota di commissione
383|Debit note|Belastungsanzeige|Note de débit|Nota di debito
384|Corrected invoice|Rechnungskorrektur|Facture rectificative|Fattura rettificativa
385|Consolidated invoice|Sammelrechnung|Facture récapitulative|Fattura riepilogativa
386|Prepayment invoice|Vorauszahlungsrechnung|Facture d’acompte|Fattura d’acconto
387|Hire invoice|Mietrechnung für Sachen|Facture de location|Fattura di noleggio
388|Tax invoice|Steuerrechnung|Facture fiscale|Fattura fiscale
389|Self-billed invoice|Rechnung im Gutschriftsverfahren|Facture en autofacturation|Autofattura
390|Delcredere invoice|Delkredere-Rechnung|Facture ducroire|Fattura star del credere
393|Factored invoice|Abgetretene Rechnung (Factoring)|Facture affacturée|Fattura ceduta (factoring)
394|Lease invoice|Leasingrechnung|Facture de crédit-bail|Fattura di leasing
395|Consignment invoice|Konsignationsrechnung|Facture de consignation|Fattura in conto deposito
396|Factored credit note|Abgetretene Gutschrift (Factoring)|Avoir affacturé|Nota di credito ceduta (factoring)
420|OCR payment for a credit note|Gutschrift mit optisch lesbarer Referenz|Avoir à lecture optique|Nota di credito a lettura ottica
456|Debit advice|Belastungsavis|Avis de débit|Avviso di addebito
457|Reversal of a debit|Storno einer Belastung|Extourne d’un débit|Storno di un addebito
458|Reversal of a credit|Storno einer Gutschrift|Extourne d’un crédit|Storno di un accredito
527|Self-billed debit note|Belastungsanzeige im Gutschriftsverfahren|Note de débit en autofacturation|Nota di debito in autofatturazione
532|Forwarder’s credit note|Gutschrift des Spediteurs|Avoir du transitaire|Nota di credito dello spedizioniere
553|Forwarder’s invoice discrepancy report|Abweichungsbericht des Spediteurs|Rapport d’écart du transitaire|Rapporto di discrepanza dello spedizioniere
575|Insurer’s invoice|Rechnung des Versicherers|Facture de l’assureur|Fattura dell’assicuratore
623|Forwarder’s invoice|Rechnung des Spediteurs|Facture du transitaire|Fattura dello spedizioniere
633|Port charges|Hafengebühren|Frais de port maritime|Spese portuali
751|Invoice information for accounting|Rechnungsangaben für die Buchhaltung|Informations de facture pour la comptabilité|Dati di fattura per la contabilità
780|Freight invoice|Frachtrechnung|Facture de fret|Fattura di nolo
817|Claim|Forderungsanmeldung|Réclamation|Reclamo
870|Consular invoice|Konsulatsrechnung|Facture consulaire|Fattura consolare
875|Partial construction invoice|Teilrechnung für Bauleistungen|Facture partielle de travaux|Fattura parziale di lavori
876|Partial final construction invoice|Teilschlussrechnung für Bauleistungen|Facture partielle finale de travaux|Fattura parziale finale di lavori
877|Final construction invoice|Schlussrechnung für Bauleistungen|Facture finale de travaux|Fattura finale di lavori
935|Customs invoice|Zollrechnung|Facture douanière|Fattura doganale
#vatCategory
S|Standard or reduced rate|Normal- oder reduzierter Satz|Taux normal ou réduit|Aliquota normale o ridotta
Z|Zero rate|Nullsatz|Taux zéro|Aliquota zero
E|Exempt|Steuerbefreit|Exonéré|Esente
AE|Reverse charge|Steuerschuld beim Empfänger (Reverse charge)|Autoliquidation|Inversione contabile
K|Intra-Community supply|Innergemeinschaftliche Lieferung|Livraison intracommunautaire|Cessione intracomunitaria
G|Export|Ausfuhr|Exportation|Esportazione
O|Outside the scope of VAT|Nicht der MWST unterstellt|Hors du champ de la TVA|Fuori campo IVA
L|IGIC (Canary Islands)|IGIC (Kanarische Inseln)|IGIC (îles Canaries)|IGIC (Isole Canarie)
M|IPSI (Ceuta and Melilla)|IPSI (Ceuta und Melilla)|IPSI (Ceuta et Melilla)|IPSI (Ceuta e Melilla)
B|Split payment (Italy)|Split Payment (Italien)|Paiement scindé (Italie)|Scissione dei pagamenti
#tax
VAT|Value added tax|Mehrwertsteuer|Taxe sur la valeur ajoutée|Imposta sul valore aggiunto
#means
1|Not defined|Nicht bestimmt|Non défini|Non definito
10|Cash|Bar|Espèces|Contanti
20|Cheque|Scheck|Chèque|Assegno
30|Credit transfer|Überweisung|Virement|Bonifico
31|Debit transfer|Überweisung zulasten|Virement au débit|Trasferimento a debito
42|Payment to a bank account|Zahlung auf ein Bankkonto|Versement sur un compte bancaire|Versamento su conto bancario
48|Bank card|Bankkarte|Carte bancaire|Carta bancaria
49|Direct debit|Lastschrift|Prélèvement|Addebito diretto
54|Credit card|Kreditkarte|Carte de crédit|Carta di credito
55|Debit card|Debitkarte|Carte de débit|Carta di debito
57|Standing agreement|Dauervereinbarung|Accord permanent|Accordo permanente
58|SEPA credit transfer|SEPA-Überweisung|Virement SEPA|Bonifico SEPA
59|SEPA direct debit|SEPA-Lastschrift|Prélèvement SEPA|Addebito diretto SEPA
68|Online payment service|Online-Zahlungsdienst|Service de paiement en ligne|Servizio di pagamento online
97|Clearing between partners|Verrechnung zwischen Partnern|Compensation entre partenaires|Compensazione tra partner
ZZZ|As agreed|Wie vereinbart|Comme convenu|Come concordato
#taxPoint
3|Date of the invoice|Datum der Rechnung|Date de la facture|Data della fattura
5|Date of the invoice|Datum der Rechnung|Date de la facture|Data della fattura
29|Date of delivery|Datum der Lieferung|Date de livraison|Data di consegna
35|Date of delivery|Datum der Lieferung|Date de livraison|Data di consegna
72|Date of payment|Datum der Zahlung|Date du paiement|Data del pagamento
432|Date of payment|Datum der Zahlung|Date du paiement|Data del pagamento
#subject
AAB|Terms of payment|Zahlungsbedingungen|Conditions de paiement|Condizioni di pagamento
AAI|General information|Allgemeine Angaben|Informations générales|Informazioni generali
AAJ|Additional conditions|Zusätzliche Bedingungen|Conditions supplémentaires|Condizioni aggiuntive
AAK|Price conditions|Preisbedingungen|Conditions de prix|Condizioni di prezzo
ABL|Legal information|Rechtliche Angaben|Informations juridiques|Informazioni legali
ABN|Accounting information|Angaben zur Buchhaltung|Informations comptables|Informazioni contabili
ACB|Additional information|Zusätzliche Angaben|Informations supplémentaires|Informazioni aggiuntive
ADU|Note|Bemerkung|Remarque|Nota
AFM|Title|Titel|Titre|Titolo
BAR|Processing instructions|Verarbeitungshinweise|Instructions de traitement|Istruzioni di elaborazione
BLU|Waste law information|Angaben zum Abfallrecht|Informations sur les déchets|Informazioni sui rifiuti
CUS|Customs information|Zollangaben|Informations douanières|Informazioni doganali
PMD|Payment detail: late payment|Zahlungsangaben: Verzug|Pénalités de retard|Penali di ritardo
PMT|Recovery costs|Kosten der Eintreibung|Frais de recouvrement|Spese di recupero
REG|Regulatory information|Angaben zur Aufsicht|Informations réglementaires|Informazioni normative
SUR|Remarks of the supplier|Bemerkungen des Lieferanten|Remarques du fournisseur|Osservazioni del fornitore
SIN|Special instructions|Besondere Anweisungen|Instructions particulières|Istruzioni particolari
TXD|Tax declaration|Steuerliche Erklärung|Déclaration fiscale|Dichiarazione fiscale
#allowance
41|Bonus for works ahead of schedule|Bonus für vorzeitige Fertigstellung|Prime d’avance sur délai|Premio per anticipo sui tempi
42|Other bonus|Anderer Bonus|Autre prime|Altro premio
60|Manufacturer’s consumer discount|Herstellerrabatt für Verbraucher|Remise fabricant au consommateur|Sconto del produttore al consumatore
62|Due to military status|Wegen Militärstatus|Statut militaire|Stato militare
63|Due to work accident|Wegen Arbeitsunfall|Accident du travail|Infortunio sul lavoro
64|Special agreement|Sondervereinbarung|Accord particulier|Accordo speciale
65|Production error discount|Abzug wegen Produktionsfehler|Remise pour défaut de fabrication|Sconto per difetto di produzione
66|New outlet discount|Rabatt für neue Verkaufsstelle|Remise pour nouveau point de vente|Sconto per nuovo punto vendita
67|Sample discount|Musterrabatt|Remise d’échantillon|Sconto campione
68|End-of-range discount|Auslaufrabatt|Remise de fin de série|Sconto di fine serie
70|Incoterm discount|Rabatt nach Incoterm|Remise Incoterm|Sconto Incoterm
71|Point of sale allowance|Verkaufsstellenrabatt|Remise point de vente|Sconto punto vendita
88|Material surcharge or deduction|Materialzu- oder -abschlag|Supplément ou déduction de matière|Supplemento o deduzione materiale
95|Discount|Rabatt|Remise|Sconto
100|Special rebate|Sonderrabatt|Rabais spécial|Ribasso speciale
102|Fixed long-term discount|Fester Langzeitrabatt|Remise fixe à long terme|Sconto fisso a lungo termine
103|Temporary discount|Befristeter Rabatt|Remise temporaire|Sconto temporaneo
104|Standard discount|Standardrabatt|Remise standard|Sconto standard
105|Yearly turnover|Jahresumsatz|Chiffre d’affaires annuel|Fatturato annuo
#charge
AA|Advertising|Werbung|Publicité|Pubblicità
ABL|Additional packaging|Zusätzliche Verpackung|Emballage supplémentaire|Imballaggio aggiuntivo
ADR|Other services|Andere Dienstleistungen|Autres services|Altri servizi
ADT|Pick-up|Abholung|Enlèvement|Ritiro
CG|Cleaning|Reinigung|Nettoyage|Pulizia
DL|Delivery|Zustellung|Livraison|Consegna
FC|Freight|Fracht|Fret|Trasporto
FI|Financing|Finanzierung|Financement|Finanziamento
HD|Handling|Handhabung|Manutention|Movimentazione
IN|Insurance|Versicherung|Assurance|Assicurazione
INS|Installation|Installation|Installation|Installazione
LA|Labelling|Etikettierung|Étiquetage|Etichettatura
MC|Material surcharge|Materialzuschlag|Supplément de matière|Supplemento materiale
PC|Packing|Verpackung|Emballage|Imballaggio
RAD|Copyright fee|Urheberrechtsgebühr|Droits d’auteur|Diritti d’autore
SH|Special handling|Besondere Behandlung|Manutention spéciale|Trattamento speciale
SM|Special finish|Besondere Ausführung|Finition spéciale|Finitura speciale
TAC|Testing|Prüfung|Essais|Collaudo
TX|Tax|Steuer|Taxe|Tassa
WH|Storage|Lagerung|Entreposage|Magazzinaggio
ZZZ|As agreed|Wie vereinbart|Comme convenu|Come concordato
#exemption
VATEX-EU-79-C|Disbursements (Article 79 c)|Durchlaufende Posten (Art. 79 c)|Débours (art. 79 c)|Spese anticipate (art. 79 c)
VATEX-EU-132|Exempt activities in the public interest (Article 132)|Dem Gemeinwohl dienende Tätigkeiten (Art. 132)|Activités d’intérêt général (art. 132)|Attività di interesse pubblico (art. 132)
VATEX-EU-143|Exempt importation (Article 143)|Steuerfreie Einfuhr (Art. 143)|Importation exonérée (art. 143)|Importazione esente (art. 143)
VATEX-EU-148|International transport (Article 148)|Internationaler Verkehr (Art. 148)|Transport international (art. 148)|Trasporto internazionale (art. 148)
VATEX-EU-151|Diplomatic relations (Article 151)|Diplomatische Beziehungen (Art. 151)|Relations diplomatiques (art. 151)|Relazioni diplomatiche (art. 151)
VATEX-EU-309|Travel agents outside the Union (Article 309)|Reisebüros ausserhalb der Union (Art. 309)|Agences de voyages hors Union (art. 309)|Agenzie di viaggio fuori Unione (art. 309)
VATEX-EU-AE|Reverse charge|Steuerschuld beim Empfänger|Autoliquidation|Inversione contabile
VATEX-EU-D|Travel agents (margin scheme)|Reisebüros (Differenzbesteuerung)|Agences de voyages (régime de la marge)|Agenzie di viaggio (regime del margine)
VATEX-EU-F|Second-hand goods (margin scheme)|Gebrauchtgegenstände (Differenzbesteuerung)|Biens d’occasion (régime de la marge)|Beni usati (regime del margine)
VATEX-EU-G|Export outside the Union|Ausfuhr aus der Union|Exportation hors de l’Union|Esportazione fuori dall’Unione
VATEX-EU-I|Works of art (margin scheme)|Kunstgegenstände (Differenzbesteuerung)|Œuvres d’art (régime de la marge)|Oggetti d’arte (regime del margine)
VATEX-EU-IC|Intra-Community supply|Innergemeinschaftliche Lieferung|Livraison intracommunautaire|Cessione intracomunitaria
VATEX-EU-J|Collectors’ items and antiques (margin scheme)|Sammlungsstücke und Antiquitäten (Differenzbesteuerung)|Objets de collection et antiquités (régime de la marge)|Oggetti da collezione e antiquariato (regime del margine)
VATEX-EU-O|Not subject to VAT|Nicht der MWST unterstellt|Non soumis à la TVA|Non soggetto a IVA
VATEX-FR-FRANCHISE|Small business without VAT (France)|Kleinunternehmen ohne MWST (Frankreich)|Franchise en base de TVA|Franchigia IVA (Francia)
#lineKind
DETAIL|Counts|Zählt|Compte|Conta
GROUP|Sum of other lines|Summe anderer Positionen|Somme d’autres lignes|Somma di altre posizioni
INFORMATION|For information|Zur Information|Pour information|A titolo informativo
#language
de|German|Deutsch|Allemand|Tedesco
en|English|Englisch|Anglais|Inglese
fr|French|Französisch|Français|Francese
it|Italian|Italienisch|Italien|Italiano
nl|Dutch|Niederländisch|Néerlandais|Olandese
es|Spanish|Spanisch|Espagnol|Spagnolo
#incoterm
EXW|Ex works|Ab Werk|À l’usine|Franco fabbrica
FCA|Free carrier|Frei Frachtführer|Franco transporteur|Franco vettore
FAS|Free alongside ship|Frei längsseits Schiff|Franco le long du navire|Franco lungo bordo
FOB|Free on board|Frei an Bord|Franco à bord|Franco a bordo
CFR|Cost and freight|Kosten und Fracht|Coût et fret|Costo e nolo
CIF|Cost, insurance and freight|Kosten, Versicherung und Fracht|Coût, assurance et fret|Costo, assicurazione e nolo
CPT|Carriage paid to|Fracht bezahlt bis|Port payé jusqu’à|Trasporto pagato fino a
CIP|Carriage and insurance paid to|Fracht und Versicherung bezahlt bis|Port et assurance payés jusqu’à|Trasporto e assicurazione pagati fino a
DAP|Delivered at place|Geliefert benannter Ort|Rendu au lieu de destination|Reso al luogo di destinazione
DPU|Delivered at place unloaded|Geliefert benannter Ort entladen|Rendu au lieu de destination déchargé|Reso al luogo di destinazione scaricato
DDP|Delivered duty paid|Geliefert verzollt|Rendu droits acquittés|Reso sdoganato
#transport
1|Sea|Seeverkehr|Maritime|Marittimo
2|Rail|Bahn|Rail|Ferrovia
3|Road|Strasse|Route|Strada
4|Air|Luftverkehr|Air|Aereo
5|Mail|Post|Poste|Posta
8|Inland waterway|Binnenschifffahrt|Navigation intérieure|Navigazione interna
#scheme
0002|SIRENE|SIRENE|SIRENE|SIRENE
0007|Organisation number (Sweden)|Organisationsnummer (Schweden)|Numéro d’organisation (Suède)|Numero d’organizzazione (Svezia)
0009|SIRET|SIRET|SIRET|SIRET
0060|DUNS|DUNS|DUNS|DUNS
0088|GLN|GLN|GLN|GLN
0106|Chamber of commerce (Netherlands)|Handelskammer (Niederlande)|Chambre de commerce (Pays-Bas)|Camera di commercio (Paesi Bassi)
0160|GTIN|GTIN|GTIN|GTIN
0183|UID (Switzerland)|UID (Schweiz)|IDE (Suisse)|IDI (Svizzera)
0190|OIN (Netherlands)|OIN (Niederlande)|OIN (Pays-Bas)|OIN (Paesi Bassi)
0192|Organisation number (Norway)|Organisationsnummer (Norwegen)|Numéro d’organisation (Norvège)|Numero d’organizzazione (Norvegia)
0198|VAT number (Denmark)|MWST-Nummer (Dänemark)|Numéro de TVA (Danemark)|Numero IVA (Danimarca)
0199|LEI|LEI|LEI|LEI
0204|Leitweg-ID|Leitweg-ID|Leitweg-ID|Leitweg-ID
0208|Enterprise number (Belgium)|Unternehmensnummer (Belgien)|Numéro d’entreprise (Belgique)|Numero d’impresa (Belgio)
9906|VAT number (Italy)|MWST-Nummer (Italien)|Numéro de TVA (Italie)|Partita IVA (Italia)
9927|VAT number (Switzerland)|MWST-Nummer (Schweiz)|Numéro de TVA (Suisse)|Numero IVA (Svizzera)
9930|VAT number (Germany)|MWST-Nummer (Deutschland)|Numéro de TVA (Allemagne)|Numero IVA (Germania)
9957|VAT number (France)|MWST-Nummer (Frankreich)|Numéro de TVA (France)|Numero IVA (Francia)
EM|E-mail|E-Mail|E-mail|E-mail
SEPA|SEPA creditor|SEPA-Gläubiger|Créancier SEPA|Creditore SEPA
VA|VAT number|MWST-Nummer|Numéro de TVA|Numero IVA
FC|Tax number|Steuernummer|Numéro fiscal|Numero fiscale
#unit
C62|unit|Einheit|unité|unità
H87|piece|Stück|pièce|pezzo
EA|each|Stück|pièce|ciascuno
HUR|hour|Stunde|heure|ora
MIN|minute|Minute|minute|minuto
SEC|second|Sekunde|seconde|secondo
DAY|day|Tag|jour|giorno
WEE|week|Woche|semaine|settimana
MON|month|Monat|mois|mese
QAN|quarter|Quartal|trimestre|trimestre
ANN|year|Jahr|année|anno
KGM|kg|kg|kg|kg
GRM|g|g|g|g
MGM|mg|mg|mg|mg
TNE|t|t|t|t
LTR|l|l|l|l
MLT|ml|ml|ml|ml
CLT|cl|cl|cl|cl
HLT|hl|hl|hl|hl
MTR|m|m|m|m
CMT|cm|cm|cm|cm
MMT|mm|mm|mm|mm
KMT|km|km|km|km
KTM|km|km|km|km
MTK|m²|m²|m²|m²
CMK|cm²|cm²|cm²|cm²
MTQ|m³|m³|m³|m³
HAR|ha|ha|ha|ha
KWH|kWh|kWh|kWh|kWh
MWH|MWh|MWh|MWh|MWh
KWT|kW|kW|kW|kW
LS|lump sum|Pauschale|forfait|forfait
SET|set|Satz|jeu|set
PR|pair|Paar|paire|paio
DZN|dozen|Dutzend|douzaine|dozzina
P1|%|%|%|%
NAR|items|Artikel|articles|articoli
E48|service unit|Leistungseinheit|unité de service|unità di servizio
E49|working day|Arbeitstag|jour ouvré|giorno lavorativo
XPP|piece|Stück|pièce|pezzo
XPK|package|Packung|paquet|pacco
XPA|packet|Päckchen|paquet|pacchetto
XCT|carton|Karton|carton|cartone
XBX|box|Schachtel|boîte|scatola
XBO|bottle|Flasche|bouteille|bottiglia
XBG|bag|Sack|sac|sacco
XPX|pallet|Palette|palette|pallet
XRO|roll|Rolle|rouleau|rotolo
XCS|case|Kiste|caisse|cassa
XCR|crate|Harass|cageot|cassetta
XCA|can|Dose|boîte métallique|lattina
`;
