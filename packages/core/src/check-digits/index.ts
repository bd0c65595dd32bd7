export { modulo10Carry, modulo10CheckDigit } from './modulo10.ts';
export { modulo11CheckDigit } from './modulo11.ts';
export { modulo97CheckDigits, modulo97Remainder, modulo97Rotated } from './modulo97.ts';
