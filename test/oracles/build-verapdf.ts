import { buildVeraPdf } from './verapdf.ts';

/** The judge of PDF/A, before the first test. */
export default buildVeraPdf;
