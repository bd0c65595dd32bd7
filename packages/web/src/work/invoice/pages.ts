import { type Drawing, type Picture, parsePicture } from '@rappen/core/drawing';
import { drawInvoiceDocument, type InvoiceDocument, parseColour } from '@rappen/core/invoice-document';
import { base64Bytes } from '@rappen/pdf/internal/base';
import type { Company, Invoice } from '../../records/desk/records.ts';

/** What a page is drawn of, besides the document itself. */
export interface Appearance {
  readonly template: Company['template'];
  readonly accent: string;
  readonly logo: string;
}

/** How an invoice looks: as it was chosen for it, else as its company does. Invoices of other days have no choice of their own. */
export function appearanceOf(invoice: Invoice, company: Company): Appearance {
  const { template, accent } = invoice;
  return { template: template || company.template, accent: accent || company.accent, logo: company.logo };
}

/** Draws the pages of a document. Undefined where the slip has no room for its texts. */
export function pagesOf(
  document: InvoiceDocument,
  { template, accent, logo }: Appearance,
): readonly Drawing[] | undefined {
  const drawn = drawInvoiceDocument(document, {
    template,
    accentColor: /^#[0-9a-f]{6}$/i.test(accent) ? parseColour(accent) : undefined,
    logo: pictureOf(logo),
  });
  return drawn.ok ? drawn.value.pages : undefined;
}

const pictures = new Map<string, Picture | undefined>();

/** The logo, decoded once; undefined where it is no picture. */
function pictureOf(logo: string): Picture | undefined {
  if (logo === '') return undefined;
  if (!pictures.has(logo)) {
    pictures.clear();
    const bytes = base64Bytes(logo);
    const parsed = bytes && parsePicture(bytes);
    pictures.set(logo, parsed?.ok ? parsed.value : undefined);
  }
  return pictures.get(logo);
}
