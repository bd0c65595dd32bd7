import type { Problem } from '../../problem/problem.ts';
import type { EInvoiceFinding } from '../rules/index.ts';
import type { EInvoice } from '../semantic/index.ts';
import type { Syntax } from '../syntax/index.ts';

/** What an e-invoice says it is: a profile of Factur-X, or of a country or network. */
export type ReceivedProfile = 'minimum' | 'basicwl' | 'basic' | 'en16931' | 'extended' | 'xrechnung' | 'peppol';

/** An e-invoice as it was received: nothing of it is repaired. */
export interface ReceivedEInvoice {
  readonly syntax: Syntax;
  /** By its specification (BT-24); undefined for one that is not known. */
  readonly profile: ReceivedProfile | undefined;
  readonly invoice: EInvoice;
  /** The file that it was in a PDF, and how the PDF calls it. */
  readonly file:
    | { readonly name: string; readonly relationship: string | undefined; readonly level: string | undefined }
    | undefined;
  /** Values in another form than the syntax has for them; `checkEInvoice` counts them as findings. */
  readonly deviations: readonly EInvoiceFinding[];
  /** Points that break no rule, but that a person should see. */
  readonly remarks: readonly Problem[];
  /** Paths of what was not understood. */
  readonly unread: readonly string[];
  /** Total number; if there are very many, only the first are listed. */
  readonly unreadCount: number;
}

const suffixes: readonly (readonly [ending: RegExp, profile: ReceivedProfile])[] = [
  [/:minimum$/i, 'minimum'],
  [/:basicwl$/i, 'basicwl'],
  [/:basic$/i, 'basic'],
  [/:(?:comfort|en16931)$/i, 'en16931'],
  [/:extended$/i, 'extended'],
];

/** The profile that a specification names. Source: Factur-X 1.09; ZUGFeRD 1.0 and 2.0; XRechnung; Peppol BIS 3.0. */
export function profileOf(specification: string | undefined): ReceivedProfile | undefined {
  if (specification === undefined) return undefined;
  if (/:xrechnung_\d/.test(specification)) return 'xrechnung';
  if (specification.includes('urn:fdc:peppol.eu:2017:poacc:billing:3.0')) return 'peppol';
  if (specification === 'urn:cen.eu:en16931:2017') return 'en16931';
  const isOfFacturX = /urn:(?:factur-x\.eu:1p0|zugferd\.de:2p0|ferd:CrossIndustryDocument:invoice:1p0)/.test(
    specification,
  );
  return isOfFacturX ? suffixes.find(([ending]) => ending.test(specification))?.[1] : undefined;
}
