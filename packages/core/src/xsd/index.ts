export { booleanIn, collapsed, dateIn, dateTimeIn, dayIn, decimalIn } from './values.ts';
