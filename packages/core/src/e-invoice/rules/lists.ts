import * as codes from '../codes/code-lists.generated.ts';
import { codesOf } from '../codes/index.ts';

const creditNoteTypes = ' 81 83 261 262 296 308 381 396 420 458 502 503 532 ';

function without(list: string, other: string): string {
  const left = codesOf(list).filter((code) => !other.includes(` ${code} `));
  return ` ${left.join(' ')} `;
}

/** Lists of codes by the names that rules call them by. */
export const lists: Readonly<Record<string, string>> = {
  __proto__: null as never,
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
  /** Of France: types, frames, rates and categories of VAT, what a file is, and whom a sale is to. */
  frenchTypes: ' 380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503 ',
  frenchFrames: ' B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 ',
  frenchRates:
    ' 0 0.0 0.00 10 10.0 10.00 13 13.0 13.00 20 20.0 20.00 8.5 8.50 19.6 19.60 2.1 2.10 5.5 5.50 7 7.0 7.00 20.6 20.60 1.05 0.9 0.90 1.75 9.2 9.20 9.6 9.60 ',
  frenchCategories: ' S E AE K G O Z ',
  frenchAttachments:
    ' RIB LISIBLE FEUILLE_DE_STYLE PJA BORDEREAU_SUIVI DOCUMENT_ANNEXE BON_LIVRAISON BON_COMMANDE BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT ',
  frenchTreatments: ' B2B B2BINT B2C OUTOFSCOPE ARCHIVEONLY ',
  dueDateTypes: ' 5 29 72 ',
  periodCodes: ' 3 35 432 ',
  categories: ' AE L M E S Z G O K B ',
};
