/** What the operations of a group are for. */
const descriptions: Readonly<Record<string, string>> = {
  'Swiss QR code': 'The QR code of a Swiss QR-bill: create it, and validate or read the codes of a PDF, PNG or JPEG.',
  'Payment part and receipt':
    'Slips as banks accept them, single and in bulk: on their own, on your letter, or behind your pages.',
  PDF: 'Join PDFs, or put one on top of another, without touching what is in them.',
  'Invoice documents': 'Whole invoices with positions, VAT and totals, and the payment part at the bottom.',
  Payments:
    'Bills become one payment file for the bank; its answers and account statements say what was paid. Nothing is sent to a bank, and nothing is kept.',
  'E-invoices': 'Invoices as data (Factur-X, ZUGFeRD, XRechnung, Peppol): write, validate, read and print them.',
  'Swiss payments code': 'The text in the QR code, line by line.',
  'EPC QR code': 'The code for SEPA credit transfers (GiroCode).',
  Examples: 'Bodies that are accepted as they are, to try the operations with.',
  IBAN: 'IBAN and QR-IBAN of Switzerland and Liechtenstein.',
  'QR reference': 'The reference of 27 digits that belongs to a QR-IBAN.',
  'Creditor reference': 'The reference of ISO 11649 that begins with RF.',
  'Country codes': 'The countries of ISO 3166-1, in four languages.',
  'Bill information': 'Coded bill information for automated booking: Swico S1.',
  'Alternative schemes': 'The parameters of alternative schemes, such as eBill, on a QR-bill.',
  'eBill examples': 'Bodies of submissions, dated today and with a new reference number each time.',
  'Business cases':
    'Submit bills, instalment bills, advices, credit notes, reminders and donation inquiries; release, resend, discard and follow them.',
  'Account statements': 'What the bank of a biller tells: it settles the business cases that it paid.',
  'Bill recipients': 'Who can receive eBills.',
  'Bill recipient subscriptions': 'Recipients who ask for the bills of a biller by eBill.',
  Events: 'Feeds of everything that happened, in order and without gaps: ask again with the last id.',
  Webhooks: 'The same events sent to you, signed as Standard Webhooks defines.',
  'Webhook deliveries': 'What the service sends to your webhooks.',
  'PDF/A': 'PDFs in the form that archives and the eBill network ask for.',
  'Health check': 'Whether the service and the eBill network answer.',
  'API key': 'Whether a key is good, what it may do and when it expires.',
  'Pages: Session': 'Signing in, choosing a biller, passwords, invitations and second factors.',
  'Pages: Users': 'The people of a biller and what they may do.',
  'Pages: ApiKeys': 'The keys of a biller.',
  'Pages: CreditAccounts': 'The accounts that the bills of a biller are paid to.',
  'Pages: StagedCases': 'Business cases that wait to be looked at and released.',
  'Pages: Cases': 'All business cases, listed and searched.',
  'Pages: Webhooks': 'The webhooks of a biller, their deliveries and secrets.',
  'Pages: Subscriptions': 'Who receives the bills of a biller by eBill.',
  'Pages: Events': 'The events of all feeds for the pages.',
  'Pages: Simulator': 'Answers of bill recipients, where the network is simulated.',
  'Pages: Audit': 'Who has changed what, and when.',
};

/** The tag of a group. */
export function tagOf(group: string): { readonly name: string; readonly description?: string } {
  const description = descriptions[group];
  return description === undefined ? { name: group } : { name: group, description };
}
