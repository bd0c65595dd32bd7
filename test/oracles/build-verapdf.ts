import { buildVeraPdf } from './verapdf.ts';

/** The PDF/A validator, before the first test. */
export default buildVeraPdf;
