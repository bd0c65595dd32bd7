export { isBlank, splitName } from './characters.ts';
export { Namespaces, type XmlAttribute } from './namespaces.ts';
export type { Place } from './place.ts';
export { type XmlFault, XmlScanner, type XmlScannerLimits, type XmlTag, type XmlToken } from './scanner.ts';
