/** What the operations of a group are for. */
const descriptions: Readonly<Record<string, string>> = {
  __proto__: null as never,
  'Swiss QR code': 'The QR code of a Swiss QR-bill: create it, and validate or read the codes of a PDF, PNG or JPEG.',
  'Payment part and receipt':
    'Payment parts as banks accept them, one or many: on their own, on your letter, or after your pages.',
  PDF: 'Join PDFs, or draw one over another, without changing their content.',
  'Invoice documents': 'Complete invoices with line items, VAT and totals, and the payment part at the bottom.',
  Payments:
    'Create one payment file for the bank from many bills; read its answers and account statements to see what was paid. Nothing is sent to a bank, and nothing is kept.',
  'E-invoices': 'Invoices as data (Factur-X, ZUGFeRD, XRechnung, Peppol): write, validate, read and print them.',
  'Swiss payments code': 'The text in the QR code, line by line.',
  'EPC QR code': 'The code for SEPA credit transfers (GiroCode).',
  Examples: 'Request bodies that work as they are, for trying the operations.',
  IBAN: 'IBAN and QR-IBAN of Switzerland and Liechtenstein.',
  'QR reference': 'The reference of 27 digits that belongs to a QR-IBAN.',
  'Creditor reference': 'The reference of ISO 11649 that begins with RF.',
  'Country codes': 'The countries of ISO 3166-1, in four languages.',
  'Bill information': 'Coded bill information for automated booking: Swico S1.',
  'Alternative schemes': 'The parameters of alternative schemes, such as eBill, on a QR-bill.',
  'eBill examples': 'Bodies of submissions, dated today and with a new reference number each time.',
  'Business cases':
    'Submit bills, instalment bills, advices, credit notes, reminders and donation inquiries; release, resend, discard and follow them.',
  'Account statements': 'Account statements from the bank of a biller: they settle the business cases that were paid.',
  'Bill recipients': 'Who can receive eBills.',
  'Bill recipient subscriptions': 'Recipients who ask for the bills of a biller by eBill.',
  Events: 'Feeds of all events, in order and without gaps: ask again with the last id.',
  Webhooks: 'The same events sent to you, signed as Standard Webhooks defines.',
  'Webhook deliveries': 'What the service sends to your webhooks.',
  'Mails of the desk': 'Single documents that a biller sends by e-mail, where the operator allows it.',
  'PDF/A': 'PDFs in the format that archives and the eBill network require.',
  'Health check': 'Whether the service and the eBill network are available.',
  'API key': 'Whether a key is valid, what it may do and when it expires.',
  'Pages: Session': 'Signing in, choosing a biller, passwords, invitations and second factors.',
  'Pages: Users': 'The users of a biller and their roles.',
  'Pages: ApiKeys': 'The keys of a biller.',
  'Pages: CreditAccounts': 'The accounts to which the bills of a biller are paid.',
  'Pages: StagedCases': 'Business cases that wait to be checked and released.',
  'Pages: Cases': 'All business cases, listed and searched.',
  'Pages: Webhooks': 'The webhooks of a biller, their deliveries and secrets.',
  'Pages: Subscriptions': 'Who receives the bills of a biller by eBill.',
  'Pages: Events': 'The events of all feeds for the pages.',
  'Pages: Network': 'By which network the bills of the biller go.',
  'Pages: Simulator': 'Answers of bill recipients, if the network is simulated.',
  'Pages: Audit': 'Who has changed what, and when.',
};

/** The tag of a group. */
export function tagOf(group: string): { readonly name: string; readonly description?: string } {
  const description = descriptions[group];
  return description === undefined ? { name: group } : { name: group, description };
}
