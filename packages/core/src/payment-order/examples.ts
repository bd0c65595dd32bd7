import type { PaymentOrderJson } from './model.ts';

/** Four payments of a fictitious company: with QR reference, with creditor reference, with a message, and by SEPA. */
export const paymentOrderExample: PaymentOrderJson = {
  messageId: 'RAPPEN-20261123-0001',
  createdAt: '2026-11-23T08:15:00',
  executionDate: '2026-11-26',
  debtor: { name: 'Velowerk Seetal GmbH', iban: 'CH1598763000120034506' },
  batchBooking: true,
  software: { name: 'Rappen', version: '0.1.0' },
  payments: [
    {
      creditor: {
        name: 'Lenz & Töchter AG',
        streetName: 'Mühleweg',
        houseNumber: '12',
        postalCode: '5600',
        city: 'Lenzburg',
        country: 'CH',
      },
      iban: 'CH2731998000700420011',
      currency: 'CHF',
      amount: '1520.40',
      referenceType: 'QRR',
      reference: '000000000000000202611047115',
      message: 'Auftrag vom 04.11.2026',
      ultimateDebtor: {
        name: 'Velowerk Seetal GmbH',
        streetName: 'Bahnweg',
        houseNumber: '3a',
        postalCode: '5707',
        city: 'Seengen',
        country: 'CH',
      },
      endToEndId: 'LF-2026-311',
    },
    {
      creditor: {
        name: 'Aare Papier Genossenschaft',
        streetName: 'Uferstrasse 8',
        postalCode: '5000',
        city: 'Aarau',
        country: 'CH',
      },
      iban: 'CH6998765000000815002',
      currency: 'CHF',
      amount: '249.25',
      referenceType: 'SCOR',
      reference: 'RF72AARE20260917',
      endToEndId: 'LF-2026-312',
    },
    {
      creditor: { name: 'Verein Alpengarten', postalCode: '9490', city: 'Vaduz', country: 'LI' },
      iban: 'LI7098764000003300117',
      currency: 'CHF',
      amount: '150.00',
      referenceType: 'NON',
      message: 'Gönnerbeitrag 2026',
    },
    {
      creditor: {
        name: 'Radteile Nord GmbH',
        streetName: 'Hafenring',
        houseNumber: '44',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'DE',
      },
      iban: 'DE90999999990000004711',
      currency: 'EUR',
      amount: '400.00',
      referenceType: 'NON',
      message: 'Rechnung 88-2026, Kunde 1207',
      endToEndId: 'LF-2026-313',
      service: 'SEPA',
    },
  ],
};

/** What a bank might answer to it: one payment refused, one moved to the next day, the rest accepted by silence. */
export const statusReportExample: string = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
  <GrpHdr><MsgId>BK-7781-B</MsgId><CreDtTm>2026-11-23T08:21:40</CreDtTm><InitgPty><Nm>Testbank</Nm></InitgPty></GrpHdr>
  <OrgnlGrpInfAndSts><OrgnlMsgId>RAPPEN-20261123-0001</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><OrgnlNbOfTxs>4</OrgnlNbOfTxs><OrgnlCtrlSum>2319.65</OrgnlCtrlSum><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>RAPPEN-20261123-0001-1</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>
   <TxInfAndSts><OrgnlInstrId>1-2</OrgnlInstrId><OrgnlEndToEndId>LF-2026-312</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>Konto ungueltig</AddtlInf></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts>
  <OrgnlPmtInfAndSts><OrgnlPmtInfId>RAPPEN-20261123-0001-2</OrgnlPmtInfId><PmtInfSts>ACWC</PmtInfSts><StsRsnInf><Rsn><Cd>DT06</Cd></Rsn><AddtlInf>Ausfuehrung am 27.11.2026</AddtlInf></StsRsnInf></OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>
`;
