import * as codes from '../codes/code-lists.generated.ts';

const creditNoteTypes = ' 81 83 261 262 296 308 381 396 420 458 502 503 532 ';

function without(list: string, other: string): string {
  const left = list.split(' ').filter((code) => !other.includes(` ${code} `));
  return ` ${left.join(' ')} `;
}

/** Lists of codes by the names that rules call them by. */
export const lists: Readonly<Record<string, string>> = {
  ...codes,
  invoiceTypes: without(codes.documentTypes, creditNoteTypes.replace(' 81 ', ' ')),
  creditNoteTypes,
  /** Of Peppol BIS Billing 3.0. */
  peppolInvoiceTypes:
    ' 71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877 ',
  peppolCreditNoteTypes: ' 381 396 81 83 532 ',
  peppolAddressSchemes: without(
    codes.electronicAddressSchemes,
    ' 0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 AN AQ AS AU EM ',
  ),
  /** With those of the German extension. */
  germanSchemes: ` XR01 XR02 XR03${codes.identifierSchemes}`,
  germanAddressSchemes: ` XR01 XR02 XR03${codes.electronicAddressSchemes}`,
  dueDateTypes: ' 5 29 72 ',
  periodCodes: ' 3 35 432 ',
  categories: ' AE L M E S Z G O K B ',
};
