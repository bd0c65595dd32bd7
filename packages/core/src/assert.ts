export { assert } from '@rappen/pdf/internal/base';
