export { assert } from '@rappen/pdf/base';
