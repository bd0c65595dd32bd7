/** Requests and answers of the tests of the service. Made by `npm run examples`. */
export const examples = {
 "validateQrBill >": {
  "text/plain": "VALID"
 },
 "readQrBill >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH4431999123000889012",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Robert Schneider AG",
     "streetName": "Rue du Lac",
     "houseNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "amount": 1949.75,
    "currency": "CHF"
   },
   "ultimateDebtor": {
    "addressType": "STRUCTURED",
    "name": "Pia-Maria Rutschmann-Schnyder",
    "streetName": "Grosse Marktgasse",
    "houseNumber": "28",
    "postalCode": "9400",
    "city": "Rorschach",
    "country": "CH"
   },
   "paymentReference": {
    "referenceType": "QRR",
    "reference": "210000000003139471430009017",
    "additionalInformation": {
     "unstructuredMessage": "Order of 15.06.2026",
     "billInformation": "//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30"
    }
   },
   "alternativeSchemes": {
    "alternativeSchemeParameters": [
     "eBill/B/pia.rutschmann@example.com"
    ]
   },
   "details": {
    "page": 1,
    "box": {
     "topLeft": {
      "x": 0.31889,
      "y": 0.16169
     },
     "topRight": {
      "x": 0.538,
      "y": 0.16169
     },
     "bottomRight": {
      "x": 0.538,
      "y": 0.6
     },
     "bottomLeft": {
      "x": 0.31889,
      "y": 0.6
     }
    },
    "symbol": {
     "version": 14,
     "errorCorrectionLevel": "M",
     "eci": false
    },
    "valid": true,
    "problems": [],
    "deviations": []
   }
  }
 },
 "readQrBills >": {
  "application/json": [
   {
    "creditorInformation": {
     "iban": "CH4431999123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Robert Schneider AG",
      "streetName": "Rue du Lac",
      "houseNumber": "1268",
      "postalCode": "2501",
      "city": "Biel",
      "country": "CH"
     }
    },
    "paymentAmountInformation": {
     "amount": 1949.75,
     "currency": "CHF"
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Pia-Maria Rutschmann-Schnyder",
     "streetName": "Grosse Marktgasse",
     "houseNumber": "28",
     "postalCode": "9400",
     "city": "Rorschach",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "QRR",
     "reference": "210000000003139471430009017",
     "additionalInformation": {
      "unstructuredMessage": "Order of 15.06.2026",
      "billInformation": "//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30"
     }
    },
    "alternativeSchemes": {
     "alternativeSchemeParameters": [
      "eBill/B/pia.rutschmann@example.com"
     ]
    },
    "details": {
     "page": 1,
     "box": {
      "topLeft": {
       "x": 0.31889,
       "y": 0.16169
      },
      "topRight": {
       "x": 0.538,
       "y": 0.16169
      },
      "bottomRight": {
       "x": 0.538,
       "y": 0.6
      },
      "bottomLeft": {
       "x": 0.31889,
       "y": 0.6
      }
     },
     "symbol": {
      "version": 14,
      "errorCorrectionLevel": "M",
      "eci": false
     },
     "valid": true,
     "problems": [],
     "deviations": []
    }
   }
  ]
 },
 "readFile >": {
  "application/json": {
   "bills": [
    {
     "creditorInformation": {
      "iban": "CH4431999123000889012",
      "creditor": {
       "addressType": "STRUCTURED",
       "name": "Robert Schneider AG",
       "streetName": "Rue du Lac",
       "houseNumber": "1268",
       "postalCode": "2501",
       "city": "Biel",
       "country": "CH"
      }
     },
     "paymentAmountInformation": {
      "amount": 1949.75,
      "currency": "CHF"
     },
     "ultimateDebtor": {
      "addressType": "STRUCTURED",
      "name": "Pia-Maria Rutschmann-Schnyder",
      "streetName": "Grosse Marktgasse",
      "houseNumber": "28",
      "postalCode": "9400",
      "city": "Rorschach",
      "country": "CH"
     },
     "paymentReference": {
      "referenceType": "QRR",
      "reference": "210000000003139471430009017",
      "additionalInformation": {
       "unstructuredMessage": "Order of 15.06.2026",
       "billInformation": "//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30"
      }
     },
     "alternativeSchemes": {
      "alternativeSchemeParameters": [
       "eBill/B/pia.rutschmann@example.com"
      ]
     },
     "details": {
      "page": 1,
      "box": {
       "topLeft": {
        "x": 0.31889,
        "y": 0.16169
       },
       "topRight": {
        "x": 0.538,
        "y": 0.16169
       },
       "bottomRight": {
        "x": 0.538,
        "y": 0.6
       },
       "bottomLeft": {
        "x": 0.31889,
        "y": 0.6
       }
      },
      "symbol": {
       "version": 14,
       "errorCorrectionLevel": "M",
       "eci": false
      },
      "valid": true,
      "problems": [],
      "deviations": []
     }
    }
   ],
   "unreadableBills": [],
   "otherCodes": [],
   "warnings": []
  }
 },
 "createInvoiceDocument >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Invoice xmlns=\"urn:oasis:names:specification:ubl:schema:xsd:Invoice-2\" xmlns:cac=\"urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2\" xmlns:cbc=\"urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2\"><cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID><cbc:ID>R-26140</cbc:ID><cbc:IssueDate>2026-10-20</cbc:IssueDate><cbc:DueDate>2026-11-19</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cac:OrderReference><cbc:ID>CMD 4471</cbc:ID></cac:OrderReference><cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID=\"0183\">CHE123456788</cbc:EndpointID><cac:PostalAddress><cbc:StreetName>Marktgasse 12</cbc:StreetName><cbc:CityName>Altstätten</cbc:CityName><cbc:PostalZone>9450</cbc:PostalZone><cac:Country><cbc:IdentificationCode>CH</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>CHE123456788TVA</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Hofkäserei Rheintal AG</cbc:RegistrationName><cbc:CompanyID schemeID=\"0183\">CHE123456788</cbc:CompanyID></cac:PartyLegalEntity><cac:Contact><cbc:Name>Regula Holzer</cbc:Name><cbc:Telephone>+41 71 555 01 40</cbc:Telephone><cbc:ElectronicMail>r.holzer@kaeserei-rheintal.example</cbc:ElectronicMail></cac:Contact></cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party><cbc:EndpointID schemeID=\"0009\">30326504500019</cbc:EndpointID><cac:PostalAddress><cbc:StreetName>quai du Port 8</cbc:StreetName><cbc:CityName>Marseille</cbc:CityName><cbc:PostalZone>13002</cbc:PostalZone><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>FR40303265045</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Fromagerie du Port SARL</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-10-19</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>RF55R26140</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>CH5800791123000889012</cbc:ID><cbc:Name>Hofkäserei Rheintal AG</cbc:Name></cac:PayeeFinancialAccount></cac:PaymentMeans><cac:PaymentTerms><cbc:Note>Payable jusqu'au 19.11.2026, net.</cbc:Note></cac:PaymentTerms><cac:TaxTotal><cbc:TaxAmount currencyID=\"EUR\">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID=\"EUR\">1300.90</cbc:TaxableAmount><cbc:TaxAmount currencyID=\"EUR\">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>G</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReasonCode>VATEX-EU-G</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Exportation, exonérée de la TVA</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID=\"EUR\">1300.90</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID=\"EUR\">1300.90</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID=\"EUR\">1300.90</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID=\"EUR\">1300.90</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode=\"KGM\">48.2</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID=\"EUR\">1180.90</cbc:LineExtensionAmount><cac:Item><cbc:Name>Fromage de montagne, meule</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>G</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID=\"EUR\">24.50</cbc:PriceAmount></cac:Price></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode=\"C62\">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID=\"EUR\">120.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Transport</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>G</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID=\"EUR\">120.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine></Invoice>"
 },
 "createInvoiceTemplateModel >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<invoiceDocument xmlns=\"urn:rappen:invoice-document:1\">\n  <language>de</language>\n  <kind>invoice</kind>\n  <sender>\n    <name>Gasthof Löwen Appenzell AG</name>\n    <addressLine>Hauptgasse 25</addressLine>\n    <addressLine>9050 Appenzell</addressLine>\n    <phone>+41 71 555 01 40</phone>\n    <email>empfang@loewen-appenzell.example</email>\n    <website>www.loewen-appenzell.example</website>\n    <uid>CHE-123.456.788</uid>\n    <isVatRegistered>true</isVatRegistered>\n  </sender>\n  <recipient>\n    <addressLine>Frau</addressLine>\n    <addressLine>Pia-Maria Rutschmann</addressLine>\n    <addressLine>Grosse Marktgasse 28</addressLine>\n    <addressLine>9400 Rorschach</addressLine>\n  </recipient>\n  <contactPerson>\n    <name>Urs Fässler</name>\n    <phone>+41 71 555 01 42</phone>\n    <email>u.faessler@loewen-appenzell.example</email>\n  </contactPerson>\n  <customerNr>0001839</customerNr>\n  <invoiceNr>2026-4471</invoiceNr>\n  <invoiceDate>2026-11-15</invoiceDate>\n  <servicePeriod>\n    <from>2026-11-13</from>\n    <to>2026-11-15</to>\n  </servicePeriod>\n  <paymentTerms>\n    <dueDate>2026-12-15</dueDate>\n    <days>30</days>\n  </paymentTerms>\n  <currency>CHF</currency>\n  <introduction>Sehr geehrte Frau Rutschmann\nVielen Dank für Ihren Aufenthalt. Wir erlauben uns, Ihnen zu verrechnen:</introduction>\n  <closing>Wir freuen uns, Sie bald wieder bei uns zu begrüssen.</closing>\n  <pricesIncludeVat>true</pricesIncludeVat>\n  <positions>\n    <item>\n      <nr>1</nr>\n      <articleNr>DZ-12</articleNr>\n      <description>Übernachtung im Doppelzimmer mit Frühstück\nZimmer 12, zwei Personen</description>\n      <quantity>2</quantity>\n      <unit>Nächte</unit>\n      <unitPrice>210</unitPrice>\n      <vatRate>3.8</vatRate>\n      <vatCategory>S</vatCategory>\n      <amount>420.00</amount>\n    </item>\n    <item>\n      <nr>2</nr>\n      <description>Abendessen im Restaurant, 13.11.2026</description>\n      <quantity>1</quantity>\n      <unitPrice>148.5</unitPrice>\n      <vatRate>8.1</vatRate>\n      <vatCategory>S</vatCategory>\n      <amount>148.50</amount>\n    </item>\n    <item>\n      <nr>3</nr>\n      <description>Weine und Getränke</description>\n      <quantity>1</quantity>\n      <unitPrice>62</unitPrice>\n      <vatRate>8.1</vatRate>\n      <vatCategory>S</vatCategory>\n      <amount>62.00</amount>\n    </item>\n    <item>\n      <nr>4</nr>\n      <description>Lunchpaket zum Mitnehmen</description>\n      <quantity>2</quantity>\n      <unit>Stk.</unit>\n      <unitPrice>18.5</unitPrice>\n      <vatRate>2.6</vatRate>\n      <vatCategory>S</vatCategory>\n      <amount>37.00</amount>\n    </item>\n    <item>\n      <nr>5</nr>\n      <description>Kurtaxe</description>\n      <quantity>4</quantity>\n      <unitPrice>3.2</unitPrice>\n      <vatCategory>E</vatCategory>\n      <amount>12.80</amount>\n    </item>\n  </positions>\n  <totals>\n    <positions>680.30</positions>\n    <adjusted>680.30</adjusted>\n    <vatGroup>\n      <category>S</category>\n      <rate>8.1</rate>\n      <net>194.73</net>\n      <vat>15.77</vat>\n      <gross>210.50</gross>\n    </vatGroup>\n    <vatGroup>\n      <category>S</category>\n      <rate>3.8</rate>\n      <net>404.62</net>\n      <vat>15.38</vat>\n      <gross>420.00</gross>\n    </vatGroup>\n    <vatGroup>\n      <category>S</category>\n      <rate>2.6</rate>\n      <net>36.06</net>\n      <vat>0.94</vat>\n      <gross>37.00</gross>\n    </vatGroup>\n    <vatGroup>\n      <category>E</category>\n      <net>12.80</net>\n      <vat>0.00</vat>\n      <gross>12.80</gross>\n    </vatGroup>\n    <net>648.21</net>\n    <vat>32.09</vat>\n    <gross>680.30</gross>\n    <rounding>0.00</rounding>\n    <total>680.30</total>\n    <prepaid>0.00</prepaid>\n    <due>680.30</due>\n  </totals>\n  <payment>\n    <iban>CH4431999123000889012</iban>\n    <creditor>\n      <addressType>STRUCTURED</addressType>\n      <name>Gasthof Löwen Appenzell AG</name>\n      <streetName>Hauptgasse</streetName>\n      <houseNumber>25</houseNumber>\n      <postalCode>9050</postalCode>\n      <city>Appenzell</city>\n      <country>CH</country>\n    </creditor>\n    <amount>680.30</amount>\n    <currency>CHF</currency>\n    <debtor>\n      <addressType>STRUCTURED</addressType>\n      <name>Pia-Maria Rutschmann</name>\n      <streetName>Grosse Marktgasse</streetName>\n      <houseNumber>28</houseNumber>\n      <postalCode>9400</postalCode>\n      <city>Rorschach</city>\n      <country>CH</country>\n    </debtor>\n    <referenceType>QRR</referenceType>\n    <reference>183900000000000000202644710</reference>\n    <billInformation>//S1/10/2026-4471/11/261115/30/123456788/31/261113261115/32/8.1:194.73;3.8:404.62;2.6:36.06;0:12.8/40/0:30</billInformation>\n    <swissPaymentsCode>SPC\n0200\n1\nCH4431999123000889012\nS\nGasthof Löwen Appenzell AG\nHauptgasse\n25\n9050\nAppenzell\nCH\n\n\n\n\n\n\n\n680.30\nCHF\nS\nPia-Maria Rutschmann\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n183900000000000000202644710\n\nEPD\n//S1/10/2026-4471/11/261115/30/123456788/31/261113261115/32/8.1:194.73;3.8:404.62;2.6:36.06;0:12.8/40/0:30</swissPaymentsCode>\n  </payment>\n</invoiceDocument>\n"
 },
 "listInvoiceTemplates >": {
  "application/json": [
   {
    "name": "classic",
    "title": {
     "de": "Klassisch",
     "fr": "Classique",
     "it": "Classico",
     "en": "Classic",
     "rm": "Classic"
    },
    "description": {
     "de": "Geschäftsbrief mit Adresse im Fenster, feine Linien",
     "fr": "Lettre commerciale avec l'adresse dans la fenêtre, lignes fines",
     "it": "Lettera commerciale con l'indirizzo nella finestra, linee sottili",
     "en": "Business letter with the address in the window, fine lines",
     "rm": "Brev da fatschenta cun l'adressa en la fanestra, lingias finas"
    },
    "preview": "/v2/invoice-document/templates/classic/preview"
   },
   {
    "name": "modern",
    "title": {
     "de": "Modern",
     "fr": "Moderne",
     "it": "Moderno",
     "en": "Modern",
     "rm": "Modern"
    },
    "description": {
     "de": "Farbiger Balken, der Betrag in einem grossen Feld",
     "fr": "Barre de couleur, le montant dans un grand champ",
     "it": "Barra colorata, l'importo in un grande riquadro",
     "en": "Coloured bar, the amount in a large box",
     "rm": "Travada colurada, l'import en in grond champ"
    },
    "preview": "/v2/invoice-document/templates/modern/preview"
   }
  ]
 },
 "listResources >": {
  "application/json": [
   {
    "name": "logo-of-alpha.png",
    "mediaType": "image/png",
    "size": 3,
    "sha256": "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81",
    "createdAt": "2026-11-25T20:23:29.674Z"
   }
  ]
 },
 "draftPayments >": {
  "application/json": {
   "bills": [
    {
     "source": "terms.xml",
     "payable": true,
     "draft": {
      "creditor": {
       "name": "Hofkäserei Rheintal AG",
       "streetName": "Marktgasse 12",
       "postalCode": "9450",
       "city": "Altstätten",
       "country": "CH"
      },
      "iban": "CH5800791123000889012",
      "currency": "EUR",
      "amount": 1836.4,
      "billAmount": 1836.4,
      "referenceType": "NON",
      "message": "R-26131 Beratung Wochenmarkt",
      "ultimateDebtor": {
       "name": "Stadt Freiburg im Breisgau",
       "streetName": "Rathausplatz 2",
       "postalCode": "79098",
       "city": "Freiburg",
       "country": "DE"
      },
      "executionDate": "2026-12-25",
      "source": "terms.xml"
     },
     "options": [
      {
       "kind": "net",
       "amount": "1836.40",
       "day": "2026-12-25"
      },
      {
       "kind": "discount",
       "amount": "1799.67",
       "day": "2026-12-05",
       "percent": "2.00",
       "discount": "36.73"
      }
     ],
     "problems": [],
     "notices": []
    }
   ]
  }
 },
 "validatePaymentOrder <": {
  "application/json": {
   "messageId": "RAPPEN-20261123-0001",
   "createdAt": "2026-11-25T08:15:00",
   "executionDate": "2026-11-26",
   "debtor": {
    "name": "Velowerk Seetal GmbH",
    "iban": "CH1598763000120034506"
   },
   "batchBooking": true,
   "software": {
    "name": "Rappen",
    "version": "0.1.0"
   },
   "payments": [
    {
     "creditor": {
      "name": "Lenz & Töchter AG",
      "streetName": "Mühleweg",
      "houseNumber": "12",
      "postalCode": "5600",
      "city": "Lenzburg",
      "country": "CH"
     },
     "iban": "CH2731998000700420011",
     "currency": "CHF",
     "amount": 1520.4,
     "referenceType": "QRR",
     "reference": "000000000000000202611047115",
     "message": "Auftrag vom 04.11.2026",
     "ultimateDebtor": {
      "name": "Velowerk Seetal GmbH",
      "streetName": "Bahnweg",
      "houseNumber": "3a",
      "postalCode": "5707",
      "city": "Seengen",
      "country": "CH"
     },
     "endToEndId": "LF-2026-311"
    },
    {
     "creditor": {
      "name": "Aare Papier Genossenschaft",
      "streetName": "Uferstrasse 8",
      "postalCode": "5000",
      "city": "Aarau",
      "country": "CH"
     },
     "iban": "CH6998765000000815002",
     "currency": "CHF",
     "amount": 249.25,
     "referenceType": "SCOR",
     "reference": "RF72AARE20260917",
     "endToEndId": "LF-2026-312"
    }
   ]
  }
 },
 "validatePaymentOrder >": {
  "application/json": {
   "valid": true,
   "problems": [],
   "problemCount": 0,
   "notices": [],
   "order": {
    "messageId": "RAPPEN-20261123-0001",
    "count": 4,
    "controlSum": 2319.65,
    "sums": [
     {
      "currency": "CHF",
      "count": 3,
      "amount": 1919.65
     },
     {
      "currency": "EUR",
      "count": 1,
      "amount": 400
     }
    ],
    "groups": [
     {
      "id": "RAPPEN-20261123-0001-1",
      "executionDate": "2026-11-26",
      "currency": "CHF",
      "type": "D",
      "express": false,
      "batchBooking": true,
      "count": 3,
      "sum": 1919.65
     },
     {
      "id": "RAPPEN-20261123-0001-2",
      "executionDate": "2026-11-26",
      "currency": "EUR",
      "type": "S",
      "service": "SEPA",
      "express": false,
      "chargeBearer": "SLEV",
      "batchBooking": true,
      "count": 1,
      "sum": 400
     }
    ]
   }
  }
 },
 "createPaymentFile <": {
  "application/json": {
   "messageId": "RAPPEN-20261123-0001",
   "createdAt": "2026-11-25T08:15:00",
   "executionDate": "2026-11-26",
   "debtor": {
    "name": "Velowerk Seetal GmbH",
    "iban": "CH1598763000120034506"
   },
   "batchBooking": true,
   "software": {
    "name": "Rappen",
    "version": "0.1.0"
   },
   "payments": [
    {
     "creditor": {
      "name": "Lenz & Töchter AG",
      "streetName": "Mühleweg",
      "houseNumber": "12",
      "postalCode": "5600",
      "city": "Lenzburg",
      "country": "CH"
     },
     "iban": "CH2731998000700420011",
     "currency": "CHF",
     "amount": 1520.4,
     "referenceType": "QRR",
     "reference": "000000000000000202611047115",
     "message": "Auftrag vom 04.11.2026",
     "ultimateDebtor": {
      "name": "Velowerk Seetal GmbH",
      "streetName": "Bahnweg",
      "houseNumber": "3a",
      "postalCode": "5707",
      "city": "Seengen",
      "country": "CH"
     },
     "endToEndId": "LF-2026-311"
    },
    {
     "creditor": {
      "name": "Aare Papier Genossenschaft",
      "streetName": "Uferstrasse 8",
      "postalCode": "5000",
      "city": "Aarau",
      "country": "CH"
     },
     "iban": "CH6998765000000815002",
     "currency": "CHF",
     "amount": 249.25,
     "referenceType": "SCOR",
     "reference": "RF72AARE20260917",
     "endToEndId": "LF-2026-312"
    }
   ]
  }
 },
 "createPaymentFile >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.001.001.09\"><CstmrCdtTrfInitn><GrpHdr><MsgId>RAPPEN-20261123-0001</MsgId><CreDtTm>2026-11-25T08:15:00</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>1500.00</CtrlSum><InitgPty><Nm>Velowerk Seetal GmbH</Nm><CtctDtls><Othr><ChanlTp>NAME</ChanlTp><Id>Rappen</Id></Othr><Othr><ChanlTp>VRSN</ChanlTp><Id>0.1.0</Id></Othr><Othr><ChanlTp>SPSV</ChanlTp><Id>0230</Id></Othr></CtctDtls></InitgPty></GrpHdr><PmtInf><PmtInfId>RAPPEN-20261123-0001-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>1</NbOfTxs><CtrlSum>1500.00</CtrlSum><ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt><Dbtr><Nm>Velowerk Seetal GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>CH1598763000120034506</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>98763</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt><CdtTrfTxInf><PmtId><InstrId>1-1</InstrId><EndToEndId>LF-2026-311</EndToEndId></PmtId><Amt><InstdAmt Ccy=\"CHF\">1500.00</InstdAmt></Amt><UltmtDbtr><Nm>Velowerk Seetal GmbH</Nm><PstlAdr><StrtNm>Bahnweg</StrtNm><BldgNb>3a</BldgNb><PstCd>5707</PstCd><TwnNm>Seengen</TwnNm><Ctry>CH</Ctry></PstlAdr></UltmtDbtr><Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr><StrtNm>Mühleweg</StrtNm><BldgNb>12</BldgNb><PstCd>5600</PstCd><TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH2731998000700420011</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf><AddtlRmtInf>Auftrag vom 04.11.2026</AddtlRmtInf></Strd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>",
  "application/json": {
   "file": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.001.001.09\"><CstmrCdtTrfInitn><GrpHdr><MsgId>RAPPEN-20261123-0001</MsgId><CreDtTm>2026-11-25T08:15:00</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>1500.00</CtrlSum><InitgPty><Nm>Velowerk Seetal GmbH</Nm><CtctDtls><Othr><ChanlTp>NAME</ChanlTp><Id>Rappen</Id></Othr><Othr><ChanlTp>VRSN</ChanlTp><Id>0.1.0</Id></Othr><Othr><ChanlTp>SPSV</ChanlTp><Id>0230</Id></Othr></CtctDtls></InitgPty></GrpHdr><PmtInf><PmtInfId>RAPPEN-20261123-0001-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>1</NbOfTxs><CtrlSum>1500.00</CtrlSum><ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt><Dbtr><Nm>Velowerk Seetal GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>CH1598763000120034506</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>98763</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt><CdtTrfTxInf><PmtId><InstrId>1-1</InstrId><EndToEndId>LF-2026-311</EndToEndId></PmtId><Amt><InstdAmt Ccy=\"CHF\">1500.00</InstdAmt></Amt><UltmtDbtr><Nm>Velowerk Seetal GmbH</Nm><PstlAdr><StrtNm>Bahnweg</StrtNm><BldgNb>3a</BldgNb><PstCd>5707</PstCd><TwnNm>Seengen</TwnNm><Ctry>CH</Ctry></PstlAdr></UltmtDbtr><Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr><StrtNm>Mühleweg</StrtNm><BldgNb>12</BldgNb><PstCd>5600</PstCd><TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH2731998000700420011</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf><AddtlRmtInf>Auftrag vom 04.11.2026</AddtlRmtInf></Strd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>",
   "notices": [
    {
     "fieldName": "payments[0].amount",
     "message": "The amount 1500.00 is paid, but the bill says 1520.4",
     "code": "PAYMENT_AMOUNT_DIFFERS"
    }
   ],
   "messageId": "RAPPEN-20261123-0001",
   "count": 1,
   "controlSum": 1500,
   "sums": [
    {
     "currency": "CHF",
     "count": 1,
     "amount": 1500
    }
   ],
   "groups": [
    {
     "id": "RAPPEN-20261123-0001-1",
     "executionDate": "2026-11-26",
     "currency": "CHF",
     "type": "D",
     "express": false,
     "batchBooking": true,
     "count": 1,
     "sum": 1500
    }
   ]
  }
 },
 "validatePaymentFile >": {
  "application/json": {
   "valid": true,
   "problems": [],
   "problemCount": 0,
   "notices": [],
   "order": {
    "messageId": "RAPPEN-20261123-0001",
    "count": 4,
    "controlSum": 2319.65,
    "sums": [
     {
      "currency": "CHF",
      "count": 3,
      "amount": 1919.65
     },
     {
      "currency": "EUR",
      "count": 1,
      "amount": 400
     }
    ],
    "groups": [
     {
      "id": "RAPPEN-20261123-0001-1",
      "executionDate": "2026-11-26",
      "currency": "CHF",
      "type": "D",
      "express": false,
      "batchBooking": true,
      "count": 3,
      "sum": 1919.65
     },
     {
      "id": "RAPPEN-20261123-0001-2",
      "executionDate": "2026-11-26",
      "currency": "EUR",
      "type": "S",
      "service": "SEPA",
      "express": false,
      "chargeBearer": "SLEV",
      "batchBooking": true,
      "count": 1,
      "sum": 400
     }
    ]
   }
  }
 },
 "readPaymentStatus >": {
  "application/json": {
   "reports": [
    {
     "messageId": "BK-7781-B",
     "createdAt": "2026-11-23T08:21:40",
     "originalMessageId": "RAPPEN-20261123-0001",
     "originalMessageName": "pain.001.001.09",
     "status": "PART",
     "reasons": [],
     "groups": [
      {
       "id": "RAPPEN-20261123-0001-1",
       "status": "PART",
       "reasons": [],
       "payments": [
        {
         "instructionId": "1-2",
         "endToEndId": "LF-2026-312",
         "status": "RJCT",
         "reasons": [
          {
           "code": "AC01",
           "sentence": "Il numero di conto è errato.",
           "information": [
            "Konto ungueltig"
           ]
          }
         ]
        }
       ]
      },
      {
       "id": "RAPPEN-20261123-0001-2",
       "status": "ACWC",
       "reasons": [
        {
         "code": "DT06",
         "sentence": "La banca ha spostato la data di esecuzione.",
         "information": [
          "Ausfuehrung am 27.11.2026"
         ]
        }
       ],
       "payments": []
      }
     ],
     "notices": []
    }
   ]
  }
 },
 "readBankStatement >": {
  "application/json": {
   "message": "camt.053",
   "version": "001.04",
   "messageId": "S-20261127",
   "createdAt": "2026-11-27T22:00:00",
   "statements": [
    {
     "id": "S-20261127-1",
     "sequenceNumber": "231",
     "createdAt": "2026-11-27T22:00:00",
     "account": {
      "id": "CH1598763000120034506",
      "currency": "CHF"
     },
     "balances": [
      {
       "type": "OPBD",
       "currency": "CHF",
       "amount": 9000,
       "direction": "credit",
       "date": "2026-11-26",
       "isIntermediate": false
      },
      {
       "type": "CLBD",
       "currency": "CHF",
       "amount": 7474.6,
       "direction": "credit",
       "date": "2026-11-27",
       "isIntermediate": false
      }
     ],
     "entries": [
      {
       "index": 0,
       "kind": "outgoing",
       "currency": "CHF",
       "amount": 1670.4,
       "direction": "debit",
       "isReversal": false,
       "status": "BOOK",
       "bookingDate": "2026-11-26",
       "valueDate": "2026-11-26",
       "servicerReference": "X-501",
       "code": {
        "domain": "PMNT",
        "family": "ICDT",
        "subFamily": "AUTT"
       },
       "charges": [],
       "batch": {
        "messageId": "RAPPEN-20261123-0001",
        "paymentInformationId": "RAPPEN-20261123-0001-1",
        "count": "2"
       },
       "details": [],
       "information": "Sammelauftrag"
      },
      {
       "index": 1,
       "kind": "returned",
       "currency": "CHF",
       "amount": 150,
       "direction": "credit",
       "isReversal": true,
       "status": "BOOK",
       "bookingDate": "2026-11-27",
       "valueDate": "2026-11-27",
       "servicerReference": "X-502",
       "code": {
        "domain": "PMNT",
        "family": "ICDT",
        "subFamily": "RRTN"
       },
       "charges": [],
       "details": [
        {
         "servicerReference": "X-502-1",
         "paymentInformationId": "RAPPEN-20261123-0001-1",
         "instructionId": "1-3",
         "amount": 150,
         "direction": "credit",
         "charges": [],
         "creditor": {
          "name": "Verein Alpengarten",
          "address": []
         },
         "references": [],
         "flags": [],
         "returned": {
          "code": "AC04",
          "information": [
           "Konto aufgehoben"
          ]
         }
        }
       ]
      }
     ],
     "unreadable": 0
    }
   ],
   "notices": []
  }
 },
 "reconcileStatements >": {
  "application/json": {
   "receipts": [],
   "bills": [
    {
     "id": "B1",
     "state": "settled",
     "currency": "CHF",
     "amount": 1520.4,
     "paid": 1520.4,
     "open": 0,
     "credit": 0,
     "receipts": []
    },
    {
     "id": "B2",
     "state": "partlyPaid",
     "currency": "CHF",
     "amount": 980,
     "paid": 500,
     "open": 480,
     "credit": 0,
     "receipts": []
    }
   ],
   "openBills": [
    {
     "id": "B1",
     "iban": "CH2731998000700420011",
     "referenceType": "QRR",
     "reference": "000000000000000202611047115",
     "amount": 1520.4,
     "currency": "CHF",
     "paid": 1520.4,
     "state": "settled"
    },
    {
     "id": "B2",
     "iban": "CH2731998000700420011",
     "referenceType": "QRR",
     "reference": "000000000000000202611047120",
     "amount": 980,
     "currency": "CHF",
     "paid": 500,
     "state": "partlyPaid"
    }
   ],
   "totals": [],
   "sums": [],
   "seen": [
    "[\"2m\",\"ept8s31hioh4t\",\"1jygbdx1t177rn\",1,\"054\",\"CH8198765000700420011\",0,\"N-20261120-1\",null,null,null,null,null,[\"2026-11-20\"]]",
    "[\"2t\",\"ept8s31hioh4t.0\",\"CH8198765000700420011\",\"2026-11-20\",\"1520.40\",\"CHF\",\"-\",1,\"reversal\",0,[[\"T-6\",\"1520.40\",\"-\",[[\"QRR\",\"000000000000000202611047115\"]]]],\"B20261120-79\"]"
   ],
   "repeated": 6,
   "repeats": [
    {
     "place": {
      "file": 0,
      "statement": 0,
      "entry": 2
     },
     "account": "CH8198765000700420011",
     "date": "2026-11-20",
     "amount": 1520.4,
     "currency": "CHF",
     "direction": "debit"
    },
    {
     "place": {
      "file": 0,
      "statement": 0,
      "entry": 0
     },
     "account": "CH8198765000700420011",
     "date": "2026-11-20",
     "amount": 4141.2,
     "currency": "CHF",
     "direction": "credit"
    }
   ],
   "open": [],
   "notices": []
  },
  "text/csv": "date;verdict;bill;currency;amount;direction;payer;payerAccount;reference;message;candidates;reasons\r\n2026-11-20;settled;B1;CHF;1520.40;credit;Velowerk Seetal GmbH;;000000000000000202611047115;\"'=HYPERLINK(\"\"http://x\"\")\";;\r\n2026-11-20;double;B1;CHF;1520.40;credit;;;000000000000000202611047115;;;\"The bank left out leading zeros of the reference; The bill was settled before\"\r\n2026-11-20;unknownReference;;CHF;600.40;credit;;;000000000000000202611047994;;;\r\n2026-11-20;partial;B2;CHF;500.00;credit;;;000000000000000202611047120;;;Still open: 480.00\r\n2026-11-20;converted;B4;CHF;93.10;credit;;;RF78LENZ2026118;;;The payer ordered EUR 100.00, the bank booked CHF 93.10 (0.931)\r\n2026-11-20;reversed;B1;CHF;1520.40;debit;;;000000000000000202611047115;;;Several receipts have this amount: which of them was taken back is not known\r\n"
 },
 "createEInvoice >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rsm:CrossIndustryInvoice xmlns:rsm=\"urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100\" xmlns:ram=\"urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100\" xmlns:udt=\"urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100\" xmlns:qdt=\"urn:un:unece:uncefact:data:standard:QualifiedDataType:100\"><rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext><rsm:ExchangedDocument><ram:ID>R-26118</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format=\"102\">20260930</udt:DateTimeString></ram:IssueDateTime><ram:IncludedNote><ram:Content>Besten Dank für Ihre Bestellung.</ram:Content></ram:IncludedNote></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:GlobalID schemeID=\"0160\">7610000001100</ram:GlobalID><ram:SellerAssignedID>1104</ram:SellerAssignedID><ram:Name>Bergkäse, ganzer Laib</ram:Name><ram:Description>Reifung 4 Monate</ram:Description></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>23.40</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode=\"KGM\">14.62</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>2.6</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>342.11</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>2</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Käsehobel aus Buche</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>39.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode=\"H87\">6</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>8.1</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:CalculationPercent>10</ram:CalculationPercent><ram:BasisAmount>234.00</ram:BasisAmount><ram:ActualAmount>23.40</ram:ActualAmount><ram:ReasonCode>95</ram:ReasonCode><ram:Reason>Rabatt</ram:Reason></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>210.60</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>3</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Depot Harassen</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>3.20</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode=\"C62\">4</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>12.80</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem><ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>BC 2026/0318</ram:BuyerReference><ram:SellerTradeParty><ram:Name>Hofkäserei Rheintal AG</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID=\"0183\">CHE123456788</ram:ID></ram:SpecifiedLegalOrganization><ram:DefinedTradeContact><ram:PersonName>Regula Holzer</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>+41 71 555 01 40</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>r.holzer@kaeserei-rheintal.example</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact><ram:PostalTradeAddress><ram:PostcodeCode>9450</ram:PostcodeCode><ram:LineOne>Marktgasse 12</ram:LineOne><ram:CityName>Altstätten</ram:CityName><ram:CountryID>CH</ram:CountryID></ram:PostalTradeAddress><ram:URIUniversalCommunication><ram:URIID schemeID=\"0183\">CHE123456788</ram:URIID></ram:URIUniversalCommunication><ram:SpecifiedTaxRegistration><ram:ID schemeID=\"VA\">CHE123456788MWST</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty><ram:BuyerTradeParty><ram:ID>C-20715</ram:ID><ram:Name>Spezereien Zentral GmbH</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID=\"0183\">CHE309115740</ram:ID></ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:PostcodeCode>9000</ram:PostcodeCode><ram:LineOne>Zentralplatz 4</ram:LineOne><ram:CityName>St. Gallen</ram:CityName><ram:CountryID>CH</ram:CountryID></ram:PostalTradeAddress><ram:URIUniversalCommunication><ram:URIID schemeID=\"0183\">CHE309115740</ram:URIID></ram:URIUniversalCommunication></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format=\"102\">20260928</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery><ram:ApplicableHeaderTradeSettlement><ram:PaymentReference>183900000000000000020261155</ram:PaymentReference><ram:InvoiceCurrencyCode>CHF</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>30</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>CH4431999123000889012</ram:IBANID><ram:AccountName>Hofkäserei Rheintal AG</ram:AccountName></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans><ram:ApplicableTradeTax><ram:CalculatedAmount>18.56</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>229.18</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>8.1</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:ApplicableTradeTax><ram:CalculatedAmount>8.63</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>331.84</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>2.6</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:ApplicableTradeTax><ram:CalculatedAmount>0.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>Durchlaufposten, nicht Teil des Entgelts</ram:ExemptionReason><ram:BasisAmount>12.42</ram:BasisAmount><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:CalculationPercent>3</ram:CalculationPercent><ram:BasisAmount>210.60</ram:BasisAmount><ram:ActualAmount>6.32</ram:ActualAmount><ram:Reason>Treuerabatt</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>8.1</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:CalculationPercent>3</ram:CalculationPercent><ram:BasisAmount>342.11</ram:BasisAmount><ram:ActualAmount>10.27</ram:ActualAmount><ram:Reason>Treuerabatt</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>2.6</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:CalculationPercent>3</ram:CalculationPercent><ram:BasisAmount>12.80</ram:BasisAmount><ram:ActualAmount>0.38</ram:ActualAmount><ram:Reason>Treuerabatt</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>24.90</ram:ActualAmount><ram:ReasonCode>FC</ram:ReasonCode><ram:Reason>Kühltransport</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>8.1</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradePaymentTerms><ram:Description>Bei Zahlung bis 10.10.2026 2% Skonto: CHF 490.64.\nZahlbar bis 30.10.2026 ohne Abzug.</ram:Description><ram:DueDateDateTime><udt:DateTimeString format=\"102\">20261030</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>565.51</ram:LineTotalAmount><ram:ChargeTotalAmount>24.90</ram:ChargeTotalAmount><ram:AllowanceTotalAmount>16.97</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>573.44</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID=\"CHF\">27.19</ram:TaxTotalAmount><ram:RoundingAmount>0.02</ram:RoundingAmount><ram:GrandTotalAmount>600.63</ram:GrandTotalAmount><ram:TotalPrepaidAmount>100.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>500.65</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>"
 },
 "validateEInvoice >": {
  "application/json": {
   "valid": true,
   "syntax": "CII",
   "profile": "en16931",
   "rules": "en16931",
   "ruleSets": [
    {
     "name": "EN 16931 (CEN)",
     "version": "1.3.16"
    }
   ],
   "uncheckedRules": [
    "the schema of the syntax",
    "CII-DT, CII-SR, UBL-CR, UBL-DT, UBL-SR"
   ],
   "findings": [],
   "remarks": []
  }
 },
 "parseEInvoice >": {
  "application/json": {
   "valid": true,
   "syntax": "CII",
   "profile": "en16931",
   "rules": "en16931",
   "ruleSets": [
    {
     "name": "EN 16931 (CEN)",
     "version": "1.3.16"
    }
   ],
   "uncheckedRules": [
    "the schema of the syntax",
    "CII-DT, CII-SR, UBL-CR, UBL-DT, UBL-SR"
   ],
   "findings": [],
   "remarks": [],
   "invoice": {
    "specification": "urn:cen.eu:en16931:2017",
    "number": "R-26118",
    "issueDate": "2026-09-30",
    "typeCode": "380",
    "currency": "CHF",
    "dueDate": "2026-10-30",
    "buyerReference": "BC 2026/0318",
    "paymentTerms": "Bei Zahlung bis 10.10.2026 2% Skonto: CHF 490.64.\nZahlbar bis 30.10.2026 ohne Abzug.",
    "notes": [
     {
      "text": "Besten Dank für Ihre Bestellung."
     }
    ],
    "precedingInvoices": [],
    "seller": {
     "name": "Hofkäserei Rheintal AG",
     "ids": [],
     "registration": {
      "id": "CHE123456788",
      "scheme": "0183"
     },
     "vatId": "CHE123456788MWST",
     "electronicAddress": {
      "id": "CHE123456788",
      "scheme": "0183"
     },
     "address": {
      "line1": "Marktgasse 12",
      "postalCode": "9450",
      "city": "Altstätten",
      "country": "CH"
     },
     "contact": {
      "name": "Regula Holzer",
      "phone": "+41 71 555 01 40",
      "email": "r.holzer@kaeserei-rheintal.example"
     }
    },
    "buyer": {
     "name": "Spezereien Zentral GmbH",
     "ids": [
      {
       "id": "C-20715"
      }
     ],
     "registration": {
      "id": "CHE309115740",
      "scheme": "0183"
     },
     "electronicAddress": {
      "id": "CHE309115740",
      "scheme": "0183"
     },
     "address": {
      "line1": "Zentralplatz 4",
      "postalCode": "9000",
      "city": "St. Gallen",
      "country": "CH"
     }
    },
    "delivery": {
     "date": "2026-09-28"
    },
    "remittance": "183900000000000000020261155",
    "paymentMeans": [
     {
      "code": "30",
      "account": "CH4431999123000889012",
      "accountName": "Hofkäserei Rheintal AG"
     }
    ],
    "allowances": [
     {
      "amount": "6.32",
      "base": "210.60",
      "percent": "3",
      "reason": "Treuerabatt",
      "vat": {
       "category": "S",
       "rate": "8.1"
      }
     },
     {
      "amount": "10.27",
      "base": "342.11",
      "percent": "3",
      "reason": "Treuerabatt",
      "vat": {
       "category": "S",
       "rate": "2.6"
      }
     }
    ],
    "charges": [
     {
      "amount": "24.90",
      "reason": "Kühltransport",
      "reasonCode": "FC",
      "vat": {
       "category": "S",
       "rate": "8.1"
      }
     }
    ],
    "totals": {
     "lines": "565.51",
     "allowances": "16.97",
     "charges": "24.90",
     "net": "573.44",
     "vat": "27.19",
     "gross": "600.63",
     "prepaid": "100.00",
     "rounding": "0.02",
     "due": "500.65"
    },
    "vatBreakdown": [
     {
      "category": "S",
      "rate": "8.1",
      "base": "229.18",
      "amount": "18.56"
     },
     {
      "category": "S",
      "rate": "2.6",
      "base": "331.84",
      "amount": "8.63"
     }
    ],
    "supportingDocuments": [],
    "lines": [
     {
      "id": "1",
      "quantity": {
       "value": "14.62",
       "unit": "KGM"
      },
      "net": "342.11",
      "allowances": [],
      "charges": [],
      "price": {
       "net": "23.40"
      },
      "vat": {
       "category": "S",
       "rate": "2.6"
      },
      "item": {
       "name": "Bergkäse, ganzer Laib",
       "description": "Reifung 4 Monate",
       "sellerId": "1104",
       "standardId": {
        "id": "7610000001100",
        "scheme": "0160"
       },
       "classifications": [],
       "attributes": []
      }
     },
     {
      "id": "2",
      "quantity": {
       "value": "6",
       "unit": "H87"
      },
      "net": "210.60",
      "allowances": [
       {
        "amount": "23.40",
        "base": "234.00",
        "percent": "10",
        "reason": "Rabatt",
        "reasonCode": "95"
       }
      ],
      "charges": [],
      "price": {
       "net": "39.00"
      },
      "vat": {
       "category": "S",
       "rate": "8.1"
      },
      "item": {
       "name": "Käsehobel aus Buche",
       "classifications": [],
       "attributes": []
      }
     }
    ]
   },
   "payment": {
    "payable": true,
    "amount": "500.65",
    "currency": "CHF",
    "reference": "183900000000000000020261155",
    "dueDate": "2026-10-30",
    "collected": false,
    "accounts": [
     "CH4431999123000889012"
    ],
    "discounts": [
     {
      "percent": "2",
      "days": 10,
      "until": "2026-10-10",
      "amount": "10.01",
      "payable": "490.64"
     }
    ],
    "instalments": [],
    "openTerms": []
   },
   "unread": [],
   "unreadCount": 0,
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH4431999123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Hofkäserei Rheintal AG",
      "streetName": "Marktgasse 12",
      "postalCode": "9450",
      "city": "Altstätten",
      "country": "CH"
     }
    },
    "paymentAmountInformation": {
     "amount": 500.65,
     "currency": "CHF"
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Spezereien Zentral GmbH",
     "streetName": "Zentralplatz 4",
     "postalCode": "9000",
     "city": "St. Gallen",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "QRR",
     "reference": "183900000000000000020261155"
    }
   }
  }
 },
 "createPayload >": {
  "text/plain": "SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n1949.75\nCHF\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\nOrder of 15.06.2026\nEPD\n//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30\neBill/B/pia.rutschmann@example.com"
 },
 "validatePayload >": {
  "text/plain": "VALID"
 },
 "parsePayload >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH5204835012345671000",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Muster Stiftung",
     "streetName": "P.O. Box",
     "postalCode": "3001",
     "city": "Bern",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "currency": "CHF"
   },
   "paymentReference": {
    "referenceType": "NON"
   }
  }
 },
 "validateEpcQrCode >": {
  "text/plain": "VALID"
 },
 "parseEpcQrCode >": {
  "application/json": {
   "version": "002",
   "transfer": "SCT",
   "name": "Wikimedia Foerdergesellschaft",
   "iban": "DE33100205000001194700",
   "amount": 20,
   "message": "Spende fuer Wikipedia"
  }
 },
 "exampleEpcPaymentWithMessage >": {
  "application/json": {
   "version": "002",
   "transfer": "SCT",
   "name": "Wikimedia Foerdergesellschaft",
   "iban": "DE33100205000001194700",
   "amount": 20,
   "message": "Spende fuer Wikipedia"
  }
 },
 "exampleEpcPaymentWithCreditorReference >": {
  "application/json": {
   "version": "001",
   "transfer": "SCT",
   "bic": "BHBLDEHHXXX",
   "name": "Franz Mustermänn",
   "iban": "DE71110220330123456789",
   "amount": 12.3,
   "purpose": "GDDS",
   "reference": "RF18539007547034"
  }
 },
 "exampleEpcPaymentWithoutAmount >": {
  "application/json": {
   "version": "001",
   "transfer": "SCT",
   "bic": "BPOTBEB1",
   "name": "Red Cross of Belgium",
   "iban": "BE72000000001616",
   "purpose": "CHAR",
   "message": "Urgency fund",
   "information": "Sample EPC QR code"
  }
 },
 "validateIban >": {
  "text/plain": "true",
  "application/json": true
 },
 "normalizeIban >": {
  "text/plain": "CH5800791123000889012"
 },
 "formatIban >": {
  "text/plain": "CH58 0079 1123 0008 8901 2"
 },
 "validateQrIban >": {
  "text/plain": "true",
  "application/json": true
 },
 "validateQrReference >": {
  "text/plain": "true",
  "application/json": true
 },
 "normalizeQrReference >": {
  "text/plain": "210000000003139471430009017"
 },
 "computeModulo10 >": {
  "text/plain": "7"
 },
 "formatQrReference >": {
  "text/plain": "21 00000 00003 13947 14300 09017"
 },
 "extractQrReference >": {
  "text/plain": "21000000000313947143000901"
 },
 "createQrReference >": {
  "text/plain": "000000000000000000000000420"
 },
 "validateCreditorReference >": {
  "text/plain": "true",
  "application/json": true
 },
 "normalizeCreditorReference >": {
  "text/plain": "RF18539007547034"
 },
 "computeModulo97 >": {
  "text/plain": "18"
 },
 "formatCreditorReference >": {
  "text/plain": "RF18 5390 0754 7034"
 },
 "extractCreditorReference >": {
  "text/plain": "539007547034"
 },
 "createCreditorReference >": {
  "text/plain": "RF18539007547034"
 },
 "validateCountry >": {
  "text/plain": "true",
  "application/json": true
 },
 "listCountries >": {
  "application/json": [
   {
    "code": "AD",
    "english": "Andorra",
    "german": "Andorra",
    "french": "Andorre",
    "italian": "Andorra"
   },
   {
    "code": "AE",
    "english": "United Arab Emirates",
    "german": "Vereinigte Arabische Emirate",
    "french": "Émirats Arabes Unis",
    "italian": "Emirati Arabi Uniti"
   }
  ]
 },
 "listCountryCodes >": {
  "application/json": [
   "AD",
   "AE"
  ]
 },
 "validateSwicoS1 >": {
  "text/plain": "VALID"
 },
 "parseSwicoS1 >": {
  "application/json": {
   "billInformationType": "SwicoS1v12",
   "invoiceReference": "10201409",
   "invoiceDate": "2019-05-12",
   "customerReference": "1400.000-53",
   "uidNumber": "106017086",
   "vatDateStart": "2018-05-08",
   "vatDetails": [
    {
     "taxPercentage": 7.7
    }
   ],
   "paymentConditions": [
    {
     "cashDiscountPercentage": 2,
     "eligiblePaymentPeriodDays": 10
    },
    {
     "cashDiscountPercentage": 0,
     "eligiblePaymentPeriodDays": 30
    }
   ],
   "defaultPaymentPeriodDays": 30,
   "defaultPaymentPeriod": "2019-06-11"
  }
 },
 "createSwicoS1 >": {
  "text/plain": "//S1/10/10201409/40/0:30"
 },
 "parseBillInformation >": {
  "application/json": {
   "billInformationType": "SwicoS1v12",
   "invoiceReference": "10201409",
   "invoiceDate": "2019-05-12",
   "customerReference": "1400.000-53",
   "uidNumber": "106017086",
   "vatDateStart": "2018-05-08",
   "vatDetails": [
    {
     "taxPercentage": 7.7
    }
   ],
   "paymentConditions": [
    {
     "cashDiscountPercentage": 2,
     "eligiblePaymentPeriodDays": 10
    },
    {
     "cashDiscountPercentage": 0,
     "eligiblePaymentPeriodDays": 30
    }
   ],
   "defaultPaymentPeriodDays": 30,
   "defaultPaymentPeriod": "2019-06-11"
  }
 },
 "parseRawBillInformation >": {
  "application/json": {
   "billInformationType": "RawBillInformation",
   "rawBillInformation": "//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30"
  }
 },
 "parseAlternativeScheme >": {
  "application/json": {
   "alternativeSchemeType": "EBILL",
   "type": "BILL",
   "emailAddress": "simon.muster@example.com"
  }
 },
 "parseRawAlternativeScheme >": {
  "application/json": {
   "alternativeSchemeType": "RAW",
   "alternativeSchemeParameter": "eBill/B/simon.muster@example.com",
   "name": "eBill",
   "separator": "/",
   "parameters": [
    "B",
    "simon.muster@example.com"
   ]
  }
 },
 "validateEbillScheme >": {
  "text/plain": "VALID"
 },
 "parseEbillScheme >": {
  "application/json": {
   "alternativeSchemeType": "EBILL",
   "type": "BILL",
   "emailAddress": "simon.muster@example.com"
  }
 },
 "createEbillScheme >": {
  "text/plain": "eBill/B/simon.muster@example.com"
 },
 "exampleQrInvoiceWithoutReference >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH5800791123000889012",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Robert Schneider AG",
     "streetName": "Rue du Lac",
     "houseNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "amount": 199.95,
    "currency": "CHF"
   },
   "ultimateDebtor": {
    "addressType": "STRUCTURED",
    "name": "Pia-Maria Rutschmann-Schnyder",
    "streetName": "Grosse Marktgasse",
    "houseNumber": "28",
    "postalCode": "9400",
    "city": "Rorschach",
    "country": "CH"
   },
   "paymentReference": {
    "referenceType": "NON",
    "additionalInformation": {
     "unstructuredMessage": "Donation to the winter relief fund"
    }
   }
  }
 },
 "exampleQrInvoiceWithoutAmount >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH4431999123000889012",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Robert Schneider AG",
     "streetName": "Rue du Lac",
     "houseNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "currency": "CHF"
   },
   "ultimateDebtor": {
    "addressType": "STRUCTURED",
    "name": "Pia-Maria Rutschmann-Schnyder",
    "streetName": "Grosse Marktgasse",
    "houseNumber": "28",
    "postalCode": "9400",
    "city": "Rorschach",
    "country": "CH"
   },
   "paymentReference": {
    "referenceType": "QRR",
    "reference": "210000000003139471430009017"
   }
  }
 },
 "exampleQrInvoiceWithQrReference >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH4431999123000889012",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Robert Schneider AG",
     "streetName": "Rue du Lac",
     "houseNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "amount": 1949.75,
    "currency": "CHF"
   },
   "ultimateDebtor": {
    "addressType": "STRUCTURED",
    "name": "Pia-Maria Rutschmann-Schnyder",
    "streetName": "Grosse Marktgasse",
    "houseNumber": "28",
    "postalCode": "9400",
    "city": "Rorschach",
    "country": "CH"
   },
   "paymentReference": {
    "referenceType": "QRR",
    "reference": "210000000003139471430009017",
    "additionalInformation": {
     "unstructuredMessage": "Order of 15.06.2026",
     "billInformation": "//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30"
    }
   },
   "alternativeSchemes": {
    "alternativeSchemeParameters": [
     "eBill/B/pia.rutschmann@example.com"
    ]
   }
  }
 },
 "exampleQrInvoiceWithCreditorReference >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH5800791123000889012",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Robert Schneider AG",
     "streetName": "Rue du Lac",
     "houseNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "amount": 199.95,
    "currency": "EUR"
   },
   "ultimateDebtor": {
    "addressType": "STRUCTURED",
    "name": "Pia-Maria Rutschmann-Schnyder",
    "streetName": "Grosse Marktgasse",
    "houseNumber": "28",
    "postalCode": "9400",
    "city": "Rorschach",
    "country": "CH"
   },
   "paymentReference": {
    "referenceType": "SCOR",
    "reference": "RF18539007547034"
   }
  }
 },
 "exampleQrInvoiceBlank >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH5800791123000889012",
    "creditor": {
     "addressType": "STRUCTURED",
     "name": "Robert Schneider AG",
     "streetName": "Rue du Lac",
     "houseNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "country": "CH"
    }
   },
   "paymentAmountInformation": {
    "currency": "CHF"
   },
   "paymentReference": {
    "referenceType": "NON"
   }
  }
 },
 "exampleQrInvoiceCombinedAddress >": {
  "application/json": {
   "creditorInformation": {
    "iban": "CH5800791123000889012",
    "creditor": {
     "addressType": "COMBINED",
     "name": "Robert Schneider AG",
     "country": "CH",
     "addressLine1": "Rue du Lac 1268",
     "addressLine2": "2501 Biel"
    }
   },
   "paymentAmountInformation": {
    "amount": 199.95,
    "currency": "CHF"
   },
   "paymentReference": {
    "referenceType": "SCOR",
    "reference": "RF18539007547034"
   }
  }
 },
 "exampleCharsetLteV22 >": {
  "text/plain": " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_`abcdefghijklmnopqrstuvwxyz{}~£´ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôö÷ùúûüý"
 },
 "exampleCharsetGteV23 >": {
  "text/plain": " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚț€"
 },
 "exampleCharsetAddedInV23 >": {
  "text/plain": "^| ¡¢¤¥¦§¨©ª«¬­®¯°±²³µ¶·¸¹º»¼½¾¿ÃÅÆÐÕ×ØÝÞãåæðõøþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚț€"
 },
 "exampleSwissPaymentsCodeWithoutReference >": {
  "text/plain": "SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n199.95\nCHF\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nNON\n\nDonation to the winter relief fund\nEPD"
 },
 "exampleSwissPaymentsCodeWithoutAmount >": {
  "text/plain": "SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n\nCHF\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\n\nEPD"
 },
 "exampleSwissPaymentsCodeWithQrReference >": {
  "text/plain": "SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n1949.75\nCHF\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\nOrder of 15.06.2026\nEPD\n//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30\neBill/B/pia.rutschmann@example.com"
 },
 "exampleSwissPaymentsCodeWithCreditorReference >": {
  "text/plain": "SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n199.95\nEUR\nS\nPia-Maria Rutschmann-Schnyder\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nSCOR\nRF18539007547034\n\nEPD"
 },
 "exampleSwissPaymentsCodeBlank >": {
  "text/plain": "SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n\nCHF\n\n\n\n\n\n\n\nNON\n\n\nEPD"
 },
 "exampleSwicos1v12 >": {
  "text/plain": "//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30"
 },
 "exampleQrReference >": {
  "text/plain": "210000000003139471430009017"
 },
 "exampleQrIban >": {
  "text/plain": "CH4431999123000889012"
 },
 "exampleIban >": {
  "text/plain": "CH5800791123000889012"
 },
 "exampleCreditorReference >": {
  "text/plain": "RF18539007547034"
 },
 "exampleInvoiceDocumentMixedVat >": {
  "application/json": {
   "language": "de",
   "sender": {
    "name": "Gasthof Löwen Appenzell AG",
    "addressLines": [
     "Hauptgasse 25",
     "9050 Appenzell"
    ],
    "phone": "+41 71 555 01 40",
    "email": "empfang@loewen-appenzell.example",
    "website": "www.loewen-appenzell.example",
    "uid": "CHE-123.456.788 MWST"
   },
   "recipient": {
    "addressLines": [
     "Frau",
     "Pia-Maria Rutschmann"
    ]
   },
   "contactPerson": {
    "name": "Urs Fässler",
    "phone": "+41 71 555 01 42",
    "email": "u.faessler@loewen-appenzell.example"
   },
   "customerNr": "0001839",
   "invoiceNr": "2026-4471",
   "invoiceDate": "2026-11-15",
   "servicePeriod": {
    "from": "2026-11-13",
    "to": "2026-11-15"
   },
   "paymentTerms": {
    "days": 30
   },
   "currency": "CHF",
   "introduction": "Sehr geehrte Frau Rutschmann\nVielen Dank für Ihren Aufenthalt. Wir erlauben uns, Ihnen zu verrechnen:",
   "closing": "Wir freuen uns, Sie bald wieder bei uns zu begrüssen.",
   "positions": [
    {
     "articleNr": "DZ-12",
     "description": "Übernachtung im Doppelzimmer mit Frühstück\nZimmer 12, zwei Personen",
     "quantity": 2,
     "unit": "Nächte",
     "unitPrice": 210,
     "vatRate": 3.8
    },
    {
     "description": "Abendessen im Restaurant, 13.11.2026",
     "quantity": 1,
     "unitPrice": 148.5,
     "vatRate": 8.1
    }
   ],
   "pricesIncludeVat": true,
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH4431999123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Gasthof Löwen Appenzell AG",
      "streetName": "Hauptgasse",
      "houseNumber": "25",
      "postalCode": "9050",
      "city": "Appenzell",
      "country": "CH"
     }
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Pia-Maria Rutschmann",
     "streetName": "Grosse Marktgasse",
     "houseNumber": "28",
     "postalCode": "9400",
     "city": "Rorschach",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "QRR",
     "reference": "{1839:20264471}"
    }
   }
  }
 },
 "exampleInvoiceDocumentGtin >": {
  "application/json": {
   "language": "fr",
   "sender": {
    "name": "Fromages du Jura SA",
    "addressLines": [
     "Rue de la Gruère 8",
     "2350 Saignelégier"
    ],
    "phone": "+41 32 555 17 00",
    "email": "commandes@fromages-jura.example",
    "uid": "CHE-106.017.086 TVA"
   },
   "recipient": {
    "addressLines": [
     "Épicerie du Marché Sàrl",
     "Service des achats"
    ]
   },
   "customerNr": "C-20715",
   "customerReference": "BC 2026/0318",
   "invoiceNr": "F26-00918",
   "invoiceDate": "2026-10-05",
   "servicePeriod": {
    "from": "2026-10-02"
   },
   "paymentTerms": {
    "days": 20,
    "cashDiscounts": [
     {
      "percent": 2,
      "days": 10
     }
    ]
   },
   "currency": "CHF",
   "closing": "Les réclamations sont à présenter dans les trois jours suivant la livraison.",
   "positions": [
    {
     "articleNr": "1104",
     "gtin": "7610000001100",
     "description": "Tête de Moine AOP, meule entière\nAffinage 4 mois",
     "quantity": 14.62,
     "unit": "kg",
     "unitPrice": 23.4,
     "vatRate": 2.6
    },
    {
     "articleNr": "1231",
     "gtin": "7610000001230",
     "description": "Gruyère AOP réserve, portion 250 g",
     "quantity": 120,
     "unit": "pce",
     "unitPrice": 5.15,
     "vatRate": 2.6
    }
   ],
   "surcharges": [
    {
     "description": "Transport réfrigéré",
     "amount": 24.5,
     "vatRate": 8.1
    }
   ],
   "rounding": "cash",
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH5800791123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Fromages du Jura SA",
      "streetName": "Rue de la Gruère",
      "houseNumber": "8",
      "postalCode": "2350",
      "city": "Saignelégier",
      "country": "CH"
     }
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Épicerie du Marché Sàrl",
     "streetName": "Place Centrale",
     "houseNumber": "4",
     "postalCode": "2502",
     "city": "Bienne",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "SCOR",
     "reference": "{F2600918}"
    }
   }
  }
 },
 "exampleInvoiceDocumentDiscounts >": {
  "application/json": {
   "language": "de",
   "title": "Schlussrechnung",
   "sender": {
    "name": "Schreinerei Holzer & Söhne AG",
    "addressLines": [
     "Gewerbestrasse 14",
     "3600 Thun"
    ],
    "phone": "+41 33 555 20 60",
    "email": "info@holzer-schreinerei.example",
    "website": "www.holzer-schreinerei.example",
    "uid": "CHE-395.856.455 MWST"
   },
   "recipient": {
    "addressLines": [
     "Stockwerkeigentümer Seestrasse 9",
     "c/o Berner Verwaltungs AG"
    ]
   },
   "contactPerson": {
    "name": "Regula Holzer",
    "phone": "+41 33 555 20 61",
    "email": "r.holzer@holzer-schreinerei.example"
   },
   "customerNr": "4021",
   "customerReference": "Auftrag 2026-77, Frau Kunz",
   "invoiceNr": "R-26118",
   "invoiceDate": "2026-09-30",
   "servicePeriod": {
    "from": "2026-09-01",
    "to": "2026-09-25"
   },
   "paymentTerms": {
    "days": 30,
    "cashDiscounts": [
     {
      "percent": 2,
      "days": 10
     }
    ]
   },
   "currency": "CHF",
   "introduction": "Für die Erneuerung der Eingangstüren gemäss Offerte vom 12. Juni 2026 stellen wir Ihnen Rechnung:",
   "closing": "Auf unsere Arbeiten gewähren wir fünf Jahre Garantie nach SIA 118.",
   "positions": [
    {
     "kind": "text",
     "description": "Türen"
    },
    {
     "description": "Haustür Eiche massiv, 3-fach-Verglasung\nMasse 1100 × 2200 mm, Sicherheitsklasse RC2",
     "quantity": 2,
     "unit": "Stk.",
     "unitPrice": 3890,
     "discount": {
      "percent": 10
     },
     "vatRate": 8.1
    }
   ],
   "discounts": [
    {
     "description": "Treuerabatt",
     "percent": 3
    }
   ],
   "surcharges": [
    {
     "description": "Anfahrt Zone 2",
     "amount": 95,
     "vatRate": 8.1
    }
   ],
   "rounding": "cash",
   "prepaidAmount": 4000,
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH4431999123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Schreinerei Holzer & Söhne AG",
      "streetName": "Gewerbestrasse",
      "houseNumber": "14",
      "postalCode": "3600",
      "city": "Thun",
      "country": "CH"
     }
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Berner Verwaltungs AG",
     "streetName": "Postfach",
     "postalCode": "3001",
     "city": "Bern",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "QRR",
     "reference": "{4021:26118}",
     "additionalInformation": {
      "unstructuredMessage": "Schlussrechnung R-26118"
     }
    }
   }
  }
 },
 "exampleBulkList >": {
  "application/json": [
   {
    "creditorInformation": {
     "iban": "CH4431999123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Robert Schneider AG",
      "streetName": "Rue du Lac",
      "houseNumber": "1268",
      "postalCode": "2501",
      "city": "Biel",
      "country": "CH"
     }
    },
    "paymentAmountInformation": {
     "amount": 1949.75,
     "currency": "CHF"
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Pia-Maria Rutschmann-Schnyder",
     "streetName": "Grosse Marktgasse",
     "houseNumber": "28",
     "postalCode": "9400",
     "city": "Rorschach",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "QRR",
     "reference": "210000000003139471430009017",
     "additionalInformation": {
      "unstructuredMessage": "Order of 15.06.2026",
      "billInformation": "//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30"
     }
    },
    "alternativeSchemes": {
     "alternativeSchemeParameters": [
      "eBill/B/pia.rutschmann@example.com"
     ]
    }
   },
   {
    "creditorInformation": {
     "iban": "CH5800791123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Robert Schneider AG",
      "streetName": "Rue du Lac",
      "houseNumber": "1268",
      "postalCode": "2501",
      "city": "Biel",
      "country": "CH"
     }
    },
    "paymentAmountInformation": {
     "amount": 199.95,
     "currency": "EUR"
    },
    "ultimateDebtor": {
     "addressType": "STRUCTURED",
     "name": "Pia-Maria Rutschmann-Schnyder",
     "streetName": "Grosse Marktgasse",
     "houseNumber": "28",
     "postalCode": "9400",
     "city": "Rorschach",
     "country": "CH"
    },
    "paymentReference": {
     "referenceType": "SCOR",
     "reference": "RF18539007547034"
    }
   }
  ]
 },
 "exampleBulkCsv >": {
  "text/plain": "CdtrInf/IBAN;CdtrInf/Cdtr/AdrTp;CdtrInf/Cdtr/Name;CdtrInf/Cdtr/StrtNmOrAdrLine1;CdtrInf/Cdtr/BldgNbOrAdrLine2;CdtrInf/Cdtr/PstCd;CdtrInf/Cdtr/TwnNm;CdtrInf/Cdtr/Ctry;CcyAmt/Amt;CcyAmt/Ccy;UltmtDbtr/AdrTp;UltmtDbtr/Name;UltmtDbtr/StrtNmOrAdrLine1;UltmtDbtr/BldgNbOrAdrLine2;UltmtDbtr/PstCd;UltmtDbtr/TwnNm;UltmtDbtr/Ctry;RmtInf/Tp;RmtInf/Ref;RmtInf/AddInf/Ustrd;RmtInf/AddInf/StrdBkgInf;AltPmtInf/AltPmt;AltPmtInf/AltPmt;Language\r\nCH4431999123000889012;S;Robert Schneider AG;Rue du Lac;1268;2501;Biel;CH;1949.75;CHF;S;Pia-Maria Rutschmann-Schnyder;Grosse Marktgasse;28;9400;Rorschach;CH;QRR;210000000003139471430009017;Order of 15.06.2026;\"//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30\";eBill/B/pia.rutschmann@example.com;;de\r\nCH5800791123000889012;S;Robert Schneider AG;Rue du Lac;1268;2501;Biel;CH;199.95;EUR;S;Pia-Maria Rutschmann-Schnyder;Grosse Marktgasse;28;9400;Rorschach;CH;SCOR;RF18539007547034;;;;;fr\r\nCH5800791123000889012;S;Robert Schneider AG;Rue du Lac;1268;2501;Biel;CH;199.95;CHF;S;Pia-Maria Rutschmann-Schnyder;Grosse Marktgasse;28;9400;Rorschach;CH;NON;;Donation to the winter relief fund;;;;it\r\n"
 },
 "examplePaymentOrder >": {
  "application/json": {
   "messageId": "RAPPEN-20261123-0001",
   "createdAt": "2026-11-21T08:15:00",
   "executionDate": "2026-11-23",
   "debtor": {
    "name": "Velowerk Seetal GmbH",
    "iban": "CH1598763000120034506"
   },
   "batchBooking": true,
   "software": {
    "name": "Rappen",
    "version": "0.1.0"
   },
   "payments": [
    {
     "creditor": {
      "name": "Lenz & Töchter AG",
      "streetName": "Mühleweg",
      "houseNumber": "12",
      "postalCode": "5600",
      "city": "Lenzburg",
      "country": "CH"
     },
     "iban": "CH2731998000700420011",
     "currency": "CHF",
     "amount": 1520.4,
     "referenceType": "QRR",
     "reference": "000000000000000202611047115",
     "message": "Auftrag vom 04.11.2026",
     "ultimateDebtor": {
      "name": "Velowerk Seetal GmbH",
      "streetName": "Bahnweg",
      "houseNumber": "3a",
      "postalCode": "5707",
      "city": "Seengen",
      "country": "CH"
     },
     "endToEndId": "LF-2026-311"
    },
    {
     "creditor": {
      "name": "Aare Papier Genossenschaft",
      "streetName": "Uferstrasse 8",
      "postalCode": "5000",
      "city": "Aarau",
      "country": "CH"
     },
     "iban": "CH6998765000000815002",
     "currency": "CHF",
     "amount": 249.25,
     "referenceType": "SCOR",
     "reference": "RF72AARE20260917",
     "endToEndId": "LF-2026-312"
    }
   ]
  }
 },
 "examplePaymentFile >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.001.001.09\"><CstmrCdtTrfInitn><GrpHdr><MsgId>RAPPEN-20261123-0001</MsgId><CreDtTm>2026-11-21T08:15:00</CreDtTm><NbOfTxs>4</NbOfTxs><CtrlSum>2319.65</CtrlSum><InitgPty><Nm>Velowerk Seetal GmbH</Nm><CtctDtls><Othr><ChanlTp>NAME</ChanlTp><Id>Rappen</Id></Othr><Othr><ChanlTp>VRSN</ChanlTp><Id>0.1.0</Id></Othr><Othr><ChanlTp>SPSV</ChanlTp><Id>0230</Id></Othr></CtctDtls></InitgPty></GrpHdr><PmtInf><PmtInfId>RAPPEN-20261123-0001-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>3</NbOfTxs><CtrlSum>1919.65</CtrlSum><ReqdExctnDt><Dt>2026-11-23</Dt></ReqdExctnDt><Dbtr><Nm>Velowerk Seetal GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>CH1598763000120034506</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>98763</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt><CdtTrfTxInf><PmtId><InstrId>1-1</InstrId><EndToEndId>LF-2026-311</EndToEndId></PmtId><Amt><InstdAmt Ccy=\"CHF\">1520.40</InstdAmt></Amt><UltmtDbtr><Nm>Velowerk Seetal GmbH</Nm><PstlAdr><StrtNm>Bahnweg</StrtNm><BldgNb>3a</BldgNb><PstCd>5707</PstCd><TwnNm>Seengen</TwnNm><Ctry>CH</Ctry></PstlAdr></UltmtDbtr><Cdtr><Nm>Lenz &amp; Töchter AG</Nm><PstlAdr><StrtNm>Mühleweg</StrtNm><BldgNb>12</BldgNb><PstCd>5600</PstCd><TwnNm>Lenzburg</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH2731998000700420011</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf><AddtlRmtInf>Auftrag vom 04.11.2026</AddtlRmtInf></Strd></RmtInf></CdtTrfTxInf><CdtTrfTxInf><PmtId><InstrId>1-2</InstrId><EndToEndId>LF-2026-312</EndToEndId></PmtId><Amt><InstdAmt Ccy=\"CHF\">249.25</InstdAmt></Amt><Cdtr><Nm>Aare Papier Genossenschaft</Nm><PstlAdr><StrtNm>Uferstrasse 8</StrtNm><PstCd>5000</PstCd><TwnNm>Aarau</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>CH6998765000000815002</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF72AARE20260917</Ref></CdtrRefInf></Strd></RmtInf></CdtTrfTxInf><CdtTrfTxInf><PmtId><InstrId>1-3</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></PmtId><Amt><InstdAmt Ccy=\"CHF\">150.00</InstdAmt></Amt><Cdtr><Nm>Verein Alpengarten</Nm><PstlAdr><PstCd>9490</PstCd><TwnNm>Vaduz</TwnNm><Ctry>LI</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>LI7098764000003300117</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Gönnerbeitrag 2026</Ustrd></RmtInf></CdtTrfTxInf></PmtInf><PmtInf><PmtInfId>RAPPEN-20261123-0001-2</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>1</NbOfTxs><CtrlSum>400.00</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-23</Dt></ReqdExctnDt><Dbtr><Nm>Velowerk Seetal GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>CH1598763000120034506</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>98763</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><InstrId>2-1</InstrId><EndToEndId>LF-2026-313</EndToEndId></PmtId><Amt><InstdAmt Ccy=\"EUR\">400.00</InstdAmt></Amt><Cdtr><Nm>Radteile Nord GmbH</Nm><PstlAdr><StrtNm>Hafenring</StrtNm><BldgNb>44</BldgNb><PstCd>20457</PstCd><TwnNm>Hamburg</TwnNm><Ctry>DE</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>DE90999999990000004711</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Rechnung 88-2026, Kunde 1207</Ustrd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>"
 },
 "examplePaymentStatus >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.002.001.10\"><CstmrPmtStsRpt>\n  <GrpHdr><MsgId>BK-7781-B</MsgId><CreDtTm>2026-11-23T08:21:40</CreDtTm><InitgPty><Nm>Testbank</Nm></InitgPty></GrpHdr>\n  <OrgnlGrpInfAndSts><OrgnlMsgId>RAPPEN-20261123-0001</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><OrgnlNbOfTxs>4</OrgnlNbOfTxs><OrgnlCtrlSum>2319.65</OrgnlCtrlSum><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>\n  <OrgnlPmtInfAndSts><OrgnlPmtInfId>RAPPEN-20261123-0001-1</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>\n   <TxInfAndSts><OrgnlInstrId>1-2</OrgnlInstrId><OrgnlEndToEndId>LF-2026-312</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>Konto ungueltig</AddtlInf></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts>\n  <OrgnlPmtInfAndSts><OrgnlPmtInfId>RAPPEN-20261123-0001-2</OrgnlPmtInfId><PmtInfSts>ACWC</PmtInfSts><StsRsnInf><Rsn><Cd>DT06</Cd></Rsn><AddtlInf>Ausfuehrung am 27.11.2026</AddtlInf></StsRsnInf></OrgnlPmtInfAndSts>\n</CstmrPmtStsRpt></Document>\n"
 },
 "exampleBankStatement >": {
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.054.001.08\"><BkToCstmrDbtCdtNtfctn>\n <GrpHdr><MsgId>N-20261120-1</MsgId><CreDtTm>2026-11-20T23:10:00</CreDtTm><MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>\n <Ntfctn><Id>N-20261120-1-1</Id><CreDtTm>2026-11-20T23:10:00</CreDtTm><Acct><Id><IBAN>CH8198765000700420011</IBAN></Id><Ccy>CHF</Ccy></Acct>\n  <Ntry><NtryRef>CH2731998000700420011</NtryRef><Amt Ccy=\"CHF\">4141.20</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B20261120-77</AcctSvcrRef>\n   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>\n   <NtryDtls><Btch><NbOfTxs>4</NbOfTxs></Btch>\n    <TxDtls><Refs><AcctSvcrRef>T-1</AcctSvcrRef><EndToEndId>LF-2026-311</EndToEndId></Refs><Amt Ccy=\"CHF\">1520.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>Velowerk Seetal GmbH</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf><AddtlRmtInf>Auftrag vom 04.11.2026</AddtlRmtInf></Strd></RmtInf></TxDtls>\n    <TxDtls><Refs><AcctSvcrRef>T-2</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy=\"CHF\">500</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047120</Ref></CdtrRefInf><AddtlRmtInf>?REJECT?0</AddtlRmtInf><AddtlRmtInf>?ERROR?000</AddtlRmtInf></Strd></RmtInf></TxDtls>\n    <TxDtls><Refs><AcctSvcrRef>T-3</AcctSvcrRef></Refs><Amt Ccy=\"CHF\">1520.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>202611047115</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>\n    <TxDtls><Refs><AcctSvcrRef>T-4</AcctSvcrRef></Refs><Amt Ccy=\"CHF\">600.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047994</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>\n  <Ntry><NtryRef>CH8198765000700420011</NtryRef><Amt Ccy=\"CHF\">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B20261120-78</AcctSvcrRef>\n   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>XBCT</SubFmlyCd></Fmly></Domn></BkTxCd>\n   <NtryDtls><TxDtls><Refs><AcctSvcrRef>T-5</AcctSvcrRef></Refs><Amt Ccy=\"CHF\">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><AmtDtls><InstdAmt><Amt Ccy=\"EUR\">100.00</Amt></InstdAmt><TxAmt><Amt Ccy=\"EUR\">100.00</Amt><CcyXchg><SrcCcy>EUR</SrcCcy><TrgtCcy>CHF</TrgtCcy><UnitCcy>EUR</UnitCcy><XchgRate>0.931</XchgRate></CcyXchg></TxAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy=\"CHF\">2.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>false</ChrgInclInd></Rcrd></Chrgs><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>rf78 LENZ 2026 118</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>\n  <Ntry><Amt Ccy=\"CHF\">1520.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>B20261120-79</AcctSvcrRef>\n   <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DAJT</SubFmlyCd></Fmly></Domn></BkTxCd>\n   <NtryDtls><TxDtls><Refs><AcctSvcrRef>T-6</AcctSvcrRef></Refs><Amt Ccy=\"CHF\">1520.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047115</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>\n </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>\n"
 },
 "exampleOpenBills >": {
  "application/json": {
   "bills": [
    {
     "id": "B1",
     "iban": "CH2731998000700420011",
     "referenceType": "QRR",
     "reference": "000000000000000202611047115",
     "amount": 1520.4,
     "currency": "CHF"
    },
    {
     "id": "B2",
     "iban": "CH2731998000700420011",
     "referenceType": "QRR",
     "reference": "000000000000000202611047120",
     "amount": 980,
     "currency": "CHF"
    }
   ],
   "accounts": [
    {
     "iban": "CH8198765000700420011",
     "qrIban": "CH2731998000700420011"
    }
   ]
  }
 },
 "exampleEInvoiceDelivery >": {
  "application/json": {
   "language": "de",
   "sender": {
    "name": "Hofkäserei Rheintal AG",
    "addressLines": [
     "Marktgasse 12",
     "9450 Altstätten"
    ],
    "uid": "CHE-123.456.788",
    "address": {
     "streetName": "Marktgasse",
     "houseNumber": "12",
     "postalCode": "9450",
     "city": "Altstätten",
     "country": "CH"
    }
   },
   "recipient": {
    "addressLines": [
     "Spezereien Zentral GmbH",
     "Zentralplatz 4"
    ],
    "address": {
     "streetName": "Zentralplatz",
     "houseNumber": "4",
     "postalCode": "9000",
     "city": "St. Gallen",
     "country": "CH"
    },
    "uid": "CHE-309.115.740"
   },
   "contactPerson": {
    "name": "Regula Holzer",
    "phone": "+41 71 555 01 40",
    "email": "r.holzer@kaeserei-rheintal.example"
   },
   "customerNr": "C-20715",
   "customerReference": "BC 2026/0318",
   "invoiceNr": "R-26118",
   "invoiceDate": "2026-09-30",
   "servicePeriod": {
    "from": "2026-09-28"
   },
   "paymentTerms": {
    "days": 30,
    "cashDiscounts": [
     {
      "percent": 2,
      "days": 10
     }
    ]
   },
   "currency": "CHF",
   "closing": "Besten Dank für Ihre Bestellung.",
   "positions": [
    {
     "articleNr": "1104",
     "gtin": "7610000001100",
     "description": "Bergkäse, ganzer Laib\nReifung 4 Monate",
     "quantity": 14.62,
     "unit": "kg",
     "unitPrice": 23.4,
     "vatRate": 2.6
    },
    {
     "description": "Käsehobel aus Buche",
     "quantity": 6,
     "unit": "Stk.",
     "unitPrice": 39,
     "discount": {
      "percent": 10
     },
     "vatRate": 8.1
    }
   ],
   "discounts": [
    {
     "description": "Treuerabatt",
     "percent": 3
    }
   ],
   "surcharges": [
    {
     "description": "Kühltransport",
     "amount": 24.9,
     "vatRate": 8.1,
     "reasonCode": "FC"
    }
   ],
   "rounding": "cash",
   "prepaidAmount": 100,
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH4431999123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Hofkäserei Rheintal AG",
      "streetName": "Marktgasse",
      "houseNumber": "12",
      "postalCode": "9450",
      "city": "Altstätten",
      "country": "CH"
     }
    },
    "paymentReference": {
     "referenceType": "QRR",
     "reference": "{1839:2026115}"
    }
   }
  }
 },
 "exampleEInvoiceAuthority >": {
  "application/json": {
   "language": "de",
   "sender": {
    "name": "Hofkäserei Rheintal AG",
    "addressLines": [
     "Marktgasse 12",
     "9450 Altstätten"
    ],
    "uid": "CHE-123.456.788",
    "isVatRegistered": true,
    "address": {
     "streetName": "Marktgasse",
     "houseNumber": "12",
     "postalCode": "9450",
     "city": "Altstätten",
     "country": "CH"
    }
   },
   "recipient": {
    "addressLines": [
     "Stadt Freiburg im Breisgau",
     "Amt für Märkte"
    ],
    "address": {
     "name": "Stadt Freiburg im Breisgau",
     "streetName": "Rathausplatz",
     "houseNumber": "2",
     "additionalLine": "Amt für Märkte",
     "postalCode": "79098",
     "city": "Freiburg",
     "country": "DE"
    },
    "vatNumber": "DE142116817",
    "electronicAddress": {
     "scheme": "0204",
     "id": "04011000-12345-34"
    }
   },
   "contactPerson": {
    "name": "Regula Holzer",
    "phone": "+41 71 555 01 40",
    "email": "r.holzer@kaeserei-rheintal.example"
   },
   "customerReference": "04011000-12345-34",
   "invoiceNr": "R-26131",
   "invoiceDate": "2026-10-12",
   "servicePeriod": {
    "from": "2026-10-01",
    "to": "2026-10-09"
   },
   "paymentTerms": {
    "days": 30,
    "cashDiscounts": [
     {
      "percent": 2,
      "days": 10
     }
    ]
   },
   "currency": "EUR",
   "positions": [
    {
     "description": "Beratung zum Wochenmarkt",
     "quantity": 12.5,
     "unit": "h",
     "unitPrice": 140,
     "vatCategory": "AE"
    },
    {
     "description": "Spesen",
     "unitPrice": 86.4,
     "vatCategory": "AE"
    }
   ],
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH5800791123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Hofkäserei Rheintal AG",
      "streetName": "Marktgasse",
      "houseNumber": "12",
      "postalCode": "9450",
      "city": "Altstätten",
      "country": "CH"
     }
    },
    "paymentReference": {
     "referenceType": "NON",
     "additionalInformation": {
      "unstructuredMessage": "R-26131 Beratung Wochenmarkt"
     }
    }
   }
  }
 },
 "exampleEInvoiceExported >": {
  "application/json": {
   "language": "fr",
   "sender": {
    "name": "Hofkäserei Rheintal AG",
    "addressLines": [
     "Marktgasse 12",
     "9450 Altstätten"
    ],
    "uid": "CHE-123.456.788",
    "isVatRegistered": true,
    "address": {
     "streetName": "Marktgasse",
     "houseNumber": "12",
     "postalCode": "9450",
     "city": "Altstätten",
     "country": "CH"
    }
   },
   "recipient": {
    "addressLines": [
     "Fromagerie du Port SARL",
     "8 quai du Port"
    ],
    "address": {
     "streetName": "quai du Port",
     "houseNumber": "8",
     "postalCode": "13002",
     "city": "Marseille",
     "country": "FR"
    },
    "vatNumber": "FR40303265045",
    "electronicAddress": {
     "scheme": "0009",
     "id": "30326504500019"
    }
   },
   "contactPerson": {
    "name": "Regula Holzer",
    "phone": "+41 71 555 01 40",
    "email": "r.holzer@kaeserei-rheintal.example"
   },
   "orderNr": "CMD 4471",
   "invoiceNr": "R-26140",
   "invoiceDate": "2026-10-20",
   "servicePeriod": {
    "from": "2026-10-19"
   },
   "dueDate": "2026-11-19",
   "currency": "EUR",
   "positions": [
    {
     "description": "Fromage de montagne, meule",
     "quantity": 48.2,
     "unit": "kg",
     "unitPrice": 24.5,
     "vatCategory": "G"
    },
    {
     "description": "Transport",
     "unitPrice": 120,
     "vatCategory": "G"
    }
   ],
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH5800791123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Hofkäserei Rheintal AG",
      "streetName": "Marktgasse",
      "houseNumber": "12",
      "postalCode": "9450",
      "city": "Altstätten",
      "country": "CH"
     }
    },
    "paymentReference": {
     "referenceType": "SCOR",
     "reference": "{R26140}"
    }
   }
  }
 },
 "exampleEInvoiceCreditNote >": {
  "application/json": {
   "language": "de",
   "kind": "creditNote",
   "precedingInvoice": {
    "nr": "R-26118",
    "date": "2026-09-30"
   },
   "sender": {
    "name": "Hofkäserei Rheintal AG",
    "addressLines": [
     "Marktgasse 12",
     "9450 Altstätten"
    ],
    "uid": "CHE-123.456.788",
    "address": {
     "streetName": "Marktgasse",
     "houseNumber": "12",
     "postalCode": "9450",
     "city": "Altstätten",
     "country": "CH"
    }
   },
   "recipient": {
    "addressLines": [
     "Spezereien Zentral GmbH",
     "Zentralplatz 4"
    ],
    "address": {
     "streetName": "Zentralplatz",
     "houseNumber": "4",
     "postalCode": "9000",
     "city": "St. Gallen",
     "country": "CH"
    },
    "uid": "CHE-309.115.740"
   },
   "contactPerson": {
    "name": "Regula Holzer",
    "phone": "+41 71 555 01 40",
    "email": "r.holzer@kaeserei-rheintal.example"
   },
   "customerReference": "BC 2026/0318",
   "invoiceNr": "G-26012",
   "invoiceDate": "2026-10-08",
   "currency": "CHF",
   "positions": [
    {
     "description": "Käsehobel, beschädigt",
     "quantity": 2,
     "unit": "Stk.",
     "unitPrice": 35.1,
     "vatRate": 8.1
    }
   ]
  }
 },
 "exampleEInvoiceWithoutVat >": {
  "application/json": {
   "language": "de",
   "sender": {
    "name": "Musikgesellschaft Rheintal",
    "addressLines": [
     "Postfach 12",
     "9450 Altstätten"
    ],
    "uid": "CHE-109.322.551",
    "address": {
     "streetName": "Postfach 12",
     "postalCode": "9450",
     "city": "Altstätten",
     "country": "CH"
    }
   },
   "recipient": {
    "addressLines": [
     "Gemeinde Altstätten",
     "Rathausplatz 2"
    ],
    "address": {
     "streetName": "Rathausplatz",
     "houseNumber": "2",
     "postalCode": "9450",
     "city": "Altstätten",
     "country": "CH"
    }
   },
   "customerReference": "Frau Kunz",
   "invoiceNr": "2026-17",
   "invoiceDate": "2026-11-02",
   "paymentTerms": {
    "days": 30
   },
   "currency": "CHF",
   "positions": [
    {
     "description": "Platzkonzert vom 1. November",
     "unit": "pauschal",
     "unitPrice": 850
    }
   ],
   "qrInvoice": {
    "creditorInformation": {
     "iban": "CH5800791123000889012",
     "creditor": {
      "addressType": "STRUCTURED",
      "name": "Musikgesellschaft Rheintal",
      "streetName": "Postfach",
      "houseNumber": "12",
      "postalCode": "9450",
      "city": "Altstätten",
      "country": "CH"
     }
    },
    "paymentReference": {
     "referenceType": "SCOR",
     "reference": "{202617}"
    }
   }
  }
 },
 "exampleReminder >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-6EAB77E254E5",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 265.06,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000393510389940238480286",
        "referenceUnstructured": "Zahlungserinnerung mit Mahngebühr",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 265.06,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<reminderRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-61E335A7FEAE</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>167.23</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.eae+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <singlePayment>\n      <paymentMode>EBILL</paymentMode>\n      <paymentInformation>\n        <accountAndReference>\n          <generic>\n            <referenceType>QRR</referenceType>\n            <referenceStructured>000000406696408940468145625</referenceStructured>\n            <referenceUnstructured>Zahlungserinnerung mit Mahngebühr</referenceUnstructured>\n            <iban>CH4431999123000889012</iban>\n          </generic>\n        </accountAndReference>\n        <amount>\n          <value>167.23</value>\n          <currencyCode>CHF</currencyCode>\n        </amount>\n        <dueDate>2026-12-21</dueDate>\n        <payableAmountCanBeModified>false</payableAmountCanBeModified>\n      </paymentInformation>\n    </singlePayment>\n  </businessCase>\n</reminderRequest>\n"
 },
 "exampleReminderWithWorkflow >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-A6C4CA919C20",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 239.55,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000134111942732646892840",
        "referenceUnstructured": "Zahlungserinnerung mit Mahngebühr",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 239.55,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    },
    "workflow": {
     "vatEnterpriseIdentificationNumbers": {
      "vatEnterpriseIdentificationNumber": [
       "CHE123456788MWST"
      ]
     },
     "deliveryDateStart": "2026-11-07",
     "deliveryDateEnd": "2026-11-21",
     "netAmount": {
      "value": 221.6,
      "currencyCode": "CHF"
     },
     "vatRates": {
      "vatRate": [
       {
        "percentage": 8.1,
        "taxBaseAmount": {
         "value": 221.6,
         "currencyCode": "CHF"
        },
        "taxAmount": {
         "value": 17.95,
         "currencyCode": "CHF"
        }
       }
      ]
     },
     "caseReferenceForBillRecipient": "Bestellung 4711"
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<reminderRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-CB97449A5ED0</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>268.25</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.ed0+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <singlePayment>\n      <paymentMode>EBILL</paymentMode>\n      <paymentInformation>\n        <accountAndReference>\n          <generic>\n            <referenceType>QRR</referenceType>\n            <referenceStructured>000000000425862995825764596</referenceStructured>\n            <referenceUnstructured>Zahlungserinnerung mit Mahngebühr</referenceUnstructured>\n            <iban>CH4431999123000889012</iban>\n          </generic>\n        </accountAndReference>\n        <amount>\n          <value>268.25</value>\n          <currencyCode>CHF</currencyCode>\n        </amount>\n        <dueDate>2026-12-21</dueDate>\n        <payableAmountCanBeModified>false</payableAmountCanBeModified>\n      </paymentInformation>\n    </singlePayment>\n    <workflow>\n      <vatEnterpriseIdentificationNumbers>\n        <vatEnterpriseIdentificationNumber>CHE123456788MWST</vatEnterpriseIdentificationNumber>\n      </vatEnterpriseIdentificationNumbers>\n      <deliveryDateStart>2026-11-07</deliveryDateStart>\n      <deliveryDateEnd>2026-11-21</deliveryDateEnd>\n      <netAmount>\n        <value>248.15</value>\n        <currencyCode>CHF</currencyCode>\n      </netAmount>\n      <vatRates>\n        <vatRate>\n          <percentage>8.1</percentage>\n          <taxBaseAmount>\n            <value>248.15</value>\n            <currencyCode>CHF</currencyCode>\n          </taxBaseAmount>\n          <taxAmount>\n            <value>20.10</value>\n            <currencyCode>CHF</currencyCode>\n          </taxAmount>\n        </vatRate>\n      </vatRates>\n      <caseReferenceForBillRecipient>Bestellung 4711</caseReferenceForBillRecipient>\n    </workflow>\n  </businessCase>\n</reminderRequest>\n"
 },
 "exampleInstalmentBill >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-263EE5CACA8B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 1329.14,
     "currencyCode": "CHF"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.a8b+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "paymentsByInstalments": {
     "paymentByInstalments": [
      {
       "externalPaymentByInstalmentsId": "R3",
       "description": "In drei Raten",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": false,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R3-1",
          "description": "Rate 1 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000106418353026743296311",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         },
         {
          "externalInstalmentId": "R3-2",
          "description": "Rate 2 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000104740591132110663444",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2027-01-20",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      },
      {
       "externalPaymentByInstalmentsId": "R1",
       "description": "Alles auf einmal",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": true,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R1-1",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000353368259110977387688",
             "referenceUnstructured": "Lehrgang Buchhaltung, ganzer Betrag",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 1329.14,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      }
     ]
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<instalmentBillRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-B3D4A5C1B123</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>1335.47</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.123+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <paymentsByInstalments>\n      <paymentByInstalments>\n        <externalPaymentByInstalmentsId>R3</externalPaymentByInstalmentsId>\n        <description>In drei Raten</description>\n        <isTotalAmountHidden>false</isTotalAmountHidden>\n        <isTotalPaymentOption>false</isTotalPaymentOption>\n        <instalments>\n          <instalment>\n            <externalInstalmentId>R3-1</externalInstalmentId>\n            <description>Rate 1 von 3</description>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000210682087934771346884</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, Rate</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>445.16</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2026-12-21</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n          <instalment>\n            <externalInstalmentId>R3-2</externalInstalmentId>\n            <description>Rate 2 von 3</description>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000212359849834772817830</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, Rate</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>445.16</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2027-01-20</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n          <instalment>\n            <externalInstalmentId>R3-3</externalInstalmentId>\n            <description>Rate 3 von 3</description>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000214037611740143126866</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, Rate</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>445.15</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2027-02-19</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n        </instalments>\n      </paymentByInstalments>\n      <paymentByInstalments>\n        <externalPaymentByInstalmentsId>R1</externalPaymentByInstalmentsId>\n        <description>Alles auf einmal</description>\n        <isTotalAmountHidden>false</isTotalAmountHidden>\n        <isTotalPaymentOption>true</isTotalPaymentOption>\n        <instalments>\n          <instalment>\n            <externalInstalmentId>R1-1</externalInstalmentId>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000363855670819390446891</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, ganzer Betrag</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>1335.47</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2026-12-21</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n        </instalments>\n      </paymentByInstalments>\n    </paymentsByInstalments>\n  </businessCase>\n</instalmentBillRequest>\n"
 },
 "exampleInstalmentBillWithWorkflow >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-D1EEA918DA3D",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 1303.09,
     "currencyCode": "CHF"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.a3d+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "paymentsByInstalments": {
     "paymentByInstalments": [
      {
       "externalPaymentByInstalmentsId": "R3",
       "description": "In drei Raten",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": false,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R3-1",
          "description": "Rate 1 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000023640753807663550096",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 434.37,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         },
         {
          "externalInstalmentId": "R3-2",
          "description": "Rate 2 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000241440823723774477184",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 434.36,
            "currencyCode": "CHF"
           },
           "dueDate": "2027-01-20",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      },
      {
       "externalPaymentByInstalmentsId": "R1",
       "description": "Alles auf einmal",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": true,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R1-1",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000387203610919278572868",
             "referenceUnstructured": "Lehrgang Buchhaltung, ganzer Betrag",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 1303.09,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      }
     ]
    },
    "workflow": {
     "vatEnterpriseIdentificationNumbers": {
      "vatEnterpriseIdentificationNumber": [
       "CHE123456788MWST"
      ]
     },
     "deliveryDateStart": "2026-11-07",
     "deliveryDateEnd": "2026-11-21",
     "netAmount": {
      "value": 1205.45,
      "currencyCode": "CHF"
     },
     "vatRates": {
      "vatRate": [
       {
        "percentage": 8.1,
        "taxBaseAmount": {
         "value": 1205.45,
         "currencyCode": "CHF"
        },
        "taxAmount": {
         "value": 97.64,
         "currencyCode": "CHF"
        }
       }
      ]
     },
     "caseReferenceForBillRecipient": "Bestellung 4711"
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<instalmentBillRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-2BECDBF9C811</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>1335.09</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.811+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <paymentsByInstalments>\n      <paymentByInstalments>\n        <externalPaymentByInstalmentsId>R3</externalPaymentByInstalmentsId>\n        <description>In drei Raten</description>\n        <isTotalAmountHidden>false</isTotalAmountHidden>\n        <isTotalPaymentOption>false</isTotalPaymentOption>\n        <instalments>\n          <instalment>\n            <externalInstalmentId>R3-1</externalInstalmentId>\n            <description>Rate 1 von 3</description>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000323450806823162000171</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, Rate</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>445.03</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2026-12-21</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n          <instalment>\n            <externalInstalmentId>R3-2</externalInstalmentId>\n            <description>Rate 2 von 3</description>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000032848409257060930467</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, Rate</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>445.03</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2027-01-20</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n          <instalment>\n            <externalInstalmentId>R3-3</externalInstalmentId>\n            <description>Rate 3 von 3</description>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000032680633061690621435</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, Rate</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>445.03</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2027-02-19</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n        </instalments>\n      </paymentByInstalments>\n      <paymentByInstalments>\n        <externalPaymentByInstalmentsId>R1</externalPaymentByInstalmentsId>\n        <description>Alles auf einmal</description>\n        <isTotalAmountHidden>false</isTotalAmountHidden>\n        <isTotalPaymentOption>true</isTotalPaymentOption>\n        <instalments>\n          <instalment>\n            <externalInstalmentId>R1-1</externalInstalmentId>\n            <paymentInformation>\n              <accountAndReference>\n                <generic>\n                  <referenceType>QRR</referenceType>\n                  <referenceStructured>000000225892070133351737826</referenceStructured>\n                  <referenceUnstructured>Lehrgang Buchhaltung, ganzer Betrag</referenceUnstructured>\n                  <iban>CH4431999123000889012</iban>\n                </generic>\n              </accountAndReference>\n              <amount>\n                <value>1335.09</value>\n                <currencyCode>CHF</currencyCode>\n              </amount>\n              <dueDate>2026-12-21</dueDate>\n              <payableAmountCanBeModified>false</payableAmountCanBeModified>\n            </paymentInformation>\n          </instalment>\n        </instalments>\n      </paymentByInstalments>\n    </paymentsByInstalments>\n    <workflow>\n      <vatEnterpriseIdentificationNumbers>\n        <vatEnterpriseIdentificationNumber>CHE123456788MWST</vatEnterpriseIdentificationNumber>\n      </vatEnterpriseIdentificationNumbers>\n      <deliveryDateStart>2026-11-07</deliveryDateStart>\n      <deliveryDateEnd>2026-11-21</deliveryDateEnd>\n      <netAmount>\n        <value>1235.05</value>\n        <currencyCode>CHF</currencyCode>\n      </netAmount>\n      <vatRates>\n        <vatRate>\n          <percentage>8.1</percentage>\n          <taxBaseAmount>\n            <value>1235.05</value>\n            <currencyCode>CHF</currencyCode>\n          </taxBaseAmount>\n          <taxAmount>\n            <value>100.04</value>\n            <currencyCode>CHF</currencyCode>\n          </taxAmount>\n        </vatRate>\n      </vatRates>\n      <caseReferenceForBillRecipient>Bestellung 4711</caseReferenceForBillRecipient>\n    </workflow>\n  </businessCase>\n</instalmentBillRequest>\n"
 },
 "exampleDonationInquiry >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-0360D389852D",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000097998786328851386007",
        "referenceUnstructured": "Ihre Spende",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": true
     }
    },
    "proposedDonationAmounts": {
     "proposedDonationAmount": [
      {
       "value": 25,
       "currencyCode": "CHF"
      },
      {
       "value": 50,
       "currencyCode": "CHF"
      }
     ]
    },
    "donationPurposes": {
     "donationPurpose": [
      {
       "externalDonationPurposeId": "NOTHILFE",
       "label": "Nothilfe"
      },
      {
       "externalDonationPurposeId": "BILDUNG",
       "label": "Bildung für Kinder"
      }
     ]
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<donationInquiryRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-5D8FC36084C0</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.5d8fc36084c0+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <singlePayment>\n      <paymentMode>EBILL</paymentMode>\n      <paymentInformation>\n        <accountAndReference>\n          <generic>\n            <referenceType>QRR</referenceType>\n            <referenceStructured>000000042879405997921072721</referenceStructured>\n            <referenceUnstructured>Ihre Spende</referenceUnstructured>\n            <iban>CH4431999123000889012</iban>\n          </generic>\n        </accountAndReference>\n        <amount>\n          <currencyCode>CHF</currencyCode>\n        </amount>\n        <dueDate>2026-12-21</dueDate>\n        <payableAmountCanBeModified>true</payableAmountCanBeModified>\n      </paymentInformation>\n    </singlePayment>\n    <proposedDonationAmounts>\n      <proposedDonationAmount>\n        <value>25.00</value>\n        <currencyCode>CHF</currencyCode>\n      </proposedDonationAmount>\n      <proposedDonationAmount>\n        <value>50.00</value>\n        <currencyCode>CHF</currencyCode>\n      </proposedDonationAmount>\n      <proposedDonationAmount>\n        <value>100.00</value>\n        <currencyCode>CHF</currencyCode>\n      </proposedDonationAmount>\n    </proposedDonationAmounts>\n    <donationPurposes>\n      <donationPurpose>\n        <externalDonationPurposeId>NOTHILFE</externalDonationPurposeId>\n        <label>Nothilfe</label>\n      </donationPurpose>\n      <donationPurpose>\n        <externalDonationPurposeId>BILDUNG</externalDonationPurposeId>\n        <label>Bildung für Kinder</label>\n      </donationPurpose>\n    </donationPurposes>\n  </businessCase>\n</donationInquiryRequest>\n"
 },
 "exampleDonationInquiryWithWorkflow >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-FC600B1B3A1A",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 79.65,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000272938239340197867228",
        "referenceUnstructured": "Gönnerbeitrag",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 79.65,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    },
    "workflow": {
     "vatEnterpriseIdentificationNumbers": {
      "vatEnterpriseIdentificationNumber": [
       "CHE123456788MWST"
      ]
     },
     "deliveryDateStart": "2026-11-07",
     "deliveryDateEnd": "2026-11-21",
     "netAmount": {
      "value": 79.65,
      "currencyCode": "CHF"
     },
     "vatRates": {
      "vatRate": [
       {
        "percentage": 0,
        "taxBaseAmount": {
         "value": 79.65,
         "currencyCode": "CHF"
        },
        "taxAmount": {
         "value": 0,
         "currencyCode": "CHF"
        }
       }
      ]
     },
     "caseReferenceForBillRecipient": "Bestellung 4711"
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<donationInquiryRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-F8DCF7D6F26D</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>155.75</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.26d+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <singlePayment>\n      <paymentMode>EBILL</paymentMode>\n      <paymentInformation>\n        <accountAndReference>\n          <generic>\n            <referenceType>QRR</referenceType>\n            <referenceStructured>000000345712191530599982683</referenceStructured>\n            <referenceUnstructured>Gönnerbeitrag</referenceUnstructured>\n            <iban>CH4431999123000889012</iban>\n          </generic>\n        </accountAndReference>\n        <amount>\n          <value>155.75</value>\n          <currencyCode>CHF</currencyCode>\n        </amount>\n        <dueDate>2026-12-21</dueDate>\n        <payableAmountCanBeModified>false</payableAmountCanBeModified>\n      </paymentInformation>\n    </singlePayment>\n    <workflow>\n      <vatEnterpriseIdentificationNumbers>\n        <vatEnterpriseIdentificationNumber>CHE123456788MWST</vatEnterpriseIdentificationNumber>\n      </vatEnterpriseIdentificationNumbers>\n      <deliveryDateStart>2026-11-07</deliveryDateStart>\n      <deliveryDateEnd>2026-11-21</deliveryDateEnd>\n      <netAmount>\n        <value>155.75</value>\n        <currencyCode>CHF</currencyCode>\n      </netAmount>\n      <vatRates>\n        <vatRate>\n          <percentage>0</percentage>\n          <taxBaseAmount>\n            <value>155.75</value>\n            <currencyCode>CHF</currencyCode>\n          </taxBaseAmount>\n          <taxAmount>\n            <value>0.00</value>\n            <currencyCode>CHF</currencyCode>\n          </taxAmount>\n        </vatRate>\n      </vatRates>\n      <caseReferenceForBillRecipient>Bestellung 4711</caseReferenceForBillRecipient>\n    </workflow>\n  </businessCase>\n</donationInquiryRequest>\n"
 },
 "exampleCreditNote >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-46A0C716ADDE",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 112.69,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<creditNoteRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-93012F3651B7</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>87.02</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.1b7+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n  </businessCase>\n</creditNoteRequest>\n"
 },
 "exampleCreditNoteWithWorkflow >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-F0C29E56CC6C",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 42.92,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "workflow": {
     "vatEnterpriseIdentificationNumbers": {
      "vatEnterpriseIdentificationNumber": [
       "CHE123456788MWST"
      ]
     },
     "deliveryDateStart": "2026-11-07",
     "deliveryDateEnd": "2026-11-21",
     "netAmount": {
      "value": 39.7,
      "currencyCode": "CHF"
     },
     "vatRates": {
      "vatRate": [
       {
        "percentage": 8.1,
        "taxBaseAmount": {
         "value": 39.7,
         "currencyCode": "CHF"
        },
        "taxAmount": {
         "value": 3.22,
         "currencyCode": "CHF"
        }
       }
      ]
     },
     "caseReferenceForBillRecipient": "Bestellung 4711"
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<creditNoteRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-1B3A7E55370B</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>133.83</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.70b+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <workflow>\n      <vatEnterpriseIdentificationNumbers>\n        <vatEnterpriseIdentificationNumber>CHE123456788MWST</vatEnterpriseIdentificationNumber>\n      </vatEnterpriseIdentificationNumbers>\n      <deliveryDateStart>2026-11-07</deliveryDateStart>\n      <deliveryDateEnd>2026-11-21</deliveryDateEnd>\n      <netAmount>\n        <value>123.80</value>\n        <currencyCode>CHF</currencyCode>\n      </netAmount>\n      <vatRates>\n        <vatRate>\n          <percentage>8.1</percentage>\n          <taxBaseAmount>\n            <value>123.80</value>\n            <currencyCode>CHF</currencyCode>\n          </taxBaseAmount>\n          <taxAmount>\n            <value>10.03</value>\n            <currencyCode>CHF</currencyCode>\n          </taxAmount>\n        </vatRate>\n      </vatRates>\n      <caseReferenceForBillRecipient>Bestellung 4711</caseReferenceForBillRecipient>\n    </workflow>\n  </businessCase>\n</creditNoteRequest>\n"
 },
 "exampleBill >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-A908B7145F1B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 228.96,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000009642976317227182242",
        "referenceUnstructured": "Strom und Netznutzung, letztes Quartal",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 228.96,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<billRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-82668439CC88</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>168.85</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.c88+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <singlePayment>\n      <paymentMode>EBILL</paymentMode>\n      <paymentInformation>\n        <accountAndReference>\n          <generic>\n            <referenceType>QRR</referenceType>\n            <referenceStructured>000000422273051918928873367</referenceStructured>\n            <referenceUnstructured>Strom und Netznutzung, letztes Quartal</referenceUnstructured>\n            <iban>CH4431999123000889012</iban>\n          </generic>\n        </accountAndReference>\n        <amount>\n          <value>168.85</value>\n          <currencyCode>CHF</currencyCode>\n        </amount>\n        <dueDate>2026-12-21</dueDate>\n        <payableAmountCanBeModified>false</payableAmountCanBeModified>\n      </paymentInformation>\n    </singlePayment>\n  </businessCase>\n</billRequest>\n"
 },
 "exampleBillWithWorkflow >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-B025E9E13AF6",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 142.75,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000397172603627938880332",
        "referenceUnstructured": "Strom und Netznutzung, letztes Quartal",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 142.75,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    },
    "workflow": {
     "vatEnterpriseIdentificationNumbers": {
      "vatEnterpriseIdentificationNumber": [
       "CHE123456788MWST"
      ]
     },
     "deliveryDateStart": "2026-11-07",
     "deliveryDateEnd": "2026-11-21",
     "netAmount": {
      "value": 132.05,
      "currencyCode": "CHF"
     },
     "vatRates": {
      "vatRate": [
       {
        "percentage": 8.1,
        "taxBaseAmount": {
         "value": 132.05,
         "currencyCode": "CHF"
        },
        "taxAmount": {
         "value": 10.7,
         "currencyCode": "CHF"
        }
       }
      ]
     },
     "caseReferenceForBillRecipient": "Bestellung 4711"
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<billRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-0250BED30633</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>154.20</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <billRecipient>\n      <emailAddress>petra.muster.633+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <singlePayment>\n      <paymentMode>EBILL</paymentMode>\n      <paymentInformation>\n        <accountAndReference>\n          <generic>\n            <referenceType>QRR</referenceType>\n            <referenceStructured>000000022357942488100155251</referenceStructured>\n            <referenceUnstructured>Strom und Netznutzung, letztes Quartal</referenceUnstructured>\n            <iban>CH4431999123000889012</iban>\n          </generic>\n        </accountAndReference>\n        <amount>\n          <value>154.20</value>\n          <currencyCode>CHF</currencyCode>\n        </amount>\n        <dueDate>2026-12-21</dueDate>\n        <payableAmountCanBeModified>false</payableAmountCanBeModified>\n      </paymentInformation>\n    </singlePayment>\n    <workflow>\n      <vatEnterpriseIdentificationNumbers>\n        <vatEnterpriseIdentificationNumber>CHE123456788MWST</vatEnterpriseIdentificationNumber>\n      </vatEnterpriseIdentificationNumbers>\n      <deliveryDateStart>2026-11-07</deliveryDateStart>\n      <deliveryDateEnd>2026-11-21</deliveryDateEnd>\n      <netAmount>\n        <value>142.65</value>\n        <currencyCode>CHF</currencyCode>\n      </netAmount>\n      <vatRates>\n        <vatRate>\n          <percentage>8.1</percentage>\n          <taxBaseAmount>\n            <value>142.65</value>\n            <currencyCode>CHF</currencyCode>\n          </taxBaseAmount>\n          <taxAmount>\n            <value>11.55</value>\n            <currencyCode>CHF</currencyCode>\n          </taxAmount>\n        </vatRate>\n      </vatRates>\n      <caseReferenceForBillRecipient>Bestellung 4711</caseReferenceForBillRecipient>\n    </workflow>\n  </businessCase>\n</billRequest>\n"
 },
 "exampleAdvice >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-F485A184E06A",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": -154.2,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "EX-2026-11-21-0250BED30633"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.633+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<adviceRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-5A1A40F998D0</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>-194.15</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <referencedBill>\n      <referenceNumber>EX-2026-11-21-667A04987FD4</referenceNumber>\n    </referencedBill>\n    <billRecipient>\n      <emailAddress>petra.muster.fd4+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n  </businessCase>\n</adviceRequest>\n"
 },
 "exampleAdviceWithWorkflow >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-85D79FF3D247",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": -168.85,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "EX-2026-11-21-82668439CC88"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.c88+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "workflow": {
     "vatEnterpriseIdentificationNumbers": {
      "vatEnterpriseIdentificationNumber": [
       "CHE123456788MWST"
      ]
     },
     "deliveryDateStart": "2026-11-07",
     "deliveryDateEnd": "2026-11-21",
     "netAmount": {
      "value": -156.2,
      "currencyCode": "CHF"
     },
     "vatRates": {
      "vatRate": [
       {
        "percentage": 8.1,
        "taxBaseAmount": {
         "value": -156.2,
         "currencyCode": "CHF"
        },
        "taxAmount": {
         "value": -12.65,
         "currencyCode": "CHF"
        }
       }
      ]
     },
     "caseReferenceForBillRecipient": "Bestellung 4711"
    }
   }
  },
  "application/xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<adviceRequest xmlns=\"urn:rappen:ebill:business-case:1\">\n  <pdf>JVBERi0xLjcKJcOkw7zDtsOf</pdf>\n  <businessCase>\n    <referenceNumber>EX-2026-11-21-E31954BEC885</referenceNumber>\n    <businessCaseDate>2026-11-21</businessCaseDate>\n    <totalAmount>\n      <value>-217.34</value>\n      <currencyCode>CHF</currencyCode>\n    </totalAmount>\n    <referencedBill>\n      <referenceNumber>EX-2026-11-21-8695100FD05C</referenceNumber>\n    </referencedBill>\n    <billRecipient>\n      <emailAddress>petra.muster.05c+allowed@example.org</emailAddress>\n      <name>Muster Petra</name>\n      <address>\n        <structuredAddress>\n          <street>Seestrasse</street>\n          <buildingNumber>7</buildingNumber>\n          <city>Thun</city>\n          <postalCode>3600</postalCode>\n          <countryCode>CH</countryCode>\n        </structuredAddress>\n      </address>\n    </billRecipient>\n    <workflow>\n      <vatEnterpriseIdentificationNumbers>\n        <vatEnterpriseIdentificationNumber>CHE123456788MWST</vatEnterpriseIdentificationNumber>\n      </vatEnterpriseIdentificationNumbers>\n      <deliveryDateStart>2026-11-07</deliveryDateStart>\n      <deliveryDateEnd>2026-11-21</deliveryDateEnd>\n      <netAmount>\n        <value>-201.05</value>\n        <currencyCode>CHF</currencyCode>\n      </netAmount>\n      <vatRates>\n        <vatRate>\n          <percentage>8.1</percentage>\n          <taxBaseAmount>\n            <value>-201.05</value>\n            <currencyCode>CHF</currencyCode>\n          </taxBaseAmount>\n          <taxAmount>\n            <value>-16.29</value>\n            <currencyCode>CHF</currencyCode>\n          </taxAmount>\n        </vatRate>\n      </vatRates>\n      <caseReferenceForBillRecipient>Bestellung 4711</caseReferenceForBillRecipient>\n    </workflow>\n  </businessCase>\n</adviceRequest>\n"
 },
 "submitPdf >": {
  "application/json": {
   "id": 3,
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "E-6",
   "businessCaseDate": "2026-11-20",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 500.65,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "LIKELY_DUPLICATE",
     "severity": "block",
     "fieldName": "referenceNumber",
     "expected": "E-5",
     "actual": "E-6"
    },
    {
     "code": "REFERENCE_REUSED",
     "severity": "block",
     "fieldName": "singlePayment.paymentInformation.accountAndReference.generic.referenceStructured",
     "actual": "183900000000000000020261194"
    }
   ]
  }
 },
 "submitBill >": {
  "application/json": {
   "id": 1,
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-202",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 302.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "302.05"
    }
   ]
  }
 },
 "submitBillForm >": {
  "application/json": {
   "id": 31,
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-96",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 196.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "196.05"
    }
   ]
  }
 },
 "submitInstalmentBill <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-263EE5CACA8B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 1329.14,
     "currencyCode": "CHF"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.a8b+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "paymentsByInstalments": {
     "paymentByInstalments": [
      {
       "externalPaymentByInstalmentsId": "R3",
       "description": "In drei Raten",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": false,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R3-1",
          "description": "Rate 1 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000106418353026743296311",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         },
         {
          "externalInstalmentId": "R3-2",
          "description": "Rate 2 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000104740591132110663444",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2027-01-20",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      },
      {
       "externalPaymentByInstalmentsId": "R1",
       "description": "Alles auf einmal",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": true,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R1-1",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000353368259110977387688",
             "referenceUnstructured": "Lehrgang Buchhaltung, ganzer Betrag",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 1329.14,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      }
     ]
    }
   }
  },
  "application/xml": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-263EE5CACA8B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 1329.14,
     "currencyCode": "CHF"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.a8b+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "paymentsByInstalments": {
     "paymentByInstalments": [
      {
       "externalPaymentByInstalmentsId": "R3",
       "description": "In drei Raten",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": false,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R3-1",
          "description": "Rate 1 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000106418353026743296311",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         },
         {
          "externalInstalmentId": "R3-2",
          "description": "Rate 2 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000104740591132110663444",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2027-01-20",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      },
      {
       "externalPaymentByInstalmentsId": "R1",
       "description": "Alles auf einmal",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": true,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R1-1",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000353368259110977387688",
             "referenceUnstructured": "Lehrgang Buchhaltung, ganzer Betrag",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 1329.14,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      }
     ]
    }
   }
  }
 },
 "submitInstalmentBill >": {
  "application/json": {
   "id": 5,
   "type": "InstalmentBill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-instalment-bill-206",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 1396.54,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "LIKELY_DUPLICATE",
     "severity": "block",
     "fieldName": "referenceNumber",
     "expected": "T-instalment-bill-205",
     "actual": "T-instalment-bill-206"
    },
    {
     "code": "REFERENCE_REUSED",
     "severity": "block",
     "fieldName": "paymentsByInstalments.paymentByInstalments[0].instalments.instalment[0].paymentInformation.accountAndReference.generic.referenceStructured",
     "actual": "RF17EEX202600421"
    }
   ]
  }
 },
 "submitInstalmentBillForm >": {
  "application/json": {
   "id": 6,
   "type": "InstalmentBill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-instalment-bill-207",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 1396.54,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "LIKELY_DUPLICATE",
     "severity": "block",
     "fieldName": "referenceNumber",
     "expected": "T-instalment-bill-206",
     "actual": "T-instalment-bill-207"
    },
    {
     "code": "REFERENCE_REUSED",
     "severity": "block",
     "fieldName": "paymentsByInstalments.paymentByInstalments[0].instalments.instalment[0].paymentInformation.accountAndReference.generic.referenceStructured",
     "actual": "RF17EEX202600421"
    }
   ]
  }
 },
 "submitAdvice <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-F485A184E06A",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": -154.2,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "EX-2026-11-21-0250BED30633"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.633+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  },
  "application/xml": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-F485A184E06A",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": -154.2,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "EX-2026-11-21-0250BED30633"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.633+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  }
 },
 "submitAdvice >": {
  "application/json": {
   "id": 5,
   "businessCaseNetId": "BCIDCE56DD769B9EE302493418702334D621",
   "type": "Advice",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-advice-15",
   "referencedBill": {
    "businessCaseNetId": "BCIDF28A4156101FB5C0FA2F5A388300CA9B",
    "referenceNumber": "ref-1"
   },
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "DELIVERED",
   "totalAmount": {
    "value": -147.99,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "147.99"
    }
   ]
  }
 },
 "submitAdviceForm >": {
  "application/json": {
   "id": 9,
   "type": "Advice",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-advice-210",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": -147.99,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "LIKELY_DUPLICATE",
     "severity": "block",
     "fieldName": "referenceNumber",
     "expected": "T-advice-209",
     "actual": "T-advice-210"
    },
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "147.99"
    }
   ]
  }
 },
 "submitCreditNote <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-46A0C716ADDE",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 112.69,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  },
  "application/xml": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-46A0C716ADDE",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 112.69,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  }
 },
 "submitCreditNote >": {
  "application/json": {
   "id": 17,
   "type": "CreditNote",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-credit-note-107",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 140.96,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "LIKELY_DUPLICATE",
     "severity": "block",
     "fieldName": "referenceNumber",
     "expected": "T-credit-note-101",
     "actual": "T-credit-note-107"
    },
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "140.96"
    }
   ]
  }
 },
 "submitCreditNoteForm >": {
  "application/json": {
   "id": 18,
   "type": "CreditNote",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-credit-note-114",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 140.96,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "LIKELY_DUPLICATE",
     "severity": "block",
     "fieldName": "referenceNumber",
     "expected": "T-credit-note-107",
     "actual": "T-credit-note-114"
    },
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "140.96"
    }
   ]
  }
 },
 "submitReminder >": {
  "application/json": {
   "id": 13,
   "type": "Reminder",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-reminder-214",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 314.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "314.05"
    }
   ]
  }
 },
 "submitReminderForm >": {
  "application/json": {
   "id": 22,
   "type": "Reminder",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-reminder-140",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 240.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "240.05"
    }
   ]
  }
 },
 "submitDonationInquiry >": {
  "application/json": {
   "id": 16,
   "type": "DonationInquiry",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-donation-inquiry-217",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 317.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "317.05"
    }
   ]
  }
 },
 "submitDonationInquiryForm >": {
  "application/json": {
   "id": 26,
   "type": "DonationInquiry",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-donation-inquiry-166",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "STAGED",
   "totalAmount": {
    "value": 266.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "266.05"
    }
   ]
  }
 },
 "releaseBusinessCases >": {
  "application/json": {
   "done": 0,
   "refused": 1,
   "cases": [
    {
     "id": 1,
     "processingStatus": "DELIVERED",
     "problems": [
      {
       "message": "The business case is DELIVERED and OPEN: release is not possible",
       "code": "ILLEGAL_STATE"
      }
     ]
    }
   ]
  }
 },
 "resendBusinessCases >": {
  "application/json": {
   "done": 0,
   "refused": 1,
   "cases": [
    {
     "id": 1,
     "processingStatus": "DELIVERED",
     "problems": [
      {
       "message": "The business case is DELIVERED and OPEN: resend is not possible",
       "code": "ILLEGAL_STATE"
      }
     ]
    }
   ]
  }
 },
 "discardBusinessCases >": {
  "application/json": {
   "done": 0,
   "refused": 1,
   "cases": [
    {
     "id": 1,
     "processingStatus": "DELIVERED",
     "problems": [
      {
       "message": "The business case is DELIVERED and OPEN: discard is not possible",
       "code": "ILLEGAL_STATE"
      }
     ]
    }
   ]
  }
 },
 "eraseBusinessCases >": {
  "application/json": {
   "erased": 1,
   "refused": 1,
   "cases": [
    {
     "id": 1,
     "type": "Bill",
     "referenceNumber": "T-bill-839",
     "outcome": "ERASED"
    },
    {
     "id": 2,
     "type": "Bill",
     "referenceNumber": "T-bill-840",
     "outcome": "REFUSED",
     "code": "CASE_NOT_OVER",
     "message": "The case is not over: only a case that is completed, rejected, failed or discarded can be erased"
    }
   ]
  }
 },
 "handInStatements >": {
  "application/json": {
   "receipts": [
    {
     "file": 0,
     "statement": 0,
     "entry": 0,
     "detail": 0,
     "outcome": "other",
     "verdict": "unknownReference",
     "candidates": [],
     "reasons": [],
     "currency": "CHF",
     "amount": 1520.4,
     "direction": "credit",
     "date": "2026-11-20",
     "reference": "000000000000000202611047115"
    },
    {
     "file": 0,
     "statement": 0,
     "entry": 0,
     "detail": 2,
     "outcome": "other",
     "verdict": "unknownReference",
     "candidates": [],
     "reasons": [],
     "currency": "CHF",
     "amount": 1520.4,
     "direction": "credit",
     "date": "2026-11-20",
     "reference": "000000000000000202611047115"
    }
   ],
   "known": 0,
   "repeats": [],
   "open": [],
   "completed": [],
   "sums": [
    {
     "currency": "CHF",
     "incoming": 4234.3,
     "reversed": 1520.4,
     "counted": 0
    }
   ],
   "notices": []
  }
 },
 "getBusinessCase >": {
  "application/json": {
   "id": 7,
   "businessCaseNetId": "BCID425CBDE20C08B558B43D3465B196C7EE",
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-23",
   "businessCaseDate": "2026-11-21",
   "status": "COMPLETED",
   "processingStatus": "DELIVERED",
   "totalAmount": {
    "value": 80,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "80.00"
    }
   ],
   "billRecipient": {
    "emailAddress": "petra.muster+allowed@example.org",
    "name": "Muster Petra",
    "address": {
     "structuredAddress": {
      "street": "Seestrasse",
      "buildingNumber": "7",
      "city": "Thun",
      "postalCode": "3600",
      "countryCode": "CH"
     }
    }
   },
   "singlePayment": {
    "paymentMode": "EBILL",
    "paymentInformation": {
     "accountAndReference": {
      "generic": {
       "referenceType": "QRR",
       "referenceStructured": "000000000000000000000077259",
       "iban": "CH4431999123000889012"
      }
     },
     "amount": {
      "value": 80,
      "currencyCode": "CHF"
     },
     "dueDate": "2026-12-21",
     "payableAmountCanBeModified": false
    }
   },
   "received": {
    "amount": {
     "value": 80,
     "currencyCode": "CHF"
    },
    "receipts": [
     {
      "bookedOn": "2026-11-20",
      "amount": {
       "value": 80,
       "currencyCode": "CHF"
      },
      "verdict": "settled",
      "receivedAt": "2026-11-21T11:00:00.000Z"
     }
    ]
   },
   "remindedBy": [
    8
   ],
   "statusHistory": [
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "to": "PROCESSING",
     "cause": "submitted"
    },
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "from": "PROCESSING",
     "to": "DELIVERED",
     "cause": "delivered"
    }
   ]
  }
 },
 "searchBillRecipients >": {
  "application/json": {
   "items": [
    {
     "emailAddress": "petra+allowed@example.org",
     "billRecipientNetId": "41010063144171464",
     "activeSubscription": false,
     "submissionStatus": "ALLOWED"
    },
    {
     "enterpriseIdentificationNumber": "CHE123456788",
     "submissionStatus": "NOT_ALLOWED"
    }
   ]
  }
 },
 "getBillRecipient >": {
  "application/json": {
   "billRecipientNetId": "41010063144171464"
  }
 },
 "beginSubscription >": {
  "application/json": {
   "subscriptionInitiationToken": "d26fa82a-fee4-401f-be5e-1e285db055fc",
   "expiresAt": "2026-11-21T12:00:00.000Z"
  }
 },
 "confirmSubscription >": {
  "application/json": {
   "emailAddress": "petra+allowed@example.org",
   "billRecipientNetId": "41010063144171464",
   "type": "PRIVATE",
   "name": "petra",
   "correspondenceLanguage": "ger",
   "address": {
    "streetName": "Seeweg 7",
    "postalCode": "3600",
    "city": "Thun",
    "countryCode": "CH"
   }
  }
 },
 "listProcessingStatusEvents >": {
  "application/json": [
   {
    "id": 1,
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 1,
    "referenceNumber": "T-advice-124",
    "type": "Advice",
    "newStatus": "PROCESSING"
   },
   {
    "id": 2,
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 2,
    "referenceNumber": "T-advice-125",
    "type": "Advice",
    "newStatus": "PROCESSING"
   }
  ]
 },
 "listBusinessCaseStatusEvents >": {
  "application/json": [
   {
    "id": 5,
    "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
    "timestamp": "2027-03-01T11:00:00.000Z",
    "businessCaseId": 2,
    "businessCaseNetId": "BCIDF28A4156101FB5C0FA2F5A388300CA9B",
    "referenceNumber": "T-reminder-833",
    "type": "Reminder",
    "newStatus": "APPROVED",
    "approvedAmount": {
     "value": 933.05,
     "currencyCode": "CHF"
    }
   },
   {
    "id": 6,
    "eventNetId": "EVID30AE3BF415BE67055C270B16CFEC7995",
    "timestamp": "2027-03-01T11:00:00.000Z",
    "businessCaseId": 2,
    "businessCaseNetId": "BCIDF28A4156101FB5C0FA2F5A388300CA9B",
    "referenceNumber": "T-reminder-833",
    "type": "Reminder",
    "newStatus": "COMPLETED"
   }
  ]
 },
 "listInstalmentStatusEvents >": {
  "application/json": [
   {
    "id": 11,
    "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 5,
    "businessCaseNetId": "BCIDCE56DD769B9EE302493418702334D621",
    "externalPaymentByInstalmentsId": "R3",
    "externalInstalmentId": "R3-1",
    "newStatus": "APPROVED",
    "approvedAmount": {
     "value": 465.52,
     "currencyCode": "CHF"
    }
   },
   {
    "id": 12,
    "eventNetId": "EVID5BE2AD9EC122154B3E27B3032D995B20",
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 5,
    "businessCaseNetId": "BCIDCE56DD769B9EE302493418702334D621",
    "externalPaymentByInstalmentsId": "R1",
    "externalInstalmentId": "R1-1",
    "newStatus": "COMPLETED"
   }
  ]
 },
 "listSubscriptionStatusEvents >": {
  "application/json": [
   {
    "id": 16,
    "eventNetId": "EVID6C198A967ACA33D434754336B8055F85",
    "timestamp": "2026-11-21T11:00:00.000Z",
    "newStatus": "ACTIVE",
    "billRecipient": {
     "emailAddress": "petra@example.org",
     "billRecipientNetId": "41010025484999134",
     "type": "PRIVATE",
     "name": "petra",
     "correspondenceLanguage": "ger",
     "address": {
      "streetName": "Seeweg 7",
      "postalCode": "3600",
      "city": "Thun",
      "countryCode": "CH"
     }
    }
   }
  ]
 },
 "listEmailAddressEvents >": {
  "application/json": [
   {
    "id": 4,
    "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 3,
    "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
    "oldEmailAddress": "xaverine.wispel+historic@quirlig.example",
    "newEmailAddress": "xaverine.wispel@quirlig.example"
   }
  ]
 },
 "createWebhook >": {
  "application/json": {
   "id": 1,
   "eventType": "PROCESSING_STATUS_CHANGED_EVENTS",
   "hookUrl": "https://hooks.example.org/ebill",
   "description": "ours",
   "status": "ACTIVE",
   "createdAt": "2026-11-21T11:00:00.000Z",
   "secret": "whsec_wA3IZMhf5Nzwac1E5fDiGBR9DH5uNlXEXgturMapa0Y="
  }
 },
 "listWebhooks >": {
  "application/json": [
   {
    "id": 2,
    "eventType": "PROCESSING_STATUS_CHANGED_EVENTS",
    "hookUrl": "https://hooks.example.org/2",
    "status": "ACTIVE",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "id": 3,
    "eventType": "PROCESSING_STATUS_CHANGED_EVENTS",
    "hookUrl": "https://hooks.example.org/3",
    "status": "ACTIVE",
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "convertToPdfA >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "converted": false,
   "conformance": "PDF/A-3b",
   "warnings": []
  }
 },
 "convertFileToPdfA <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf"
  },
  "multipart/form-data": {
   "file": "letter.pdf"
  }
 },
 "convertFileToPdfA >": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "converted": false,
   "conformance": "PDF/A-3b",
   "warnings": []
  }
 },
 "getEbillHealth >": {
  "application/json": {
   "message": "The simulated network is available",
   "requestDateTime": "2026-11-21T11:00:00.000Z",
   "receivedHeaders": [],
   "environmentStage": "SIMULATOR",
   "applicationVersion": "0.1.0",
   "apiVersion": "1.1",
   "maintenanceWindows": [
    {
     "from": "2026-11-21T12:00:00.000Z",
     "to": "2026-11-21T13:00:00.000Z"
    },
    {
     "from": "2026-11-22T12:00:00.000Z",
     "to": "2026-11-22T13:00:00.000Z"
    }
   ]
  }
 },
 "sessionLogin >": {
  "application/json": {
   "user": {
    "id": "a7f4360d-238d-499c-8bf0-d3529f1334f4",
    "emailAddress": "viewer-190@example.ch",
    "role": "viewer",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "viewer",
   "biller": {
    "billerNetId": "BIID0000000001",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": true,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    },
    {
     "billerNetId": "BIID0000000002",
     "legalName": "Robert Schneider AG",
     "role": "operator"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "25c350a45e1cb0369ecf00ac175cd5f7f69f0d74186f2639e8d3b93d1b762a18",
   "expiresAt": "2026-11-21T23:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionClaim <": {
  "application/json": {
   "emailAddress": "Anna@Example.ch",
   "password": "a password of the tests",
   "token": "cfkJyRWEzVS142utIaI5gjVU6i_qA-fIgc1eHb5l16Q"
  }
 },
 "sessionClaim >": {
  "application/json": {
   "user": {
    "id": "f5e98aa4-9dc6-419d-aaf2-d07e9ba461e3",
    "emailAddress": "anna@example.ch",
    "role": "owner",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "owner",
   "biller": {
    "billerNetId": "BIID0000000001",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": true,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "owner"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "40b918bf8f1d058ac51baa131a696a8378ada8cd002a00db0c9dbf8645ddfe35",
   "expiresAt": "2026-11-21T23:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionMe >": {
  "application/json": {
   "user": {
    "id": "f16fb97b-cfe1-4a64-a553-ef9a91c8f38c",
    "emailAddress": "owner-13@example.ch",
    "role": "owner",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "owner",
   "biller": {
    "billerNetId": "BIID0000000002",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": false,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    },
    {
     "billerNetId": "BIID0000000002",
     "legalName": "Robert Schneider AG",
     "role": "owner"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "960151fc679815da532a7f0aa9db432cbf3d824c354bd871cd435bce3aed16eb",
   "expiresAt": "2026-11-21T23:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionChooseBiller <": {
  "application/json": {
   "billerNetId": "BIID0000000002"
  }
 },
 "sessionChooseBiller >": {
  "application/json": {
   "user": {
    "id": "a7f4360d-238d-499c-8bf0-d3529f1334f4",
    "emailAddress": "viewer-190@example.ch",
    "role": "viewer",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "viewer",
   "biller": {
    "billerNetId": "BIID0000000001",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": true,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    },
    {
     "billerNetId": "BIID0000000002",
     "legalName": "Robert Schneider AG",
     "role": "operator"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "733b3145a3cb289ac3bac0378d6ba5717ce42d2adf05124d7b2bd1e27b25ef66",
   "expiresAt": "2026-11-21T23:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionLogout >": {
  "application/json": null
 },
 "sessionChangePassword <": {
  "application/json": {
   "password": "a password of the tests",
   "newPassword": "another password of hers"
  }
 },
 "sessionChangePassword >": {
  "application/json": {
   "user": {
    "id": "89e4db02-83f0-497b-88e5-76a702692b86",
    "emailAddress": "viewer-44@example.ch",
    "role": "viewer",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "viewer",
   "biller": {
    "billerNetId": "BIID0000000001",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": true,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    },
    {
     "billerNetId": "BIID0000000002",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "f2f8c7e3fe708343d57192b45f75b1c66ba5736868b1ea2be04022945da315c0",
   "expiresAt": "2026-11-21T23:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionInvitation <": {
  "application/json": {
   "token": "neluspvpDrGxVHIO5U3RqF8bdUZfVe9ASlIDhG2u010"
  }
 },
 "sessionInvitation >": {
  "application/json": {
   "legalName": "Robert Schneider AG",
   "emailAddress": "carla@example.ch",
   "role": "operator",
   "expiresAt": "2026-11-24T11:00:00.000Z"
  }
 },
 "sessionAccept <": {
  "application/json": {
   "token": "7lkFQlV87o_NMEacXvJowCbpLLpJUpWdzIUKm3xw8K0",
   "password": "chosen by the owner of beta",
   "newPassword": "a password of Carla"
  }
 },
 "sessionAccept >": {
  "application/json": {
   "user": {
    "id": "2eba0aac-5e0f-47b6-ac93-5feb73a45f0b",
    "emailAddress": "carla@example.ch",
    "role": "operator",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "operator",
   "biller": {
    "billerNetId": "BIID0000000001",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": true,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "operator"
    },
    {
     "billerNetId": "BIID0000000002",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "132fd8686671271fc0b962e8662c4d2b7d209081a1205edafbfc31e271699c1e",
   "expiresAt": "2026-11-21T23:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionRequestReset >": {
  "application/json": {
   "sendsMails": false
  }
 },
 "sessionPasswordReset <": {
  "application/json": {
   "token": "lx253JadzyKtQZOsAZklFgWPMxCjlxU_w_oRK5Ek-qQ"
  }
 },
 "sessionPasswordReset >": {
  "application/json": {
   "emailAddress": "owner-26@example.ch"
  }
 },
 "sessionReset <": {
  "application/json": {
   "token": "U_I_69yDMNzbYWa1HPTMK4aI0EXM6WVmsoC7gUOJ82M",
   "password": "another password",
   "passkey": {
    "id": "RON0x-ZNEMeQYSTZoTvR0HNrgiwX_8hl11vSJ-XBSHQ",
    "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiYzJWaGJHVmtMalExT0dRNU9EUmpNRE5sWWpoaU9URXVhM2xXVEhCa2JXSXhkR3RUU2xkMlNDNXlURmxoVldSdk9YWXJTMFphU0ZsUVIyWkpSbVl3WWxGRk5IVmtWbE1yY0dGRU1EUmlTVGhGVFZORFlYQkROblE1Y0ZwbmJWWjFZM1ZJUkVVMmRFUkdNemR3YlRWaWJsZ3JRVGRMZVdKaGJtNU9kMU12WlZod05rMXdlWFV6WmpOMGF6aHJSVU4zZW5SVlFtMWpZekpsYkM5VVNWWjRjejAiLCJvcmlnaW4iOiJodHRwOi8vbG9jYWxob3N0IiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
    "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MBAAAAAg",
    "signature": "MEYCIQDlNdBImRyl7jxQPenSsdYHM7I5W2Sc_2hMVHTN5URm0gIhAMfBAaaLaCk2Xwlztp_c_5gW7fXGJ6z-n4CQbMqZtMka"
   }
  }
 },
 "sessionReset >": {
  "application/json": {
   "user": {
    "id": "b312275e-b6c4-44c9-81ee-635a80c99a6b",
    "emailAddress": "viewer-30@example.ch",
    "role": "viewer",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   "role": "viewer",
   "biller": {
    "billerNetId": "BIID0000000001",
    "legalName": "Robert Schneider AG",
    "address": {
     "street": "Rue du Lac",
     "buildingNumber": "1268",
     "postalCode": "2501",
     "city": "Biel",
     "countryCode": "CH"
    },
    "status": "ACTIVE",
    "isPrimaryNetworkPartner": true,
    "requiresSecondFactor": false
   },
   "billers": [
    {
     "billerNetId": "BIID0000000001",
     "legalName": "Robert Schneider AG",
     "role": "viewer"
    }
   ],
   "hasSecondFactor": false,
   "hasCodeApp": false,
   "needsSecondFactor": false,
   "csrfToken": "789cdd5b1b2e1c925d17ba73ee45583548ab98ee0c76526f37dcab08d7d0fde4",
   "expiresAt": "2026-11-22T00:00:00.000Z",
   "isSimulator": true
  }
 },
 "sessionPrepareSecondFactor <": {
  "application/json": {
   "password": "a password of the tests"
  }
 },
 "sessionPrepareSecondFactor >": {
  "application/json": {
   "secret": "YM5NXY33B2VNHMLXVLIOOYZV36GUCZEQ",
   "address": "otpauth://totp/Rappen:viewer-48%40example.ch?secret=YM5NXY33B2VNHMLXVLIOOYZV36GUCZEQ&issuer=Rappen"
  }
 },
 "sessionConfirmSecondFactor <": {
  "application/json": {
   "code": "903031"
  }
 },
 "sessionConfirmSecondFactor >": {
  "application/json": {
   "recoveryCodes": [
    "IOBI-BWPB-GFRM-3QQM",
    "RVRQ-SBA6-JPBU-3K7I"
   ]
  }
 },
 "sessionRemoveSecondFactor <": {
  "application/json": {
   "password": "a password of the tests",
   "passkey": {
    "id": "fLXfoiFie2UL3bk7JEz3oH2wb9fCBVGARtCGa3lc--s",
    "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiYzJWaGJHVmtMalExT0dRNU9EUmpNRE5sWWpoaU9URXVOQ3M1YjB0RlVtWkpkM1JDYmtwQmN5NTZhbWx1VXpoWmNubHRaWE5ZY1hscGEyeFZlU3R3Y2s1bVpsUmpSSEp3WTBWVVVGZEJSbm8wT1ZaTE1tUjBVazlFVm1OU1kxTnNMMlZwT1ZoRU4xWXJUVXBPUTJOaGNUVlRRazgyYzJ0dGVGQnJNM0pYZW0xd1NYaFFjbGxYV2xkd2FWTnZjMjFRUjNCeVJWcHVhM1pOZVRkdlRGTXZORDAiLCJvcmlnaW4iOiJodHRwOi8vbG9jYWxob3N0IiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
    "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MBAAAAAw",
    "signature": "MEUCIHYE3lDaGiFzgPAveWWlFhNz27HglyJZdg49S0qnQOJmAiEApS-ZQl_n1u-Bq92egJQjSdA-1fkx3ZV1EnYmOQ0bS9U"
   }
  }
 },
 "sessionRemoveSecondFactor >": {
  "application/json": null
 },
 "sessionPasskeys >": {
  "application/json": [
   {
    "id": "qtz06fEjMZloS0epAOWpRVeVijz7gCvmtFQEz4dtVtQ",
    "name": "Phone",
    "createdAt": "2026-11-21T11:00:00.000Z",
    "lastUsedAt": "2026-11-21T11:01:00.000Z"
   }
  ]
 },
 "sessionPreparePasskey <": {
  "application/json": {
   "password": "a password of the tests"
  }
 },
 "sessionPreparePasskey >": {
  "application/json": {
   "challenge": "c2VhbGVkLjQ1OGQ5ODRjMDNlYjhiOTEuVENjMDlBMlBZT3NIYitxZi41bFhENDdqbW9ZRXQxbXoxTXRBczBzMWJTR0t3NmorMTUwY0lTM09xZUkzaHVHRVFIUjJmY0RBS21OU3hSY25RK1QrYU1Ya0NFeDQwelRmNXV1MmJ5ZmR4KzFLZlVhL2crVGxCOXF1VFRGUVRjaW4zcmpBNkxrdWNvaXc9",
   "rpId": "localhost",
   "userId": "ZWMxMGE5YzQtYTcyNi00M2ViLWI0MDktM2FhNjdlZDRkOWE3",
   "userName": "owner-23@example.ch",
   "excludedIds": [
    "3Bbmc37fGAG_le-KILWmcy5qCVtNxI74Etx9Y_h48No",
    "4nlt4E9TDJ1LMuSVIgwEZDNwxwdx5q81Hnn7OUONrF4"
   ]
  }
 },
 "sessionAddPasskey <": {
  "application/json": {
   "name": "Phone",
   "passkey": {
    "id": "Zqodmcr-kv1wOlXwDnXC1crOeYsnzh1sLpqae67J1fY",
    "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiYzJWaGJHVmtMalExT0dRNU9EUmpNRE5sWWpoaU9URXVTRmgxWjFaRlZpOWtVUzgyYlhob2RDNWFXbEp5ZWxvM2FYTlFWMjQxTldOVlpqZE9RVnBCTUdWVVVXcElkemRCTVU4dk1XRjBOV1JMV1RnNGRISXJOMlZCUW5GTWJHSkJSM3BaUkhKVkwzZHFZV1psYW5wd2MwMXVSV1ZwTDJSQlFYSlhNakpTYUVwM1dFSk1SbHBVYWxZeEwyMXdNVTR5ZW1waGNtVXZXRFJrUW5KclVrRTJkU3MxVjBFOSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3QiLCJjcm9zc09yaWdpbiI6ZmFsc2V9",
    "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NBAAAAAQAAAAAAAAAAAAAAAAAAAAAAIGaqHZnK_pL9cDpV8A51wtXKznmLJ84dbC6amnuuydX2oA",
    "publicKey": "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3EpHA7_IkRIJh1K9t-J1y01iVg1qj2GJV2ieEsdyromXDN5_Obmzka46UvGc_BnCENKHJkYuySrckTME41I_jzbzDuIV-n58KjYGARjy9iHSv0uV2hjzm5qd-IyC8V-PcsBm0447bqEuaZlxzIDaxXEITi74IkaDcQLiCGIxLushFmsgCq9h3Ntttdmz7iIJAvZrnCTkkXyZpFfv34-ELa3VE51dd96x2aEHAQZySSdW0aGZCTAHBKpT5vgXlUQMZdpMNwTut4FkHwTma9Gyfm5hhhEb32jq0HHV1CJb9NBEGIuW3sRItz14RoH747dcNt4gPEoDI03MI_nNfbu0qwIDAQAB",
    "algorithm": -257
   }
  }
 },
 "sessionAddPasskey >": {
  "application/json": {
   "id": "qtz06fEjMZloS0epAOWpRVeVijz7gCvmtFQEz4dtVtQ",
   "name": "Phone",
   "createdAt": "2026-11-21T11:00:00.000Z",
   "recoveryCodes": [
    "53L2-MEBC-YGY2-MEMW",
    "NUNF-REET-XEOA-GKRD"
   ]
  }
 },
 "sessionRemovePasskey <": {
  "application/json": {
   "id": "Zqodmcr-kv1wOlXwDnXC1crOeYsnzh1sLpqae67J1fY",
   "password": "a password of the tests",
   "passkey": {
    "id": "Zqodmcr-kv1wOlXwDnXC1crOeYsnzh1sLpqae67J1fY",
    "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiYzJWaGJHVmtMalExT0dRNU9EUmpNRE5sWWpoaU9URXVaREI1ZG00MFozQkhkbEpCVGpOMWJ5NHdkMVZGYldwdlNqSXhTR3hYTkhCU2RWZFpOamN6UWsweVVDdElRVE14Ym5WVlIzcDNWa3h6TjJ4NFZURmlhekpWU1doaEszSnZNbEp6WlRsUFkwMHdVa1I1VVdSNldHc3JjV1ZITXpNM2MycFFiekF4WVhkQ05tOWtka052TUZkdFdFOVFhRFpsYW0xYWVrTk5WRXhOYUZoSlVrSmtNRDAiLCJvcmlnaW4iOiJodHRwOi8vbG9jYWxob3N0IiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
    "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MBAAAAAw",
    "signature": "t7HonrFaKJYKb6KiGLIvDQ1hKxeNs3przrftWm5anFflvHUnPSBkdXcBnxESES3ZTa3hpa3ggNlSDBGtpqFOGKBMiWeGb137Htt_pJRXphNptJ4k9_qKNSAlmy2aUGLtfw0_0Dp_ZHEf8HO7DfXP3AqnLD36puli2WvzwJRSK79kFch13Gns-UxyqGtsiYev9o7bskC7G9UoKgcs5twalJODJLSW2k0q_DKsWY5eqpbwQGN-nFFqpF_6ILBVaa9c5jdN_42Kf015bEBcth-8zxF81Wb1zuCac7zoqEuKDfCbkEH0BugTsNKzA034cxQbDTHA8WVZkLbelKA7Ndw1Vg"
   }
  }
 },
 "sessionRemovePasskey >": {
  "application/json": null
 },
 "usersList >": {
  "application/json": [
   {
    "id": "18b73d26-056a-43d0-b5f6-19e7bdceeac6",
    "emailAddress": "owner-57@example.ch",
    "role": "owner",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "id": "0999aadd-d380-4437-9e02-8efe764172d6",
    "emailAddress": "viewer-72@example.ch",
    "role": "viewer",
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "usersCreate >": {
  "application/json": {
   "id": "00720b40-9b02-4b3c-8e25-dfe18cfcc9d9",
   "emailAddress": "made-by-a-key@example.org",
   "role": "owner",
   "createdAt": "2026-11-21T11:00:00.000Z"
  }
 },
 "usersSetRole <": {
  "application/json": {
   "id": "9d7200e1-0907-4e9a-8c61-65a3e1707034",
   "role": "operator"
  }
 },
 "usersSetRole >": {
  "application/json": {
   "id": "00720b40-9b02-4b3c-8e25-dfe18cfcc9d9",
   "emailAddress": "made-by-a-key@example.org",
   "role": "viewer",
   "createdAt": "2026-11-21T11:00:00.000Z"
  }
 },
 "usersSetPassword <": {
  "application/json": {
   "id": "fa60de1d-80b2-4feb-9fe2-5373438f089f",
   "password": "forgotten, and new"
  }
 },
 "usersSetPassword >": {
  "application/json": null
 },
 "usersRemove <": {
  "application/json": {
   "id": "00720b40-9b02-4b3c-8e25-dfe18cfcc9d9"
  }
 },
 "usersRemove >": {
  "application/json": null
 },
 "usersInvite >": {
  "application/json": {
   "emailAddress": "invited-to-alpha@example.ch",
   "role": "viewer",
   "createdAt": "2026-11-21T11:00:00.000Z",
   "expiresAt": "2026-11-24T11:00:00.000Z",
   "link": "http://localhost/#/invitation/rcagnSo53maxQns5Hixtz-H6az6z6d14YCcZ5i4tLOc"
  }
 },
 "usersInvitations >": {
  "application/json": [
   {
    "emailAddress": "carla@example.ch",
    "role": "operator",
    "createdAt": "2026-11-21T11:00:00.000Z",
    "expiresAt": "2026-11-24T11:00:00.000Z"
   }
  ]
 },
 "usersWithdraw <": {
  "application/json": {
   "emailAddress": "carla@example.ch"
  }
 },
 "usersWithdraw >": {
  "application/json": null
 },
 "usersResetLink <": {
  "application/json": {
   "id": "ca0265f8-2e3a-456c-98fb-12bf6db5b094",
   "language": "de"
  }
 },
 "usersResetLink >": {
  "application/json": {
   "expiresAt": "2026-11-21T12:00:00.000Z",
   "link": "http://localhost/#/reset/U_I_69yDMNzbYWa1HPTMK4aI0EXM6WVmsoC7gUOJ82M"
  }
 },
 "usersRemoveSecondFactor <": {
  "application/json": {
   "id": "a9b116e9-faa0-4966-b215-524a417b0cdb"
  }
 },
 "usersRemoveSecondFactor >": {
  "application/json": null
 },
 "usersRequireSecondFactor >": {
  "application/json": null
 },
 "apiKeysList >": {
  "application/json": [
   {
    "id": "6c3adae1-38f1-4ad9-ad5c-06708ba32585",
    "name": "Bookkeeping",
    "prefix": "rappen_fece1b0c",
    "scopes": [
     "qr",
     "ebill"
    ],
    "processingModes": [
     "STAGE",
     "DELIVER"
    ],
    "maySkipAnomaly": false,
    "ipAllow": [],
    "demo": false,
    "createdAt": "2026-11-21T11:00:00.000Z",
    "createdBy": "user:9b731960-776f-4736-a937-33b7fa6af3c0",
    "expiresAt": "2027-11-21T11:00:00.000Z"
   },
   {
    "id": "admin",
    "prefix": "admin",
    "scopes": [
     "ebill",
     "connect:*"
    ],
    "processingModes": [
     "STAGE",
     "DELIVER"
    ],
    "maySkipAnomaly": true,
    "ipAllow": [],
    "demo": false,
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "apiKeysCreate >": {
  "application/json": {
   "id": "b05448d4-357d-45f7-9a5a-ab23e26c3f59",
   "name": "Maker",
   "prefix": "rappen_66627a00",
   "scopes": [
    "connect:*",
    "qr"
   ],
   "processingModes": [
    "STAGE",
    "DELIVER"
   ],
   "maySkipAnomaly": false,
   "ipAllow": [
    "192.0.2.0/25",
    "2001:db8::/32"
   ],
   "demo": false,
   "createdAt": "2026-11-21T11:00:00.000Z",
   "createdBy": "user:18b73d26-056a-43d0-b5f6-19e7bdceeac6",
   "expiresAt": "2026-11-21T12:00:00.000Z",
   "key": "rappen_66627a00_ac4df680099dd1caee7b5d14d1b6037ab68454cb542360d0be5bad0141bd010ef52099d9"
  }
 },
 "apiKeysRotate <": {
  "application/json": {
   "id": "c986cd4d-79dd-45bf-8bbb-87431e1cc575",
   "overlapDays": 1
  }
 },
 "apiKeysRotate >": {
  "application/json": {
   "id": "93559773-2f62-47d4-b384-c033dc682bd5",
   "name": "Of a test",
   "prefix": "rappen_94843626",
   "scopes": [
    "connect:*",
    "cases:submit"
   ],
   "processingModes": [
    "STAGE"
   ],
   "maySkipAnomaly": false,
   "ipAllow": [
    "192.0.2.7"
   ],
   "demo": false,
   "createdAt": "2026-11-21T11:00:00.000Z",
   "createdBy": "83ef71b4-0a4d-4d57-bb09-561d8e424b93",
   "expiresAt": "2026-11-21T11:01:00.000Z",
   "key": "rappen_94843626_f928b8dbb37de0a9bbb222b58e1dd941469c6bcc8b01c91b973eb8e56078d46a2d6a0d36",
   "previousExpiresAt": "2026-11-21T11:01:00.000Z"
  }
 },
 "apiKeysRevoke <": {
  "application/json": {
   "id": "c8dac349-80d0-4632-9532-41b82abb5abf"
  }
 },
 "apiKeysRevoke >": {
  "application/json": null
 },
 "creditAccountsList <": {
  "application/json": {}
 },
 "creditAccountsList >": {
  "application/json": [
   {
    "iban": "CH4431999123000889012",
    "currencies": [
     "CHF",
     "EUR"
    ],
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "iban": "CH5800791123000889012",
    "currencies": [
     "CHF",
     "EUR"
    ],
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "creditAccountsAdd >": {
  "application/json": {
   "iban": "CH9300762011623852957",
   "currencies": [
    "CHF",
    "EUR"
   ],
   "holderName": "Beispiel AG",
   "createdAt": "2026-11-21T11:00:00.000Z"
  }
 },
 "creditAccountsRemove <": {
  "application/json": {
   "iban": "CH9300762011623852957"
  }
 },
 "creditAccountsRemove >": {
  "application/json": null
 },
 "stagedCasesList >": {
  "application/json": [
   {
    "id": 3,
    "type": "Bill",
    "referenceNumber": "T-bill-3",
    "totalAmount": {
     "value": 103.05,
     "currencyCode": "CHF"
    },
    "businessCaseDate": "2026-11-21",
    "dueDate": "2026-12-21",
    "recipientName": "Muster Petra",
    "processingStatus": "STAGED",
    "status": "OPEN",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "id": 2,
    "type": "Bill",
    "referenceNumber": "sorted-1",
    "totalAmount": {
     "value": 100,
     "currencyCode": "CHF"
    },
    "businessCaseDate": "2026-11-21",
    "dueDate": "2026-12-21",
    "recipientName": "Muster Petra",
    "processingStatus": "STAGED",
    "status": "OPEN",
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "stagedCasesRelease <": {
  "application/json": {
   "id": 13,
   "skipAnomalies": true
  }
 },
 "stagedCasesRelease >": {
  "application/json": {
   "id": 1,
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-13",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "INVALID",
   "totalAmount": {
    "value": 113.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "113.05"
    }
   ],
   "billRecipient": {
    "emailAddress": "petra.muster+allowed@example.org",
    "name": "Muster Petra",
    "address": {
     "structuredAddress": {
      "street": "Seestrasse",
      "buildingNumber": "7",
      "city": "Thun",
      "postalCode": "3600",
      "countryCode": "CH"
     }
    }
   },
   "singlePayment": {
    "paymentMode": "EBILL",
    "paymentInformation": {
     "accountAndReference": {
      "generic": {
       "referenceType": "NON",
       "iban": "CH5800791123000889012"
      }
     },
     "amount": {
      "value": 113.05,
      "currencyCode": "CHF"
     },
     "dueDate": "2026-12-21",
     "payableAmountCanBeModified": false
    }
   },
   "invalid": {
    "fieldErrors": [
     {
      "fieldName": "businessCaseDate",
      "message": "The date is 200 days old: at most 90 are allowed",
      "code": "DATE_TOO_OLD"
     },
     {
      "fieldName": "singlePayment.paymentInformation.dueDate",
      "message": "The due date is 170 days old: at most 90 are allowed",
      "code": "DUE_DATE_TOO_OLD"
     }
    ]
   },
   "statusHistory": [
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "to": "STAGED",
     "cause": "submitted"
    },
    {
     "at": "2027-06-09T11:00:00.000Z",
     "field": "processingStatus",
     "from": "STAGED",
     "to": "INVALID",
     "cause": "invalidated"
    }
   ]
  }
 },
 "stagedCasesResend <": {
  "application/json": {
   "id": 1
  }
 },
 "stagedCasesResend >": {
  "application/json": {
   "id": 1,
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-19 #fail",
   "businessCaseDate": "2026-11-21",
   "status": "OPEN",
   "processingStatus": "PROCESSING",
   "totalAmount": {
    "value": 119.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "119.05"
    }
   ],
   "billRecipient": {
    "emailAddress": "petra.muster+allowed@example.org",
    "name": "Muster Petra",
    "address": {
     "structuredAddress": {
      "street": "Seestrasse",
      "buildingNumber": "7",
      "city": "Thun",
      "postalCode": "3600",
      "countryCode": "CH"
     }
    }
   },
   "singlePayment": {
    "paymentMode": "EBILL",
    "paymentInformation": {
     "accountAndReference": {
      "generic": {
       "referenceType": "NON",
       "iban": "CH5800791123000889012"
      }
     },
     "amount": {
      "value": 119.05,
      "currencyCode": "CHF"
     },
     "dueDate": "2026-12-21",
     "payableAmountCanBeModified": false
    }
   },
   "statusHistory": [
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "to": "PROCESSING",
     "cause": "submitted"
    },
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "from": "PROCESSING",
     "to": "FAILED",
     "cause": "failed"
    }
   ]
  }
 },
 "stagedCasesReleaseMany >": {
  "application/json": {
   "done": 2,
   "refused": 1,
   "cases": [
    {
     "id": 4,
     "processingStatus": "PROCESSING"
    },
    {
     "id": 999999,
     "problems": [
      {
       "fieldName": "id",
       "message": "No business case has this id",
       "code": "BUSINESS_CASE_NOT_FOUND"
      }
     ]
    }
   ]
  }
 },
 "stagedCasesResendMany >": {
  "application/json": {
   "done": 0,
   "refused": 1,
   "cases": [
    {
     "id": 2,
     "problems": [
      {
       "fieldName": "id",
       "message": "No business case has this id",
       "code": "BUSINESS_CASE_NOT_FOUND"
      }
     ]
    }
   ]
  }
 },
 "stagedCasesDiscardMany >": {
  "application/json": {
   "done": 0,
   "refused": 2,
   "cases": [
    {
     "id": 7,
     "problems": [
      {
       "fieldName": "id",
       "message": "No business case has this id",
       "code": "BUSINESS_CASE_NOT_FOUND"
      }
     ]
    },
    {
     "id": 6,
     "problems": [
      {
       "fieldName": "id",
       "message": "No business case has this id",
       "code": "BUSINESS_CASE_NOT_FOUND"
      }
     ]
    }
   ]
  }
 },
 "stagedCasesDiscard <": {
  "application/json": {
   "id": 10
  }
 },
 "stagedCasesDiscard >": {
  "application/json": null
 },
 "casesList >": {
  "application/json": [
   {
    "id": 3,
    "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
    "type": "Bill",
    "referenceNumber": "T-bill-3",
    "totalAmount": {
     "value": 103.05,
     "currencyCode": "CHF"
    },
    "businessCaseDate": "2026-11-21",
    "dueDate": "2026-12-21",
    "recipientName": "Muster Petra",
    "processingStatus": "DELIVERED",
    "status": "OPEN",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "id": 2,
    "type": "Bill",
    "referenceNumber": "sorted-1",
    "totalAmount": {
     "value": 100,
     "currencyCode": "CHF"
    },
    "businessCaseDate": "2026-11-21",
    "dueDate": "2026-12-21",
    "recipientName": "Muster Petra",
    "processingStatus": "STAGED",
    "status": "OPEN",
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "casesSearch >": {
  "application/json": [
   {
    "id": 8,
    "type": "Bill",
    "referenceNumber": "T-bill-9",
    "totalAmount": {
     "value": 109.05,
     "currencyCode": "CHF"
    },
    "businessCaseDate": "2026-11-21",
    "dueDate": "2026-12-21",
    "recipientName": "Neuer Name",
    "processingStatus": "STAGED",
    "status": "OPEN",
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "casesTotals >": {
  "application/json": [
   {
    "currencyCode": "CHF",
    "count": 2,
    "withoutAmount": 0,
    "value": 109.9
   }
  ]
 },
 "casesGet <": {
  "application/json": {
   "id": 3
  }
 },
 "casesGet >": {
  "application/json": {
   "id": 1,
   "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-21",
   "businessCaseDate": "2026-11-21",
   "status": "COMPLETED",
   "processingStatus": "DELIVERED",
   "totalAmount": {
    "value": 121.05,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "121.05"
    }
   ],
   "billRecipient": {
    "emailAddress": "petra.muster+allowed@example.org",
    "name": "Muster Petra",
    "address": {
     "structuredAddress": {
      "street": "Seestrasse",
      "buildingNumber": "7",
      "city": "Thun",
      "postalCode": "3600",
      "countryCode": "CH"
     }
    }
   },
   "singlePayment": {
    "paymentMode": "EBILL",
    "paymentInformation": {
     "accountAndReference": {
      "generic": {
       "referenceType": "NON",
       "iban": "CH5800791123000889012"
      }
     },
     "amount": {
      "value": 121.05,
      "currencyCode": "CHF"
     },
     "dueDate": "2026-12-21",
     "payableAmountCanBeModified": false
    }
   },
   "approvedAmount": {
    "value": 121.05,
    "currencyCode": "CHF"
   },
   "statusHistory": [
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "to": "PROCESSING",
     "cause": "submitted"
    },
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "from": "PROCESSING",
     "to": "DELIVERED",
     "cause": "delivered"
    }
   ]
  }
 },
 "casesErase >": {
  "application/json": {
   "erased": 0,
   "refused": 1,
   "cases": [
    {
     "id": 2,
     "outcome": "REFUSED",
     "code": "BUSINESS_CASE_NOT_FOUND",
     "message": "No business case has this id"
    }
   ]
  }
 },
 "webhooksList >": {
  "application/json": [
   {
    "id": 1,
    "eventType": "PROCESSING_STATUS_CHANGED_EVENTS",
    "hookUrl": "https://hooks.example.org/1",
    "status": "ACTIVE",
    "createdAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "id": 4,
    "eventType": "PROCESSING_STATUS_CHANGED_EVENTS",
    "hookUrl": "https://hooks.example.org/4",
    "status": "ACTIVE",
    "createdAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "webhooksCreate >": {
  "application/json": {
   "id": 1,
   "eventType": "PROCESSING_STATUS_CHANGED_EVENTS",
   "hookUrl": "https://hooks.example.org/test",
   "description": "Ours",
   "status": "ACTIVE",
   "createdAt": "2026-11-21T11:00:00.000Z",
   "secret": "whsec_e4oGbyUqeUiFZvvC1yCiMNXP3IoWLvN6TfK0jSAcuFQ="
  }
 },
 "webhooksRemove <": {
  "application/json": {
   "id": 1
  }
 },
 "webhooksRemove >": {
  "application/json": null
 },
 "webhooksRotateSecret <": {
  "application/json": {
   "id": 15
  }
 },
 "webhooksRotateSecret >": {
  "application/json": {
   "id": 15,
   "secret": "whsec_M4fvF+k6KcY6Hfgp0TFi5yy3sW547LtSgEGN76Cleek=",
   "previousUntil": "2026-11-22T11:00:00.000Z"
  }
 },
 "webhooksEnable <": {
  "application/json": {
   "id": 15
  }
 },
 "webhooksEnable >": {
  "application/json": null
 },
 "webhooksSendTest <": {
  "application/json": {
   "id": 1
  }
 },
 "webhooksSendTest >": {
  "application/json": {
   "delivered": false,
   "milliseconds": 42,
   "failure": "ADDRESS_NOT_ALLOWED"
  }
 },
 "webhooksDeliveries <": {
  "application/json": {
   "id": 1,
   "limit": 1
  }
 },
 "webhooksDeliveries >": {
  "application/json": [
   {
    "webhookId": 1,
    "recordId": 5,
    "status": "PENDING",
    "attempts": 0,
    "nextAt": "2026-11-21T11:00:00.000Z"
   },
   {
    "webhookId": 1,
    "recordId": 4,
    "status": "PENDING",
    "attempts": 0,
    "nextAt": "2026-11-21T11:00:00.000Z"
   }
  ]
 },
 "subscriptionsList >": {
  "application/json": [
   {
    "status": "ACTIVE",
    "updatedAt": "2027-03-01T11:00:00.000Z",
    "billRecipient": {
     "emailAddress": "a+allowed@example.org",
     "billRecipientNetId": "41010066503645408",
     "type": "PRIVATE",
     "name": "a",
     "correspondenceLanguage": "ger",
     "address": {
      "streetName": "Seeweg 7",
      "postalCode": "3600",
      "city": "Thun",
      "countryCode": "CH"
     }
    }
   }
  ]
 },
 "eventsList >": {
  "application/json": [
   {
    "id": 3,
    "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 1,
    "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
    "referenceNumber": "T-bill-167",
    "type": "Bill",
    "newStatus": "APPROVED",
    "approvedAmount": {
     "value": 267.05,
     "currencyCode": "CHF"
    },
    "eventType": "BUSINESS_CASE_STATUS_CHANGED_EVENTS"
   },
   {
    "id": 2,
    "timestamp": "2026-11-21T11:00:00.000Z",
    "businessCaseId": 1,
    "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
    "referenceNumber": "T-bill-167",
    "type": "Bill",
    "oldStatus": "PROCESSING",
    "newStatus": "DELIVERED",
    "eventType": "PROCESSING_STATUS_CHANGED_EVENTS"
   }
  ]
 },
 "simulatorApprove <": {
  "application/json": {
   "businessCaseNetId": "BCID425CBDE20C08B558B43D3465B196C7EE",
   "approvedAmount": {
    "value": 12.5,
    "currencyCode": "CHF"
   }
  }
 },
 "simulatorApprove >": {
  "application/json": null
 },
 "simulatorSubscribe <": {
  "application/json": {
   "billRecipientNetId": "41010066503645408"
  }
 },
 "simulatorSubscribe >": {
  "application/json": null
 },
 "simulatorAdvance >": {
  "application/json": null
 },
 "simulatorMails >": {
  "application/json": [
   {
    "to": "a+allowed@example.org",
    "billerNetId": "BIID0000000001",
    "activationCode": "329027",
    "at": 1803898800000
   }
  ]
 },
 "simulatorSubmissions >": {
  "application/json": [
   {
    "businessCaseNetId": "BCIDF28A4156101FB5C0FA2F5A388300CA9B",
    "referenceNumber": "T-credit-note-165",
    "billRecipientNetId": "41010051911361653",
    "status": "OPEN"
   },
   {
    "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
    "referenceNumber": "T-bill-164",
    "billRecipientNetId": "41010051911361653",
    "status": "OPEN"
   }
  ]
 },
 "auditList >": {
  "application/json": [
   {
    "id": 8,
    "at": "2026-11-21T11:00:00.000Z",
    "actor": "user:89e4db02-83f0-497b-88e5-76a702692b86",
    "actorName": "viewer-44@example.ch",
    "action": "user.signedOut",
    "requestId": "0ff41f6b-28b4-4b68-9ade-cd5843b0567b",
    "address": "2001:db8::1"
   },
   {
    "id": 7,
    "at": "2026-11-21T11:00:00.000Z",
    "actor": "user:89e4db02-83f0-497b-88e5-76a702692b86",
    "actorName": "viewer-44@example.ch",
    "action": "user.signedIn",
    "requestId": "her-request",
    "address": "192.0.2.7"
   }
  ]
 },
 "submitBill <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-A908B7145F1B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 228.96,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000009642976317227182242",
        "referenceUnstructured": "Strom und Netznutzung, letztes Quartal",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 228.96,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  },
  "application/xml": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-A908B7145F1B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 228.96,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000009642976317227182242",
        "referenceUnstructured": "Strom und Netznutzung, letztes Quartal",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 228.96,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  }
 },
 "submitBillForm <": {
  "multipart/form-data": {
   "file": "bill.pdf",
   "bill": {
    "referenceNumber": "EX-2026-11-21-A908B7145F1B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 228.96,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000009642976317227182242",
        "referenceUnstructured": "Strom und Netznutzung, letztes Quartal",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 228.96,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  }
 },
 "submitInstalmentBillForm <": {
  "multipart/form-data": {
   "file": "bill.pdf",
   "instalmentBill": {
    "referenceNumber": "EX-2026-11-21-263EE5CACA8B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 1329.14,
     "currencyCode": "CHF"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.a8b+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "paymentsByInstalments": {
     "paymentByInstalments": [
      {
       "externalPaymentByInstalmentsId": "R3",
       "description": "In drei Raten",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": false,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R3-1",
          "description": "Rate 1 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000106418353026743296311",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         },
         {
          "externalInstalmentId": "R3-2",
          "description": "Rate 2 von 3",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000104740591132110663444",
             "referenceUnstructured": "Lehrgang Buchhaltung, Rate",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 443.05,
            "currencyCode": "CHF"
           },
           "dueDate": "2027-01-20",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      },
      {
       "externalPaymentByInstalmentsId": "R1",
       "description": "Alles auf einmal",
       "isTotalAmountHidden": false,
       "isTotalPaymentOption": true,
       "instalments": {
        "instalment": [
         {
          "externalInstalmentId": "R1-1",
          "paymentInformation": {
           "accountAndReference": {
            "generic": {
             "referenceType": "QRR",
             "referenceStructured": "000000353368259110977387688",
             "referenceUnstructured": "Lehrgang Buchhaltung, ganzer Betrag",
             "iban": "CH4431999123000889012"
            }
           },
           "amount": {
            "value": 1329.14,
            "currencyCode": "CHF"
           },
           "dueDate": "2026-12-21",
           "payableAmountCanBeModified": false
          }
         }
        ]
       }
      }
     ]
    }
   }
  }
 },
 "submitAdviceForm <": {
  "multipart/form-data": {
   "file": "bill.pdf",
   "advice": {
    "referenceNumber": "EX-2026-11-21-F485A184E06A",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": -154.2,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "EX-2026-11-21-0250BED30633"
    },
    "billRecipient": {
     "emailAddress": "petra.muster.633+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  }
 },
 "submitCreditNoteForm <": {
  "multipart/form-data": {
   "file": "bill.pdf",
   "creditNote": {
    "referenceNumber": "EX-2026-11-21-46A0C716ADDE",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 112.69,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    }
   }
  }
 },
 "submitReminder <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-6EAB77E254E5",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 265.06,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000393510389940238480286",
        "referenceUnstructured": "Zahlungserinnerung mit Mahngebühr",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 265.06,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  },
  "application/xml": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-6EAB77E254E5",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 265.06,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000393510389940238480286",
        "referenceUnstructured": "Zahlungserinnerung mit Mahngebühr",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 265.06,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  }
 },
 "submitReminderForm <": {
  "multipart/form-data": {
   "file": "bill.pdf",
   "reminder": {
    "referenceNumber": "EX-2026-11-21-6EAB77E254E5",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 265.06,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000393510389940238480286",
        "referenceUnstructured": "Zahlungserinnerung mit Mahngebühr",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 265.06,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  }
 },
 "submitDonationInquiry <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-0360D389852D",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000097998786328851386007",
        "referenceUnstructured": "Ihre Spende",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": true
     }
    },
    "proposedDonationAmounts": {
     "proposedDonationAmount": [
      {
       "value": 25,
       "currencyCode": "CHF"
      },
      {
       "value": 50,
       "currencyCode": "CHF"
      }
     ]
    },
    "donationPurposes": {
     "donationPurpose": [
      {
       "externalDonationPurposeId": "NOTHILFE",
       "label": "Nothilfe"
      },
      {
       "externalDonationPurposeId": "BILDUNG",
       "label": "Bildung für Kinder"
      }
     ]
    }
   }
  },
  "application/xml": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf",
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-0360D389852D",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000097998786328851386007",
        "referenceUnstructured": "Ihre Spende",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": true
     }
    },
    "proposedDonationAmounts": {
     "proposedDonationAmount": [
      {
       "value": 25,
       "currencyCode": "CHF"
      },
      {
       "value": 50,
       "currencyCode": "CHF"
      }
     ]
    },
    "donationPurposes": {
     "donationPurpose": [
      {
       "externalDonationPurposeId": "NOTHILFE",
       "label": "Nothilfe"
      },
      {
       "externalDonationPurposeId": "BILDUNG",
       "label": "Bildung für Kinder"
      }
     ]
    }
   }
  }
 },
 "submitDonationInquiryForm <": {
  "multipart/form-data": {
   "file": "bill.pdf",
   "donationInquiry": {
    "referenceNumber": "EX-2026-11-21-0360D389852D",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000097998786328851386007",
        "referenceUnstructured": "Ihre Spende",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": true
     }
    },
    "proposedDonationAmounts": {
     "proposedDonationAmount": [
      {
       "value": 25,
       "currencyCode": "CHF"
      },
      {
       "value": 50,
       "currencyCode": "CHF"
      }
     ]
    },
    "donationPurposes": {
     "donationPurpose": [
      {
       "externalDonationPurposeId": "NOTHILFE",
       "label": "Nothilfe"
      },
      {
       "externalDonationPurposeId": "BILDUNG",
       "label": "Bildung für Kinder"
      }
     ]
    }
   }
  }
 },
 "validateQrBill <": {
  "multipart/form-data": {
   "file": "file.pdf"
  }
 },
 "readQrBill <": {
  "multipart/form-data": {
   "file": "file.pdf"
  }
 },
 "readQrBills <": {
  "multipart/form-data": {
   "file": "file.pdf"
  }
 },
 "readFile <": {
  "multipart/form-data": {
   "file": "file.pdf"
  }
 },
 "clonePaymentPart <": {
  "multipart/form-data": {
   "file": "file.pdf"
  }
 },
 "mergePdfs <": {
  "multipart/form-data": {
   "file": "file.pdf",
   "file2": "file2.pdf"
  }
 },
 "appendPdfs <": {
  "multipart/form-data": {
   "file": "file.pdf",
   "file2": "file2.pdf"
  }
 },
 "createPaymentPartsOfTable <": {
  "multipart/form-data": {
   "file": "file.pdf"
  }
 },
 "validateEpcQrCode <": {
  "multipart/form-data": {
   "file": "letter.pdf"
  }
 },
 "parseEpcQrCode <": {
  "multipart/form-data": {
   "file": "letter.pdf"
  }
 },
 "validateEInvoice <": {
  "multipart/form-data": {
   "file": "invoice.pdf"
  }
 },
 "parseEInvoice <": {
  "multipart/form-data": {
   "file": "invoice.pdf"
  }
 },
 "renderEInvoice <": {
  "multipart/form-data": {
   "file": "invoice.pdf"
  }
 },
 "convertToPdfA <": {
  "application/json": {
   "pdf": "JVBERi0xLjcKJcOkw7zDtsOf"
  },
  "multipart/form-data": {
   "file": "letter.pdf"
  }
 },
 "stagedCasesGet <": {
  "application/json": {
   "id": 1
  }
 },
 "webhooksReplay <": {
  "application/json": {
   "id": 1,
   "recordId": 1
  }
 },
 "simulatorReject <": {
  "application/json": {
   "businessCaseNetId": "BCID0123456789ABCDEF0123456789ABCDEF"
  }
 },
 "simulatorComplete <": {
  "application/json": {
   "businessCaseNetId": "BCID0123456789ABCDEF0123456789ABCDEF"
  }
 },
 "simulatorApproveInstalment <": {
  "application/json": {
   "businessCaseNetId": "BCID0123456789ABCDEF0123456789ABCDEF",
   "externalInstalmentId": "1"
  }
 },
 "simulatorRejectInstalment <": {
  "application/json": {
   "businessCaseNetId": "BCID0123456789ABCDEF0123456789ABCDEF",
   "externalInstalmentId": "1"
  }
 },
 "simulatorCompleteInstalment <": {
  "application/json": {
   "businessCaseNetId": "BCID0123456789ABCDEF0123456789ABCDEF",
   "externalInstalmentId": "1"
  }
 },
 "simulatorUnsubscribe <": {
  "application/json": {
   "billRecipientNetId": "41010560425610173"
  }
 },
 "simulatorChangeEmail <": {
  "application/json": {
   "billRecipientNetId": "41010560425610173",
   "newEmailAddress": "petra.neu@example.org"
  }
 },
 "saveResource >": {
  "application/json": {
   "name": "logo.png",
   "mediaType": "image/png",
   "size": 4096,
   "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
   "createdAt": "2026-11-21T10:00:00Z"
  }
 },
 "webhooksReplay >": {
  "application/json": null
 },
 "simulatorReject >": {
  "application/json": null
 },
 "simulatorComplete >": {
  "application/json": null
 },
 "simulatorApproveInstalment >": {
  "application/json": null
 },
 "simulatorRejectInstalment >": {
  "application/json": null
 },
 "simulatorCompleteInstalment >": {
  "application/json": null
 },
 "simulatorUnsubscribe >": {
  "application/json": null
 },
 "simulatorChangeEmail >": {
  "application/json": null
 },
 "stagedCasesUpdate <": {
  "application/json": {
   "id": 1,
   "businessCase": {
    "referenceNumber": "EX-2026-11-21-A908B7145F1B",
    "businessCaseDate": "2026-11-21",
    "totalAmount": {
     "value": 228.96,
     "currencyCode": "CHF"
    },
    "referencedBill": {
     "referenceNumber": "B-7"
    },
    "billRecipient": {
     "emailAddress": "x+allowed@example.org",
     "name": "Muster Petra",
     "address": {
      "structuredAddress": {
       "street": "Seestrasse",
       "buildingNumber": "7",
       "city": "Thun",
       "postalCode": "3600",
       "countryCode": "CH"
      }
     }
    },
    "singlePayment": {
     "paymentMode": "EBILL",
     "paymentInformation": {
      "accountAndReference": {
       "generic": {
        "referenceType": "QRR",
        "referenceStructured": "000000009642976317227182242",
        "referenceUnstructured": "Strom und Netznutzung, letztes Quartal",
        "iban": "CH4431999123000889012"
       }
      },
      "amount": {
       "value": 228.96,
       "currencyCode": "CHF"
      },
      "dueDate": "2026-12-21",
      "payableAmountCanBeModified": false
     }
    }
   }
  }
 },
 "stagedCasesGet >": {
  "application/json": {
   "id": 7,
   "businessCaseNetId": "BCID425CBDE20C08B558B43D3465B196C7EE",
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-23",
   "businessCaseDate": "2026-11-21",
   "status": "COMPLETED",
   "processingStatus": "DELIVERED",
   "totalAmount": {
    "value": 80,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "80.00"
    }
   ],
   "billRecipient": {
    "emailAddress": "petra.muster+allowed@example.org",
    "name": "Muster Petra",
    "address": {
     "structuredAddress": {
      "street": "Seestrasse",
      "buildingNumber": "7",
      "city": "Thun",
      "postalCode": "3600",
      "countryCode": "CH"
     }
    }
   },
   "singlePayment": {
    "paymentMode": "EBILL",
    "paymentInformation": {
     "accountAndReference": {
      "generic": {
       "referenceType": "QRR",
       "referenceStructured": "000000000000000000000077259",
       "iban": "CH4431999123000889012"
      }
     },
     "amount": {
      "value": 80,
      "currencyCode": "CHF"
     },
     "dueDate": "2026-12-21",
     "payableAmountCanBeModified": false
    }
   },
   "received": {
    "amount": {
     "value": 80,
     "currencyCode": "CHF"
    },
    "receipts": [
     {
      "bookedOn": "2026-11-20",
      "amount": {
       "value": 80,
       "currencyCode": "CHF"
      },
      "verdict": "settled",
      "receivedAt": "2026-11-21T11:00:00.000Z"
     }
    ]
   },
   "remindedBy": [
    8
   ],
   "statusHistory": [
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "to": "PROCESSING",
     "cause": "submitted"
    },
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "from": "PROCESSING",
     "to": "DELIVERED",
     "cause": "delivered"
    }
   ]
  }
 },
 "stagedCasesUpdate >": {
  "application/json": {
   "id": 7,
   "businessCaseNetId": "BCID425CBDE20C08B558B43D3465B196C7EE",
   "type": "Bill",
   "billerNetId": "BIID0000000001",
   "referenceNumber": "T-bill-23",
   "businessCaseDate": "2026-11-21",
   "status": "COMPLETED",
   "processingStatus": "DELIVERED",
   "totalAmount": {
    "value": 80,
    "currencyCode": "CHF"
   },
   "createdAt": "2026-11-21T11:00:00.000Z",
   "pdfa": {
    "converted": false,
    "conformance": "PDF/A-3b"
   },
   "anomalies": [
    {
     "code": "TEXT_AMOUNT_MISSING",
     "severity": "warn",
     "fieldName": "totalAmount.value",
     "expected": "80.00"
    }
   ],
   "billRecipient": {
    "emailAddress": "petra.muster+allowed@example.org",
    "name": "Muster Petra",
    "address": {
     "structuredAddress": {
      "street": "Seestrasse",
      "buildingNumber": "7",
      "city": "Thun",
      "postalCode": "3600",
      "countryCode": "CH"
     }
    }
   },
   "singlePayment": {
    "paymentMode": "EBILL",
    "paymentInformation": {
     "accountAndReference": {
      "generic": {
       "referenceType": "QRR",
       "referenceStructured": "000000000000000000000077259",
       "iban": "CH4431999123000889012"
      }
     },
     "amount": {
      "value": 80,
      "currencyCode": "CHF"
     },
     "dueDate": "2026-12-21",
     "payableAmountCanBeModified": false
    }
   },
   "received": {
    "amount": {
     "value": 80,
     "currencyCode": "CHF"
    },
    "receipts": [
     {
      "bookedOn": "2026-11-20",
      "amount": {
       "value": 80,
       "currencyCode": "CHF"
      },
      "verdict": "settled",
      "receivedAt": "2026-11-21T11:00:00.000Z"
     }
    ]
   },
   "remindedBy": [
    8
   ],
   "statusHistory": [
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "to": "PROCESSING",
     "cause": "submitted"
    },
    {
     "at": "2026-11-21T11:00:00.000Z",
     "field": "processingStatus",
     "from": "PROCESSING",
     "to": "DELIVERED",
     "cause": "delivered"
    }
   ]
  }
 },
 "webhook processingStatus": {
  "application/json": {
   "id": 1,
   "timestamp": "2026-11-21T11:00:00.000Z",
   "businessCaseId": 1,
   "referenceNumber": "T-advice-124",
   "type": "Advice",
   "newStatus": "PROCESSING",
   "eventName": "processing_status.changed"
  }
 },
 "webhook businessCaseStatus": {
  "application/json": {
   "id": 5,
   "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
   "timestamp": "2027-03-01T11:00:00.000Z",
   "businessCaseId": 2,
   "businessCaseNetId": "BCIDF28A4156101FB5C0FA2F5A388300CA9B",
   "referenceNumber": "T-reminder-833",
   "type": "Reminder",
   "newStatus": "APPROVED",
   "approvedAmount": {
    "value": 933.05,
    "currencyCode": "CHF"
   },
   "eventName": "business_case.status_changed"
  }
 },
 "webhook instalmentStatus": {
  "application/json": {
   "id": 11,
   "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
   "timestamp": "2026-11-21T11:00:00.000Z",
   "businessCaseId": 5,
   "businessCaseNetId": "BCIDCE56DD769B9EE302493418702334D621",
   "externalPaymentByInstalmentsId": "R3",
   "externalInstalmentId": "R3-1",
   "newStatus": "APPROVED",
   "approvedAmount": {
    "value": 465.52,
    "currencyCode": "CHF"
   },
   "eventName": "instalment.status_changed"
  }
 },
 "webhook subscriptionStatus": {
  "application/json": {
   "id": 16,
   "eventNetId": "EVID6C198A967ACA33D434754336B8055F85",
   "timestamp": "2026-11-21T11:00:00.000Z",
   "newStatus": "ACTIVE",
   "billRecipient": {
    "emailAddress": "petra@example.org",
    "billRecipientNetId": "41010025484999134",
    "type": "PRIVATE",
    "name": "petra",
    "correspondenceLanguage": "ger",
    "address": {
     "streetName": "Seeweg 7",
     "postalCode": "3600",
     "city": "Thun",
     "countryCode": "CH"
    }
   },
   "eventName": "subscription.status_changed"
  }
 },
 "webhook emailAddress": {
  "application/json": {
   "id": 4,
   "eventNetId": "EVID9449205CFE8242CC20896DF3ADB16649",
   "timestamp": "2026-11-21T11:00:00.000Z",
   "businessCaseId": 3,
   "businessCaseNetId": "BCID73390519E4E5F9372CB0C780101671B8",
   "oldEmailAddress": "xaverine.wispel+historic@quirlig.example",
   "newEmailAddress": "xaverine.wispel@quirlig.example",
   "eventName": "recipient.email_address_changed"
  }
 }
} as const;
