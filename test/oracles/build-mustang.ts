import { buildMustang } from './mustang.ts';

/** The validator of e-invoices, before the first test. */
export default buildMustang;
