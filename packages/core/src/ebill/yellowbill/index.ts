export type { Yellowbill, YellowbillBody } from './model.ts';
export { yellowbillCurrencies, yellowbillLanguages } from './model.ts';
export { type YellowbillBiller, type YellowbillOptions, yellowbillOf } from './of-case.ts';
export { readYellowbill, writeYellowbill } from './text.ts';
