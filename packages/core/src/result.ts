export { failed, ok, type Result, resultOf } from '@rappen/pdf/base';
