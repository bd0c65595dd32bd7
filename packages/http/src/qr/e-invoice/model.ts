import { eInvoiceRules, receivedProfiles, syntaxNames } from '@rappen/core/e-invoice';
import { anyText, boolean, choice, list, openObject, optional, required, wholeNumber } from '@rappen/core/model';
import { qrInvoiceAsReadModel } from '@rappen/core/swiss-qr';

/** A term of EN 16931 that may be absent. */
const text = (term: string) => optional(anyText(), term);
/** An amount, quantity or rate as it was sent. */
const decimal = (term: string) => optional(anyText(), `${term}: decimal text`);
const day = (term: string) => optional(anyText(), `${term}: yyyy-mm-dd`);

const identifierModel = openObject(
  { id: text('Identifier'), scheme: text('Its list') },
  { name: 'EInvoiceIdentifier' },
);
const addressModel = openObject(
  {
    line1: text('BT-35, 50'),
    line2: text('BT-36, 51'),
    line3: text('BT-162, 163'),
    postalCode: text('BT-38, 53'),
    city: text('BT-37, 52'),
    subdivision: text('BT-39, 54'),
    country: text('BT-40, 55'),
  },
  { name: 'EInvoiceAddress' },
);
const partyModel = openObject(
  {
    name: text('BT-27, 44'),
    tradingName: text('BT-28, 45'),
    ids: required(list(identifierModel), 'BT-29, 46'),
    registration: optional(identifierModel, 'BT-30, 47'),
    vatId: text('BT-31, 48'),
    taxNumber: text('BT-32'),
    legalForm: text('BT-33'),
    electronicAddress: optional(identifierModel, 'BT-34, 49'),
    address: optional(addressModel, 'BG-5, 8'),
    contact: optional(
      openObject(
        { name: text('BT-41, 56'), phone: text('BT-42, 57'), email: text('BT-43, 58') },
        { name: 'EInvoiceContact' },
      ),
      'BG-6, 9',
    ),
  },
  { name: 'EInvoiceParty' },
);
const vatMembers = { category: text('BT-95, 102, 118, 151'), rate: decimal('BT-96, 103, 119, 152') };
const vatModel = openObject(vatMembers, { name: 'EInvoiceVat' });
const allowanceMembers = {
  amount: decimal('BT-92, 99, 136, 141'),
  base: decimal('BT-93, 100, 137, 142'),
  percent: decimal('BT-94, 101, 138, 143'),
  reason: text('BT-97, 104, 139, 144'),
  reasonCode: text('BT-98, 105, 140, 145'),
};
const lineAllowances = list(openObject(allowanceMembers, { name: 'EInvoiceLineAllowance' }));
const documentAllowances = list(
  openObject({ ...allowanceMembers, vat: optional(vatModel) }, { name: 'EInvoiceAllowance' }),
);
const periodModel = openObject({ from: day('BT-73, 134'), to: day('BT-74, 135') }, { name: 'EInvoicePeriod' });
const quantityModel = openObject(
  { value: decimal('BT-129, 149'), unit: text('BT-130, 150') },
  { name: 'EInvoiceQuantity' },
);
const itemModel = openObject(
  {
    name: text('BT-153'),
    description: text('BT-154'),
    sellerId: text('BT-155'),
    buyerId: text('BT-156'),
    standardId: optional(identifierModel, 'BT-157'),
    classifications: required(
      list(
        openObject(
          { id: text('Identifier'), scheme: text('Its list'), version: text('The release of the list') },
          { name: 'EInvoiceClassification' },
        ),
      ),
      'BT-158',
    ),
    originCountry: text('BT-159'),
    attributes: required(
      list(openObject({ name: text('BT-160'), value: text('BT-161') }, { name: 'EInvoiceItemAttribute' })),
      'BG-32',
    ),
  },
  { name: 'EInvoiceItem' },
);
const lineModel = openObject(
  {
    id: text('BT-126'),
    note: text('BT-127'),
    object: optional(identifierModel, 'BT-128'),
    quantity: optional(quantityModel, 'BT-129, 130'),
    net: decimal('BT-131'),
    orderLine: text('BT-132'),
    accountingReference: text('BT-133'),
    period: optional(periodModel, 'BG-26'),
    allowances: required(lineAllowances, 'BG-27'),
    charges: required(lineAllowances, 'BG-28'),
    price: optional(
      openObject(
        {
          net: decimal('BT-146'),
          discount: decimal('BT-147'),
          gross: decimal('BT-148'),
          base: optional(quantityModel, 'BT-149, 150'),
        },
        { name: 'EInvoicePrice' },
      ),
      'BG-29',
    ),
    vat: optional(vatModel, 'BG-30'),
    item: optional(itemModel, 'BG-31'),
  },
  { name: 'EInvoiceLine' },
);
const totalsModel = openObject(
  {
    lines: decimal('BT-106'),
    allowances: decimal('BT-107'),
    charges: decimal('BT-108'),
    net: decimal('BT-109'),
    vat: decimal('BT-110'),
    vatInVatCurrency: decimal('BT-111'),
    gross: decimal('BT-112'),
    prepaid: decimal('BT-113'),
    rounding: decimal('BT-114'),
    due: decimal('BT-115'),
  },
  { name: 'EInvoiceTotals' },
);
const paymentMeansModel = openObject(
  {
    code: text('BT-81'),
    text: text('BT-82'),
    account: text('BT-84'),
    accountName: text('BT-85'),
    bic: text('BT-86'),
    payerAccount: text('BT-91'),
  },
  { name: 'EInvoicePaymentMeans' },
);
const supportingDocumentModel = openObject(
  {
    id: text('BT-122'),
    description: text('BT-123'),
    location: text('BT-124'),
    file: optional(
      openObject(
        { base64: text('The file in base64'), mediaType: text('Its media type'), name: text('Its name') },
        { name: 'EInvoiceFile' },
      ),
      'BT-125',
    ),
  },
  { name: 'EInvoiceSupportingDocument' },
);

