export { booleanIn, collapsed, dateIn, dateTimeIn, dayIn, decimalIn, timeIn } from './values.ts';
