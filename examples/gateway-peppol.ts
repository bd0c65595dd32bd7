// Hands bills to an access point of Peppol as UBL; what cannot be UBL is refused with a reason.
//   GATEWAY_SECRET=whsec_… ACCESS_POINT_URL=https://… SELLER_FILE=seller.json node gateway-peppol.ts
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { invoiceToXml } from '@rappen/core';
import { type Calls, serveGateway } from './gateway-server.ts';

const { ACCESS_POINT_URL = '', SELLER_FILE = 'seller.json', GATEWAY_FILE = 'gateway.txt' } = process.env;
// The `sender` and the `contactPerson` of an invoice document: the company that all bills come from
const seller = JSON.parse(readFileSync(SELLER_FILE, 'utf8'));
const sent = new Set(existsSync(GATEWAY_FILE) ? readFileSync(GATEWAY_FILE, 'utf8').split('\n').filter(Boolean) : []);
const underWay = new Set<string>();

function idOf(billerNetId: string, referenceNumber: string): string {
  const hash = createHash('sha256').update(JSON.stringify([billerNetId, referenceNumber]));
  return `BCID${hash.digest('hex').slice(0, 32).toUpperCase()}`;
}

// biome-ignore lint/suspicious/noExplicitAny: a case is what the guide says
function ublOf(type: string, { referenceNumber, billRecipient, singlePayment, workflow, ...bill }: any) {
  const { enterpriseIdentificationNumber: uid, name, address } = billRecipient;
  const place = address.structuredAddress;
  const rates = workflow?.vatRates?.vatRate;
  if (type !== 'Bill') return { code: 'KIND_NOT_CARRIED', message: `This gateway carries no ${type}` };
  if (uid === undefined) return { code: 'RECIPIENT_WITHOUT_UID', message: 'Peppol finds recipients by their UID' };
  if (!place || !rates) return { code: 'NO_UBL', message: 'UBL needs the address in fields, and the VAT by rate' };
  const { postalCode, city, countryCode: country, street: streetName, buildingNumber: houseNumber } = place;
  const { dueDate, accountAndReference } = singlePayment.paymentInformation;
  const { iban, referenceType, referenceStructured: reference } = accountAndReference.generic;
  const creditor = { addressType: 'STRUCTURED', name: seller.sender.name, ...seller.sender.address };
  const made = invoiceToXml(
    {
      ...seller,
      recipient: {
        addressLines: [name, `${postalCode} ${city}`],
        address: { name, streetName, houseNumber, postalCode, city, country },
        uid,
      },
      invoiceNr: referenceNumber,
      invoiceDate: bill.businessCaseDate,
      dueDate,
      customerReference: workflow.caseReferenceForBillRecipient ?? referenceNumber,
      currency: bill.totalAmount.currencyCode,
      prepaidAmount: workflow.amountPaid?.value,
      // biome-ignore lint/suspicious/noExplicitAny: a case is what the guide says
      positions: rates.map(({ percentage, taxBaseAmount }: any) => {
        return { description: referenceNumber, unitPrice: taxBaseAmount.value, vatRate: percentage };
      }),
      qrInvoice: {
        creditorInformation: { iban, creditor },
        paymentReference: { referenceType, reference },
      },
    },
    { eInvoiceProfile: 'peppol' },
  );
  if (!made.ok) return { code: 'NO_UBL', message: made.problems.map(({ message }) => message).join(' ') };
  const due = /<cbc:PayableAmount[^>]*>([^<]+)/.exec(made.value)?.[1];
  if (Number(due) !== Number(bill.totalAmount.value))
    return { code: 'NO_UBL', message: `By its VAT the bill comes to ${due}, not to ${bill.totalAmount.value}` };
  return { uid, xml: made.value };
}

/** As your access point has it: whether somebody receives invoices, and how it takes one. */
async function receives(uid = ''): Promise<boolean> {
  return (await fetch(`${ACCESS_POINT_URL}/participants/0183:${uid}`)).status === 200;
}
async function handOver(id: string, uid: string, xml: string): Promise<void> {
  const headers = { 'content-type': 'application/xml', 'idempotency-key': id, receiver: `0183:${uid}` };
  const answer = await fetch(`${ACCESS_POINT_URL}/documents`, { method: 'POST', headers, body: xml });
  if (!answer.ok) throw new Error(`The access point answers ${answer.status}`);
}

const calls: Calls = {
  async submit({ billerNetId, type, businessCase }) {
    const businessCaseNetId = idOf(billerNetId, businessCase.referenceNumber);
    if (sent.has(businessCaseNetId)) return { outcome: 'duplicate', businessCaseNetId };
    if (underWay.has(businessCaseNetId)) return { outcome: 'pending', afterSeconds: 1 };
    const ubl = ublOf(type, businessCase);
    if (!('xml' in ubl)) return { outcome: 'refused', ...ubl };
    underWay.add(businessCaseNetId);
    try {
      await handOver(businessCaseNetId, ubl.uid, ubl.xml);
      appendFileSync(GATEWAY_FILE, `${businessCaseNetId}\n`, { flush: true });
      sent.add(businessCaseNetId);
    } finally {
      underWay.delete(businessCaseNetId);
    }
    return { outcome: 'accepted', businessCaseNetId };
  },
  async find({ billerNetId, referenceNumber }) {
    const businessCaseNetId = idOf(billerNetId, referenceNumber);
    return sent.has(businessCaseNetId) ? { businessCaseNetId } : {};
  },
  async recipients({ queries }) {
    const hits = queries.map(async ({ enterpriseIdentificationNumber, billRecipientNetId }: Record<string, string>) => {
      const digits = billRecipientNetId ?? enterpriseIdentificationNumber?.slice('CHE'.length);
      const isThere = digits !== undefined && (await receives(`CHE${digits}`));
      if (!isThere) return { submissionStatus: 'NOT_ALLOWED', reason: 'UNKNOWN' };
      return { submissionStatus: 'ALLOWED', billRecipientNetId: digits, activeSubscription: true, directDebit: false };
    });
    return { hits: await Promise.all(hits) };
  },
  recipient: async ({ billRecipientNetId }) => ({ isKnown: await receives(`CHE${billRecipientNetId}`) }),
  // Nobody subscribes in Peppol, and nobody says what became of a bill
  initiate: async () => ({}),
  confirm: async () => ({}),
  events: async () => ({ events: [] }),
  health: async () => ({ available: true, message: 'The gateway is there' }),
};

serveGateway(calls);
