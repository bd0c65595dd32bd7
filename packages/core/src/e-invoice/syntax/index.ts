export {
  isInvoiceRoot,
  readTree,
  type Syntax,
  type TreeReading,
  writeCii,
  writeCiiBytes,
  writeUbl,
} from './syntaxes.ts';
export { withoutProlog, xmlTextOf } from './xml-text.ts';
