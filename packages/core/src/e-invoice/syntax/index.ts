export type { PlacedElement, PlacedElements } from './read.ts';
export {
  type EInvoiceSource,
  isInvoiceRoot,
  readTree,
  type Syntax,
  sourceOf,
  syntaxNames,
  writeCii,
  writeCiiBytes,
  writeUbl,
} from './syntaxes.ts';
export type { SyntaxNode } from './table.ts';
export { xmlTextOf } from './xml-text.ts';
