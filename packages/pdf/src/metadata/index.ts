export { dc, pdf, pdfaid, xmp } from './namespaces.ts';
export { listElement, packetOf, packetStart, textElement } from './write-packet.ts';
