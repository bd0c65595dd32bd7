import { modulo97Rotated } from '../../check-digits/index.ts';

const discountLine = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** Check digits of numbers in lists of identifiers. Sources: GS1; ISO 6523; the national rules of Peppol BIS Billing 3.0. */
export const checksums: Readonly<Record<string, (text: string) => boolean>> = {
  __proto__: null as never,
  gln: (text) => {
    const digits = [...text].map(Number);
    const last = digits.pop();
    const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
    return (10 - (sum % 10)) % 10 === last;
  },
  mod11: (text) => {
    const digits = [...text].map(Number);
    const last = digits.pop();
    const sum = digits.reverse().reduce((total, digit, index) => total + digit * ((index % 6) + 2), 0);
    return Number(text) > 0 && (11 - (sum % 11)) % 11 === last;
  },
  /** The number of a Belgian enterprise. */
  mod97: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8, 10)),
  /** The tax number of a Greek enterprise. */
  greek: (text) => {
    const digits = [...text].map(Number);
    const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * 2 ** (8 - index), 0);
    return (sum % 11) % 10 === digits[8];
  },
  /** The number of a Swedish organisation. */
  swedish: (text) => {
    if (!/^\d+$/.test(text)) return false;
    const digits = [...text].map(Number);
    const sum = digits.slice(0, 9).reduce((total, digit, index) => {
      const weighted = digit * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(weighted / 10) + (weighted % 10);
    }, 0);
    return (10 - (sum % 10)) % 10 === digits[9];
  },
  /** The VAT number of an Italian enterprise. */
  italian: (text) => {
    if (!/^\d+$/.test(text)) return false;
    const sum = [...text].map(Number).reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  },
  /** The tax number of an Italian person or enterprise: its form alone. */
  italianPerson: (text) => /^\d{11}$/.test(text) || /^[A-Za-z]{6}\d{2}.[A-Za-z]\d{2}.{3}\d[A-Za-z]$/.test(text),
  australian: (text) => {
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const sum = weights.reduce(
      (total, weight, index) => total + weight * (Number(text[index]) - (index === 0 ? 1 : 0)),
      0,
    );
    return sum % 89 === 0;
  },
  /** Lines of cash discounts for programs, with a line feed after the last one. Source: XRechnung 3.0, BR-DE-18. */
  discountLines: (text) => {
    const lines = text.split(/\r?\n/).filter((line) => line.trim().startsWith('#'));
    const isEnded = /^\s*\n/.test(text.split(/#.+#/).at(-1) ?? '');
    return lines.every((line) => discountLine.test(line.trim()) && isEnded);
  },
  /** Both parts are compared by the rest of 97 alone, of any country. Source: ISO 13616. */
  iban: (text) => {
    const compact = text.replace(/\s/g, '');
    if (!/^[A-Z]{2}\d{2}[a-zA-Z0-9]{0,30}$/.test(compact)) return false;
    return modulo97Rotated(compact) === 1;
  },
};
