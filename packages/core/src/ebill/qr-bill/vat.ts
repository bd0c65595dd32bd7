import type { Named } from '../../model/index.ts';
import { compareDecimals, differenceOf, includedTaxOf, sumOf, taxOf } from '../../money/index.ts';
import type { SwicoS1, VatDetail } from '../../swiss-qr/billing-information/swico-s1.ts';
import type { Workflow } from '../business-case.ts';
import { limits } from '../limits.ts';

/**
 * What Swico bill information says on VAT, as the `workflow` of a business case: the biller's number (tag 30), the day or
 * period of service (tag 31) and the rates with base and tax (tag 32). Rates without a net amount, or beyond the bounds
 * of a business case, are left out: they are for bookkeeping, and no reason to refuse a bill.
 */
export function workflowOf(
  information: SwicoS1,
  amount: string | undefined,
  currencyCode: string,
): Named<Workflow> | undefined {
  const { uidNumber, vatDateStart, vatDateEnd } = information;
  const isReversed = vatDateStart !== undefined && vatDateEnd !== undefined && vatDateStart > vatDateEnd;
  const vatRates = vatRatesOf(information.vatDetails, amount, currencyCode);
  const workflow: Named<Workflow> = {
    vatEnterpriseIdentificationNumbers:
      uidNumber === undefined ? undefined : { vatEnterpriseIdentificationNumber: [`CHE${uidNumber}`] },
    deliveryDateStart: isReversed || vatDateEnd === undefined ? undefined : vatDateStart,
    deliveryDateEnd: isReversed ? undefined : (vatDateEnd ?? vatDateStart),
    netAmount: undefined,
    amountPaid: undefined,
    vatRates,
    caseReferenceForBillRecipient: undefined,
  };
  return Object.values(workflow).some((member) => member !== undefined) ? workflow : undefined;
}

function vatRatesOf(
  details: readonly VatDetail[],
  amount: string | undefined,
  currencyCode: string,
): Named<Workflow>['vatRates'] {
  const rates = details.map((detail) => ({ detail, base: baseOf(detail, amount) }));
  if (rates.length === 0 || rates.length > limits.vatRatesMax || !rates.every(isWithinBounds)) return undefined;
  return {
    vatRate: rates.map(({ detail: { taxPercentage, taxedNetAmount }, base = '0.00' }) => {
      const tax = taxedNetAmount === undefined ? differenceOf(amount ?? base, base) : taxOf(base, taxPercentage);
      return {
        percentage: taxPercentage,
        taxBaseAmount: { value: base, currencyCode },
        taxAmount: { value: tax, currencyCode },
      };
    }),
  };
}

/** The net amount, or for one rate on the whole bill what is left of the amount without its tax. */
function baseOf({ taxPercentage, taxedNetAmount }: VatDetail, amount: string | undefined): string | undefined {
  if (taxedNetAmount !== undefined) return sumOf([taxedNetAmount]);
  return amount === undefined ? undefined : differenceOf(amount, includedTaxOf(amount, taxPercentage));
}

function isWithinBounds({ detail, base }: { readonly detail: VatDetail; readonly base: string | undefined }): boolean {
  return (
    base !== undefined &&
    compareDecimals(base, limits.amountMax) <= 0 &&
    compareDecimals(detail.taxPercentage, String(limits.percentageMax)) <= 0
  );
}
