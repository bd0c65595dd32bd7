import { addDays, parseCalendarDate } from '@rappen/core/date';
import { parseTypedAmount } from '@rappen/core/money';
import { type Problem, problem } from '@rappen/core/problem';
import { checkSwicoS1, grossOf, readSwicoS1, type SwicoS1, type VatDetail, writeSwicoS1 } from '@rappen/core/swiss-qr';

/** What stands in the fields of the assistant, as it was typed. */
export interface SwicoForm {
  readonly invoiceReference: string;
  readonly invoiceDate: string;
  readonly customerReference: string;
  readonly uidNumber: string;
  readonly vatDateStart: string;
  readonly vatDateEnd: string;
  readonly vatDetails: readonly VatLine[];
  readonly paymentConditions: readonly ConditionLine[];
  /** Taxes on import have no field: they are kept as they were read. */
  readonly importTaxes: SwicoS1['importTaxes'];
}

export interface VatLine {
  readonly taxPercentage: string;
  readonly taxedNetAmount: string;
}

export interface ConditionLine {
  readonly cashDiscountPercentage: string;
  readonly eligiblePaymentPeriodDays: string;
}

export const emptySwico: SwicoForm = {
  invoiceReference: '',
  invoiceDate: '',
  customerReference: '',
  uidNumber: '',
  vatDateStart: '',
  vatDateEnd: '',
  vatDetails: [],
  paymentConditions: [],
  importTaxes: [],
};

/** The text of the fields, and what is wrong with them: what cannot be written is left out. */
export interface SwicoWriting {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** Net amounts and taxes together, and the day the term of payment ends, where they are known. */
  readonly gross: string | undefined;
  readonly dueDate: string | undefined;
}

/** The fields of a text; undefined when it is no S1, or not read whole. */
export function swicoFormOf(text: string): SwicoForm | undefined {
  const reading = readSwicoS1(text);
  // What cannot be read would be lost when the fields are written
  if (!reading.ok || reading.value.unread.length > 0) return undefined;
  const { value } = reading.value;
  return {
    invoiceReference: value.invoiceReference ?? '',
    invoiceDate: value.invoiceDate ?? '',
    customerReference: value.customerReference ?? '',
    uidNumber: value.uidNumber ?? '',
    vatDateStart: value.vatDateStart ?? '',
    vatDateEnd: value.vatDateEnd ?? '',
    vatDetails: value.vatDetails.map(({ taxPercentage, taxedNetAmount = '' }) => ({ taxPercentage, taxedNetAmount })),
    paymentConditions: value.paymentConditions.map(({ cashDiscountPercentage, eligiblePaymentPeriodDays }) => ({
      cashDiscountPercentage,
      eligiblePaymentPeriodDays: String(eligiblePaymentPeriodDays),
    })),
    importTaxes: value.importTaxes,
  };
}

const rate = /^\d{1,3}(?:\.\d{1,3})?$/;
const days = /^\d{1,4}$/;

/** Writes the fields as S1 text (version 1.2). Paths of problems are the names of the fields. */
export function writeSwicoForm(form: SwicoForm, amount?: string): SwicoWriting {
  const problems: Problem[] = [];
  const wrong = (path: (string | number)[], tag: string, form: string): undefined => {
    problems.push(problem('SWICO_VALUE', path, { tag, form }));
  };
  const date = (name: 'invoiceDate' | 'vatDateStart' | 'vatDateEnd', tag: string) => {
    if (form[name] === '') return undefined;
    const day = parseCalendarDate(form[name]);
    return day.ok && day.value.startsWith('20') ? day.value : wrong([name], tag, 'a date from 2000 to 2099');
  };
  const uidDigits = form.uidNumber.replace(/^CHE|[\s.-]/g, '');
  const vatDetails = form.vatDetails.flatMap(({ taxPercentage, taxedNetAmount }, index): VatDetail[] => {
    if (taxPercentage === '' && taxedNetAmount.trim() === '') return [];
    if (!rate.test(taxPercentage)) return wrong(['vatDetails', index, 'taxPercentage'], '32', 'a rate as in 8.1') ?? [];
    if (taxedNetAmount.trim() === '') return [{ taxPercentage, taxedNetAmount: undefined }];
    const net = parseTypedAmount(taxedNetAmount);
    if (!net.ok) return wrong(['vatDetails', index, 'taxedNetAmount'], '32', 'an amount as in 120.50') ?? [];
    return [{ taxPercentage, taxedNetAmount: net.value }];
  });
  const paymentConditions = form.paymentConditions.flatMap((line, index) => {
    const { cashDiscountPercentage: discount, eligiblePaymentPeriodDays: period } = line;
    if (discount === '' && period === '') return [];
    if (!rate.test(discount || '0'))
      return wrong(['paymentConditions', index, 'cashDiscountPercentage'], '40', 'a rate as in 2') ?? [];
    if (!days.test(period))
      return wrong(['paymentConditions', index, 'eligiblePaymentPeriodDays'], '40', 'whole days') ?? [];
    return [{ cashDiscountPercentage: discount || '0', eligiblePaymentPeriodDays: Number(period) }];
  });
  const value: SwicoS1 = {
    invoiceReference: form.invoiceReference || undefined,
    invoiceDate: date('invoiceDate', '11'),
    customerReference: form.customerReference || undefined,
    uidNumber:
      uidDigits === '' || /^\d{9}$/.test(uidDigits)
        ? uidDigits || undefined
        : wrong(['uidNumber'], '30', 'the nine digits of a UID'),
    vatDateStart: date('vatDateStart', '31'),
    vatDateEnd: date('vatDateEnd', '31'),
    vatDetails,
    importTaxes: form.importTaxes,
    paymentConditions,
  };
  const term = paymentConditions.find(({ cashDiscountPercentage }) => /^0(?:\.0+)?$/.test(cashDiscountPercentage));
  return {
    text: writeSwicoS1(value),
    problems: [...problems, ...checkSwicoS1(value, amount)],
    gross: grossOf(value),
    dueDate: value.invoiceDate && term && addDays(value.invoiceDate, term.eligiblePaymentPeriodDays),
  };
}
