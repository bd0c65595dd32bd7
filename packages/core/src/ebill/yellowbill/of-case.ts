import { compareDecimals, differenceOf, negated, sumOf } from '../../money/index.ts';
import { ProblemList } from '../../problem-list.ts';
import { type Result, resultOf } from '../../result.ts';
import type { Amount, BillRecipient, BusinessCase, VatRate } from '../business-case.ts';
import type { Reported } from '../problems.ts';
import { limits } from './limits.ts';
import { type Yellowbill, type YellowbillBody, type YellowbillLine, yellowbillCurrencies } from './model.ts';
import type { YellowbillOptions } from './options.ts';
import { receiverOf, senderOf } from './party.ts';
import { instalmentsOf, paymentOf } from './payment.ts';

const documentTypes = {
  Bill: 'BILL',
  InstalmentBill: 'BILL',
  Reminder: 'REMINDER',
  CreditNote: 'CREDITADVICE',
} as const;
type Carried = Extract<BusinessCase, { readonly type: keyof typeof documentTypes }>;

/** What a line is called where the business case has none. */
const lineWords = {
  de: { bill: 'Gemäss beiliegender Rechnung', unit: 'Stk', vat: 'MWST' },
  fr: { bill: 'Selon la facture jointe', unit: 'pce', vat: 'TVA' },
  it: { bill: 'Secondo la fattura allegata', unit: 'pz', vat: 'IVA' },
  en: { bill: 'As in the enclosed bill', unit: 'pcs', vat: 'VAT' },
} as const;

/**
 * A business case as an invoice in yellowbill, with its PDF inside: one line for each rate of VAT, and what is left of the total in
 * another. Credit notes have negative amounts. Reports, all at once, what the format has no place for: `NETWORK_TYPE_UNSUPPORTED` (advices
 * and donation inquiries), `NETWORK_DEBIT_UNSUPPORTED`, `NETWORK_CURRENCY_UNSUPPORTED`, `NETWORK_REFERENCE_TOO_LONG`,
 * `NETWORK_INSTALMENTS_UNSUPPORTED`, `NETWORK_RECIPIENT_UNSUPPORTED`. Source: yellowbill Invoice 2.0.4.
 */
export function yellowbillOf(businessCase: BusinessCase, options: YellowbillOptions): Result<Yellowbill> {
  const problems = new ProblemList<Reported>();
  const { network, transactionId, deliveryDate, biller, pdf } = options;
  if (!isCarried(businessCase)) {
    problems.report('NETWORK_TYPE_UNSUPPORTED', [], { network, type: businessCase.type });
    return resultOf(undefined as never, problems.problems);
  }
  validate(businessCase, network, problems);
  const bill: YellowbillBody['Bill'] = {
    Header: headerOf(businessCase, options),
    LineItems: { LineItem: linesOf(businessCase, options) },
    Summary: summaryOf(businessCase),
  };
  const delivery = {
    BillerID: biller.accountId,
    ...recipientOf(businessCase.billRecipient),
    DeliveryDate: deliveryDate,
    TransactionID: transactionId,
    BillDetailsType: 'PDFAppendix' as const,
  };
  const invoice: Yellowbill = {
    Header: {
      From: biller.name,
      To: 'IPECeBILLServer',
      UseCase: 'CreateybInvoice',
      SessionID: '1',
      Version: '2.0',
      Status: '0',
      SoftwareName: 'Rappen',
    },
    Body: {
      DeliveryInfo: delivery,
      Bill: bill,
      Appendix: { Document: [{ MimeType: 'x-application/pdfappendix', content: pdf }] },
    },
  };
  return resultOf(invoice, problems.problems);
}

function isCarried(businessCase: BusinessCase): businessCase is Carried {
  return Object.hasOwn(documentTypes, businessCase.type);
}

function validate(businessCase: Carried, network: string, problems: ProblemList<Reported>): void {
  const { referenceNumber, totalAmount, billRecipient } = businessCase;
  const { documentIdLengthMax: max, accountIdDigits, instalmentsMax } = limits;
  if (referenceNumber.length > max)
    problems.report('NETWORK_REFERENCE_TOO_LONG', ['referenceNumber'], { network, max });
  const currency = totalAmount.currencyCode;
  if (!isCurrency(currency))
    problems.report('NETWORK_CURRENCY_UNSUPPORTED', ['totalAmount', 'currencyCode'], { network, currency });
  const { billRecipientNetId, emailAddress, enterpriseIdentificationNumber } = billRecipient;
  const isKnown = billRecipientNetId === undefined || billRecipientNetId.length === accountIdDigits;
  if (!isKnown && emailAddress === undefined && enterpriseIdentificationNumber === undefined) {
    const path = ['billRecipient', 'billRecipientNetId'];
    problems.report('NETWORK_RECIPIENT_UNSUPPORTED', path, { network, digits: accountIdDigits });
  }
  if ('singlePayment' in businessCase && businessCase.singlePayment.paymentMode === 'EBILL_DEBIT')
    problems.report('NETWORK_DEBIT_UNSUPPORTED', ['singlePayment', 'paymentMode'], { network });
  if (businessCase.type !== 'InstalmentBill') return;
  if (!instalmentsOf(businessCase).isCarried)
    problems.report('NETWORK_INSTALMENTS_UNSUPPORTED', ['paymentsByInstalments'], { network, max: instalmentsMax });
}

function isCurrency(code: string): code is (typeof yellowbillCurrencies)[number] {
  return (yellowbillCurrencies as readonly string[]).includes(code);
}

