import {
  chosenProfile,
  type EInvoiceFinding,
  type EInvoiceProfile,
  eInvoiceProfiles,
  type PdfProfile,
  type ProfileChoice,
  writeCii,
  writeUbl,
  writtenEInvoiceOf,
} from '@rappen/core/e-invoice';
import type { InvoiceDocument } from '@rappen/core/invoice-document';
import { anyText, openObject, optional } from '@rappen/core/model';
import { ok, type Result } from '@rappen/core/result';
import { formatPath, problem } from '../../problems/index.ts';
import { oneOf } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';
import { headerList, type Input, refuse } from '../request/input.ts';

/** What an invoice can be beside a print, and the profiles of each; the first unless another is named. */
const forms = {
  facturx: ['en16931', 'basic'],
  xrechnung: ['xrechnung'],
  ubl: ['peppol', 'en16931', 'xrechnung'],
} as const satisfies Record<string, readonly EInvoiceProfile[]>;

/** The parameters that `wantedEInvoice` reads. */
export const eInvoiceParameters = {
  eInvoice: oneOf(
    ['facturx', 'xrechnung', 'ubl'],
    undefined,
    'Create an e-invoice: the PDF with embedded data (facturx, xrechnung), or the data alone as XML (ubl)',
  ),
  eInvoiceProfile: oneOf(
    eInvoiceProfiles,
    undefined,
    'Profile of the e-invoice: en16931 (default) or basic of facturx; peppol (default), en16931 or xrechnung of ubl',
  ),
};

export const eInvoiceHeaders = openObject({
  'X-E-Invoice-Profile': optional(anyText(), 'The profile of the e-invoice: en16931, basic, xrechnung or peppol'),
  'X-E-Invoice-Notices': optional(
    anyText(),
    'Warnings and information from the rules of the profile, each with severity, rule and field: warning BR-DE-17 kind',
  ),
});

/** An e-invoice that a call asks for. */
export type WantedEInvoice =
  | { readonly kind: 'hybrid'; readonly profile: PdfProfile }
  | ({ readonly kind: 'xml'; readonly syntax: 'CII' | 'UBL' | undefined } & ProfileChoice);

/**
 * What the parameters ask for; undefined: no e-invoice. Reports `PARAMETER_VALUE`, and `DEMO_KEY_NOT_ALLOWED`, since the data would
 * be paid.
 */
export function wantedEInvoice({ query, key }: Call): Input<WantedEInvoice | undefined> {
  const form = query['eInvoice'] as keyof typeof forms | undefined;
  if (form === undefined) return { ok: true, value: undefined };
  if (key.demo) return refuse([problem('DEMO_KEY_NOT_ALLOWED', ['eInvoice'])]);
  const profiles: readonly EInvoiceProfile[] = forms[form];
  const profile = (query['eInvoiceProfile'] as EInvoiceProfile | undefined) ?? profiles[0];
  if (profile === undefined || !profiles.includes(profile)) {
    const expected = `one of ${profiles.join(', ')} for ${form}`;
    return refuse([problem('PARAMETER_VALUE', ['eInvoiceProfile'], { expected })]);
  }
  const value: WantedEInvoice =
    form === 'ubl' ? { kind: 'xml', syntax: 'UBL', profile } : { kind: 'hybrid', profile: profile as PdfProfile };
  return { ok: true, value };
}

/** The headers of an e-invoice: its profile, and what its rules warn of. */
export function eInvoiceHeadersOf(
  profile: EInvoiceProfile,
  found: readonly EInvoiceFinding[],
): Readonly<Record<string, string>> {
  const notices = found.map(({ severity, params, path }) => `${severity} ${params['rule']} ${formatPath(path)}`);
  return {
    'x-e-invoice-profile': profile,
    ...(notices.length > 0 && { 'x-e-invoice-notices': headerList(notices) }),
  };
}

/** The e-invoice of a document as XML, and what its rules warn of. Reports what `writtenEInvoiceOf` does. */
export function eInvoiceXml(
  document: InvoiceDocument,
  wanted: Extract<WantedEInvoice, { readonly kind: 'xml' }>,
): Result<{ readonly xml: string; readonly profile: EInvoiceProfile; readonly notices: readonly EInvoiceFinding[] }> {
  const profile = chosenProfile(document, wanted);
  const { syntax = profile === 'peppol' ? 'UBL' : 'CII' } = wanted;
  const written = writtenEInvoiceOf(document, { profile });
  if (!written.ok) return written;
  const { invoice, notices } = written.value;
  return ok({ xml: syntax === 'UBL' ? writeUbl(invoice) : writeCii(invoice), profile, notices });
}
