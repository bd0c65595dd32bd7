/** Debian source packages whose tests have PDFs of many producers; nothing of them is kept in this repository. */
export const sourcePackages: readonly string[] = ['pdf.js', 'qpdf', 'libpdfbox2-java', 'pikepdf', 'pypdf', 'pdfminer'];

/** Larger files are not what somebody sends with an invoice: the bound of the conversion, in bytes. */
export const fileBytesMax = 10_000_000;