const termAdjustments = list(
  openObject(
    {
      from: day('The first day of the period'),
      period: optional(quantityModel, 'Length of the period'),
      until: day('The last day of it'),
      base: decimal('Base amount'),
      percent: decimal('Percentage'),
      amount: decimal('Amount'),
    },
    { name: 'EInvoiceTermAdjustment' },
  ),
);
const termModel = openObject(
  {
    description: text('BT-20'),
    dueDate: day('BT-9'),
    partialAmount: decimal('The part of the amount due that it covers'),
    discounts: required(termAdjustments, 'Discounts for early payment'),
    penalties: required(termAdjustments, 'Penalties for late payment'),
  },
  { name: 'EInvoicePaymentTerm' },
);

/** An e-invoice by its business terms: the members of the value that the core reads into. */
const eInvoiceModel = openObject(
  {
    specification: text('BT-24'),
    businessProcess: text('BT-23'),
    number: text('BT-1'),
    issueDate: day('BT-2'),
    typeCode: text('BT-3'),
    currency: text('BT-5'),
    vatCurrency: text('BT-6'),
    dueDate: day('BT-9'),
    buyerReference: text('BT-10'),
    project: text('BT-11'),
    contract: text('BT-12'),
    order: text('BT-13'),
    salesOrder: text('BT-14'),
    receivingAdvice: text('BT-15'),
    despatchAdvice: text('BT-16'),
    tender: text('BT-17'),
    invoicedObject: optional(identifierModel, 'BT-18'),
    accountingReference: text('BT-19'),
    paymentTerms: text('BT-20'),
    terms: optional(list(termModel), 'Structured terms, if there is more than a due date and text'),
    mandate: text('BT-89'),
    creditorId: text('BT-90'),
    notes: required(
      list(openObject({ subject: text('BT-21'), text: text('BT-22') }, { name: 'EInvoiceNote' })),
      'BG-1',
    ),
    precedingInvoices: required(
      list(openObject({ number: text('BT-25'), issueDate: day('BT-26') }, { name: 'EInvoicePreceding' })),
      'BG-3',
    ),
    seller: optional(partyModel, 'BG-4'),
    buyer: optional(partyModel, 'BG-7'),
    payee: optional(
      openObject(
        {
          name: text('BT-59'),
          id: optional(identifierModel, 'BT-60'),
          registration: optional(identifierModel, 'BT-61'),
        },
        { name: 'EInvoicePayee' },
      ),
      'BG-10',
    ),
    taxRepresentative: optional(
      openObject(
        { name: text('BT-62'), vatId: text('BT-63'), address: optional(addressModel, 'BG-12') },
        { name: 'EInvoiceTaxRepresentative' },
      ),
      'BG-11',
    ),
    delivery: optional(
      openObject(
        {
          name: text('BT-70'),
          location: optional(identifierModel, 'BT-71'),
          date: day('BT-72'),
          address: optional(addressModel, 'BG-15'),
        },
        { name: 'EInvoiceDelivery' },
      ),
      'BG-13',
    ),
    period: optional(periodModel, 'BG-14'),
    remittance: text('BT-83'),
    paymentMeans: required(list(paymentMeansModel), 'BG-16, 17'),
    allowances: required(documentAllowances, 'BG-20'),
    charges: required(documentAllowances, 'BG-21'),
    totals: optional(totalsModel, 'BG-22'),
    vatBreakdown: required(
      list(
        openObject(
          {
            ...vatMembers,
            base: decimal('BT-116'),
            amount: decimal('BT-117'),
            reason: text('BT-120'),
            reasonCode: text('BT-121'),
          },
          { name: 'EInvoiceVatBreakdown' },
        ),
      ),
      'BG-23',
    ),
    supportingDocuments: required(list(supportingDocumentModel), 'BG-24'),
    lines: required(list(lineModel), 'BG-25'),
  },
  { name: 'EInvoice', description: 'By the business terms of EN 16931; amounts are decimal text, as sent' },
);

