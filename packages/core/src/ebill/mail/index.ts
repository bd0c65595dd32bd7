export { type DeliveryReport, readDeliveryReport } from './bounce.ts';
export { type BillMail, type BillMailOptions, billMailOf } from './letter.ts';
export { type BillMailLanguage, billMailLanguages } from './words.ts';
