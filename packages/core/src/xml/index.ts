export { declaredEncoding, withoutDeclaration } from './declaration.ts';
export {
  type ClosedElement,
  childOf,
  childrenOf,
  type OpenedElement,
  parseXml,
  rootNameOf,
  textAt,
  type XmlElement,
  type XmlOptions,
  type XmlPlace,
  XmlStream,
  type XmlWatch,
} from './tree.ts';
export { characterData, writeXml, type XmlNode, xmlDeclaration } from './write.ts';
export type { XmlLimits } from './xml-limits.ts';
