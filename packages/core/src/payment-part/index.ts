export type { CrossRectangle } from './cross-mark.ts';
export { swissCrossRectangles } from './cross-mark.ts';
export type { Labels, Language } from './labels.ts';
export { labels, languages } from './labels.ts';
export type { PaymentPart } from './layout.ts';
export { drawPaymentPart } from './layout.ts';
export type { PaymentPartOptions, Separation, SideMargin } from './options.ts';
export { type PageSize, pageSizes } from './page-sizes.ts';
export { drawQrCode } from './qr-code.ts';
