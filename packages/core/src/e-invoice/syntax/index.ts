export {
  isInvoiceRoot,
  readTree,
  type Syntax,
  syntaxNames,
  writeCii,
  writeCiiBytes,
  writeUbl,
} from './syntaxes.ts';
export { xmlTextOf } from './xml-text.ts';
