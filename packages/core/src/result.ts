export { failed, ok, type Result, resultOf } from '@rappen/pdf/internal/base';
