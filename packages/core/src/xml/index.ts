export { declaredEncoding, withoutDeclaration } from './declaration.ts';
export {
  childOf,
  childrenOf,
  parseXml,
  rootNameOf,
  textAt,
  type XmlElement,
  type XmlOptions,
  XmlStream,
} from './tree.ts';
export { characterData, writeXml, type XmlNode, xmlDeclaration } from './write.ts';
export type { XmlLimits } from './xml-limits.ts';
