export {
  isInvoiceRoot,
  readTree,
  type Syntax,
  type TreeReading,
  writeCii,
  writeCiiBytes,
  writeUbl,
} from './syntaxes.ts';
export { xmlTextOf } from './xml-text.ts';
