export {
  isInvoiceRoot,
  readTree,
  type Syntax,
  syntaxNames,
  type TreeReading,
  writeCii,
  writeCiiBytes,
  writeUbl,
} from './syntaxes.ts';
export { xmlTextOf } from './xml-text.ts';
