export type { Yellowbill, YellowbillBody } from './model.ts';
export { yellowbillCurrencies, yellowbillLanguages } from './model.ts';
export { yellowbillOf } from './of-case.ts';
export type { YellowbillBiller, YellowbillOptions } from './options.ts';
export { readYellowbill, writeYellowbill } from './text.ts';
