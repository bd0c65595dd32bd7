/** The vocabulary of RDF, which all others are written in (ISO 16684-1, 7). */
export const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** A vocabulary: its name and the prefix that it is written with. */
export type Vocabulary = readonly [namespace: string, prefix: string];

/** Those that PDF/A knows. */
export const dc: Vocabulary = ['http://purl.org/dc/elements/1.1/', 'dc'];
export const pdf: Vocabulary = ['http://ns.adobe.com/pdf/1.3/', 'pdf'];
export const xmp: Vocabulary = ['http://ns.adobe.com/xap/1.0/', 'xmp'];
export const xmpMM: Vocabulary = ['http://ns.adobe.com/xap/1.0/mm/', 'xmpMM'];
export const xmpRights: Vocabulary = ['http://ns.adobe.com/xap/1.0/rights/', 'xmpRights'];
export const pdfaid: Vocabulary = ['http://www.aiim.org/pdfa/ns/id/', 'pdfaid'];
export const pdfaExtension: Vocabulary = ['http://www.aiim.org/pdfa/ns/extension/', 'pdfaExtension'];
export const pdfaSchema: Vocabulary = ['http://www.aiim.org/pdfa/ns/schema#', 'pdfaSchema'];
export const pdfaProperty: Vocabulary = ['http://www.aiim.org/pdfa/ns/property#', 'pdfaProperty'];
