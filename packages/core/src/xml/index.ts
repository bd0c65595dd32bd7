export { declaredEncoding, withoutDeclaration } from './declaration.ts';
export { isBlank } from './scanner.ts';
export {
  childOf,
  childrenOf,
  parseXml,
  rootNameOf,
  textAt,
  type XmlElement,
  type XmlOptions,
} from './tree.ts';
export { characterData, writeXml, type XmlNode, xmlDeclaration } from './write.ts';
export type { XmlLimits } from './xml-limits.ts';
