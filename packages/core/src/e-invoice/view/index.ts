export { type DrawnView, drawEInvoiceView } from './drawing.ts';
export { drawEInvoice, type RenderEInvoiceOptions, type RenderedEInvoice, renderEInvoice } from './render.ts';
export { writeEInvoiceView } from './text.ts';
export {
  type EInvoiceView,
  type UnreadEntry,
  type ViewAttachment,
  type ViewOptions,
  type ViewRow,
  type ViewSection,
  viewOfEInvoice,
} from './view.ts';