export const findingModel = openObject(
  {
    rule: optional(anyText(), 'The rule that is broken, such as BR-CO-16'),
    term: optional(anyText(), 'The business term, such as BT-115'),
    fieldName: required(anyText(), 'Where: in invoice of the answer of parse'),
    message: required(anyText()),
    code: required(anyText()),
    severity: required(
      choice(['ERROR', 'WARNING', 'INFORMATION']),
      'As published with the rule: only errors make an e-invoice invalid',
    ),
    line: optional(wholeNumber(), 'Of what the schema says: the line in the XML, from 1'),
    column: optional(wholeNumber()),
  },
  { name: 'EInvoiceFinding' },
);

const verdictMembers = {
  valid: required(boolean, 'Whether none of the rules checked is broken as an error'),
  syntax: required(choice(syntaxNames)),
  profile: optional(choice(receivedProfiles), 'The profile it claims; absent if unknown'),
  rules: required(choice(eInvoiceRules), 'The rules that you asked for, or those that it claims to keep'),
  ruleSets: required(
    list(openObject({ name: required(anyText()), version: required(anyText()) }, { name: 'EInvoiceRuleSet' })),
    'The schema and rule sets that it was validated against, with their releases',
  ),
  uncheckedRules: required(list(anyText()), 'What is not checked of these sets, and of the profile that it claims'),
  findings: required(list(findingModel), 'Broken rules: errors, warnings and information'),
  remarks: required(list(findingModel), 'Points that break no rule, but that a person should see'),
};

export const verdictModel = openObject(verdictMembers, { name: 'EInvoiceVerdict' });

export const paymentModel = openObject(
  {
    payable: required(boolean, 'Whether it can be paid by credit transfer'),
    reason: optional(anyText(), 'Why it cannot'),
    amount: optional(anyText(), 'Decimal text'),
    currency: optional(anyText()),
    reference: optional(anyText(), 'QR reference or creditor reference'),
    message: optional(anyText()),
    dueDate: optional(anyText(), 'Due date of the full amount: yyyy-mm-dd'),
    collected: required(boolean, 'Whether it is collected by direct debit'),
    accounts: required(list(anyText()), 'All accounts that may be paid, the preferred one first'),
    discounts: required(
      list(
        openObject(
          {
            percent: optional(anyText(), 'Absent if the invoice states only an amount'),
            days: optional(wholeNumber(), 'From the day of the invoice'),
            basis: optional(anyText(), 'Base of the discount. Default: the amount due'),
            until: required(anyText(), 'The last day on which it is granted: yyyy-mm-dd'),
            amount: required(anyText(), 'Discount amount, rounded half up to 0.01'),
            payable: required(anyText(), 'Amount left to pay'),
          },
          { name: 'EInvoiceDiscount' },
        ),
      ),
      'Cash discounts, by their last day',
    ),
    instalments: required(
      list(openObject({ amount: required(anyText()), dueDate: optional(anyText()) }, { name: 'EInvoiceInstalment' })),
      'Instalments, if it is to be paid in parts',
    ),
    openTerms: required(list(findingModel), 'Parts of the terms that were not understood'),
  },
  { name: 'EInvoicePayment' },
);

export const readingModel = openObject(
  {
    ...verdictMembers,
    file: optional(
      openObject(
        {
          name: required(anyText()),
          relationship: optional(anyText(), 'Its relationship to the PDF, such as Alternative'),
          level: optional(anyText(), 'Its profile according to the PDF, such as EN 16931'),
        },
        { name: 'EInvoiceAttachment' },
      ),
      'The attachment of the PDF that contained it',
    ),
    invoice: required(eInvoiceModel),
    payment: required(paymentModel),
    unread: required(list(anyText()), 'Paths of what was not understood'),
    unreadCount: required(wholeNumber(), 'Total number; if there are very many, only the first are listed'),
    qrInvoice: optional(qrInvoiceAsReadModel, 'The QR-bill for it, if the account is in Switzerland or Liechtenstein'),
  },
  { name: 'EInvoiceReading' },
);