/** By the account at the partner where it is known, else by what the biller knows of the recipient. */
function recipientOf({ billRecipientNetId, emailAddress, enterpriseIdentificationNumber }: BillRecipient) {
  if (billRecipientNetId?.length === limits.accountIdDigits) return { eBillAccountID: billRecipientNetId };
  return { AlternativeRecipientID: emailAddress ?? enterpriseIdentificationNumber ?? '' };
}

function headerOf(businessCase: Carried, { biller, language }: YellowbillOptions): YellowbillBody['Bill']['Header'] {
  const { type, referenceNumber, referencedBill, businessCaseDate, totalAmount, billRecipient, workflow } =
    businessCase;
  const numbers = workflow?.vatEnterpriseIdentificationNumbers?.vatEnterpriseIdentificationNumber ?? [];
  const { deliveryDateStart: start, deliveryDateEnd: end = start, caseReferenceForBillRecipient: own } = workflow ?? {};
  const { payment, texts } = paymentOf(businessCase);
  return {
    DocumentType: documentTypes[type],
    DocumentID: referenceNumber,
    DocumentReference: referencedBill && [numbered('BillNumber', referencedBill.referenceNumber)],
    DocumentDate: businessCaseDate,
    SenderParty: { TaxLiability: numbers.length > 0 ? 'VAT' : 'FRE', PartyType: senderOf(biller, numbers[0]) },
    ReceiverParty: { PartyType: receiverOf(billRecipient) },
    AchievementDate: end && { StartDateAchievement: start ?? end, EndDateAchievement: end },
    // What is refused is never written
    Currency: isCurrency(totalAmount.currencyCode) ? totalAmount.currencyCode : 'CHF',
    AccountAssignment: own === undefined ? undefined : { OrderReference: numbered('OrderReference', own) },
    Language: language,
    PaymentInformation: payment,
    FreeText: texts.length === 0 ? undefined : texts,
  };
}

function numbered(type: string, value: string) {
  return { ReferencePosition: '1', ReferenceType: type, ReferenceValue: value };
}

/** The whole with its tax; what is already paid is in it. Amounts in another currency than the total cannot be added to it. */
function totalsOf({ type, totalAmount, workflow }: Carried) {
  const signed = (amount: string) => (type === 'CreditNote' ? negated(amount) : amount);
  const known = (amount: Amount | undefined) =>
    amount?.currencyCode === totalAmount.currencyCode ? amount.value : undefined;
  const paid = known(workflow?.amountPaid);
  const all = workflow?.vatRates?.vatRate ?? [];
  const isKnown = all.every(({ taxBaseAmount, taxAmount }) => known(taxBaseAmount) && known(taxAmount));
  const rates = isKnown ? all : [];
  const inclusive = sumOf([totalAmount.value ?? '0.00', paid ?? '0.00']);
  const tax = sumOf(rates.map(({ taxAmount }) => taxAmount.value ?? '0.00'));
  const exclusive = known(workflow?.netAmount) ?? differenceOf(inclusive, tax);
  return { signed, rates, inclusive, exclusive, tax, paid, due: totalAmount.value };
}

function summaryOf(businessCase: Carried): YellowbillBody['Bill']['Summary'] {
  const { signed, rates, inclusive, exclusive, tax, paid, due } = totalsOf(businessCase);
  const details = rates.map((rate) => taxOf(rate, signed));
  return {
    Tax: details.length === 0 ? undefined : { TaxDetail: details, TotalTax: signed(tax) },
    TotalAmountExclusiveTax: signed(exclusive),
    TotalAmountInclusiveTax: signed(inclusive),
    TotalAmountPaid: paid && signed(paid),
    TotalAmountDue: due && signed(due),
  };
}

function taxOf({ percentage, taxBaseAmount, taxAmount }: VatRate, signed: (amount: string) => string) {
  const [base, tax] = [taxBaseAmount.value ?? '0.00', taxAmount.value ?? '0.00'];
  return {
    Rate: percentage,
    Amount: signed(tax),
    BaseAmountExclusiveTax: signed(base),
    BaseAmountInclusiveTax: signed(sumOf([base, tax])),
  };
}

/** One line for each rate, and one for what no rate is of: together the total. */
function linesOf(businessCase: Carried, { language }: YellowbillOptions): readonly YellowbillLine[] {
  const { signed, rates, inclusive, exclusive } = totalsOf(businessCase);
  const words = lineWords[language];
  const ofRates = rates.map((rate) => {
    const detail = taxOf(rate, signed);
    return {
      text: `${words.bill}, ${words.vat} ${rate.percentage} %`,
      tax: { TaxDetail: detail, TotalTax: detail.Amount },
      inclusive: detail.BaseAmountInclusiveTax,
      exclusive: detail.BaseAmountExclusiveTax,
    };
  });
  const left = (all: string, parts: readonly string[]) => sumOf([signed(all), ...parts.map(negated)]);
  const rest = {
    text: words.bill,
    tax: undefined,
    inclusive: left(
      inclusive,
      ofRates.map((line) => line.inclusive),
    ),
    exclusive: left(
      exclusive,
      ofRates.map((line) => line.exclusive),
    ),
  };
  const hasRest = [rest.inclusive, rest.exclusive].some((amount) => compareDecimals(amount, '0') !== 0);
  const lines = ofRates.length === 0 || hasRest ? [...ofRates, rest] : ofRates;
  return lines.map(({ text, tax, ...amounts }, index) => ({
    LineItemType: 'NORMAL',
    LineItemID: String(index + 1),
    ProductDescription: text,
    Quantity: '1',
    QuantityDescription: words.unit,
    PriceUnit: '1',
    Tax: tax,
    AmountInclusiveTax: amounts.inclusive,
    AmountExclusiveTax: amounts.exclusive,
  }));
}
