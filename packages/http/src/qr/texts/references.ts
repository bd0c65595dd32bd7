import { modulo10CheckDigit, modulo97CheckDigits } from '@rappen/core/check-digits';
import { formatIban, normalizeIban, parseAccountNumber, parseQrIban } from '@rappen/core/iban';
import { anyText, openObject, optional } from '@rappen/core/model';
import {
  completeCreditorReference,
  completeQrReference,
  extractCreditorReference,
  extractQrReference,
  formatCreditorReference,
  formatQrReference,
  normalizeCreditorReference,
  normalizeQrReference,
  parseCreditorReference,
  parseQrReference,
} from '@rappen/core/reference';
import { failed, ok } from '@rappen/core/result';
import { text } from '../../answer/answer.ts';
import { numberText } from '../../body/shapes.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { textOrProblems, textRoute, verdict, verdictAnswers } from '../request/text-operation.ts';

const iban = 'CH58 0079 1123 0008 8901 2';
const ibanGroup = 'IBAN';

const ibanRoutes: readonly Route[] = [
  textRoute({
    id: 'validateIban',
    path: '/v2/iban/validate',
    group: ibanGroup,
    summary: 'Whether a text is an IBAN or QR-IBAN of CH or LI',
    example: iban,
    answers: verdictAnswers,
    run: (given, call) => verdict(parseAccountNumber(normalizeIban(given)).ok, call),
  }),
  textRoute({
    id: 'normalizeIban',
    path: '/v2/iban/normalize',
    group: ibanGroup,
    summary: 'An IBAN without spaces and hyphens, in capital letters',
    example: iban,
    run: (given) => text(normalizeIban(given)),
  }),
  textRoute({
    id: 'formatIban',
    path: '/v2/iban/format',
    group: ibanGroup,
    summary: 'An IBAN in groups of four',
    example: 'CH5800791123000889012',
    run: (given) => text(formatIban(given)),
  }),
  textRoute({
    id: 'validateQrIban',
    path: '/v2/qr-iban/validate',
    group: ibanGroup,
    summary: 'Whether a text is a QR-IBAN: an IBAN with an institution from 30000 to 31999',
    example: 'CH44 3199 9123 0008 8901 2',
    answers: verdictAnswers,
    run: (given, call) => verdict(parseQrIban(normalizeIban(given)).ok, call),
  }),
];

const qrReference = '21 00000 00003 13947 14300 09017';
const qrGroup = 'QR reference';
const customerIdLength = optional(numberText(0, 25), 'Number of leading digits to omit as well: the customer id');

const qrReferenceRoutes: readonly Route[] = [
  textRoute({
    id: 'validateQrReference',
    path: '/v2/qr-reference/validate',
    group: qrGroup,
    summary: 'Whether a text is a QR reference',
    example: qrReference,
    answers: verdictAnswers,
    run: (given, call) => verdict(parseQrReference(normalizeQrReference(given)).ok, call),
  }),
  textRoute({
    id: 'normalizeQrReference',
    path: '/v2/qr-reference/normalize',
    group: qrGroup,
    summary: 'A QR reference without spaces',
    example: qrReference,
    run: (given) => text(normalizeQrReference(given)),
  }),
  textRoute({
    id: 'computeModulo10',
    path: '/v2/qr-reference/modulo10recursive',
    group: qrGroup,
    summary: 'The check digit of a number',
    example: '1234',
    run(given) {
      const digit = modulo10CheckDigit(given);
      return textOrProblems(digit === undefined ? failed(problem('QR_REFERENCE_DIGITS_ONLY', [])) : ok(String(digit)));
    },
  }),
  textRoute({
    id: 'formatQrReference',
    path: '/v2/qr-reference/format',
    group: qrGroup,
    summary: 'A QR reference in groups of five, from the right',
    example: '210000000003139471430009017',
    run: (given) => text(formatQrReference(given)),
  }),
  textRoute({
    id: 'extractQrReference',
    path: '/v2/qr-reference/extract',
    group: qrGroup,
    summary: 'The number in a QR reference: without check digit and leading zeros',
    example: qrReference,
    query: openObject({ customerIdLength }),
    run(given, { query }) {
      const parsed = parseQrReference(normalizeQrReference(given));
      return textOrProblems(
        parsed.ok ? ok(extractQrReference(parsed.value, Number(query['customerIdLength'] ?? 0))) : parsed,
      );
    },
  }),
  textRoute({
    id: 'createQrReference',
    path: '/v2/qr-reference/create',
    group: qrGroup,
    summary: 'A QR reference for a number, with its check digit',
    example: '42',
    query: openObject({ customerId: optional(anyText(), 'Digits at the start of the reference') }),
    run: (given, { query }) => textOrProblems(completeQrReference(given, query['customerId'] ?? '')),
  }),
];

const creditorReference = 'RF18 5390 0754 7034';
const creditorGroup = 'Creditor reference';

const creditorReferenceRoutes: readonly Route[] = [
  textRoute({
    id: 'validateCreditorReference',
    path: '/v2/creditor-reference/validate',
    group: creditorGroup,
    summary: 'Whether a text is a creditor reference (ISO 11649)',
    example: creditorReference,
    answers: verdictAnswers,
    run: (given, call) => verdict(parseCreditorReference(normalizeCreditorReference(given)).ok, call),
  }),
  textRoute({
    id: 'normalizeCreditorReference',
    path: '/v2/creditor-reference/normalize',
    group: creditorGroup,
    summary: 'A creditor reference without spaces, in capital letters',
    example: creditorReference,
    run: (given) => text(normalizeCreditorReference(given)),
  }),
  textRoute({
    id: 'computeModulo97',
    path: '/v2/creditor-reference/modulo97',
    group: creditorGroup,
    summary: 'The two check digits of the creditor reference for a text',
    example: '539007547034',
    run(given) {
      const digits = given === '' ? undefined : modulo97CheckDigits('RF', given);
      return textOrProblems(digits === undefined ? failed(problem('CREDITOR_REFERENCE_CHARACTERS', [])) : ok(digits));
    },
  }),
  textRoute({
    id: 'formatCreditorReference',
    path: '/v2/creditor-reference/format',
    group: creditorGroup,
    summary: 'A creditor reference in groups of four',
    example: 'RF18539007547034',
    run: (given) => text(formatCreditorReference(given)),
  }),
  textRoute({
    id: 'extractCreditorReference',
    path: '/v2/creditor-reference/extract',
    group: creditorGroup,
    summary: 'The text after RF and the check digits',
    example: creditorReference,
    run(given) {
      const parsed = parseCreditorReference(normalizeCreditorReference(given));
      return textOrProblems(parsed.ok ? ok(extractCreditorReference(parsed.value)) : parsed);
    },
  }),
  textRoute({
    id: 'createCreditorReference',
    path: '/v2/creditor-reference/create',
    group: creditorGroup,
    summary: 'A creditor reference for a text, with RF and its check digits',
    example: '539007547034',
    run: (given) => textOrProblems(completeCreditorReference(given)),
  }),
];

export const referenceRoutes: readonly Route[] = [...ibanRoutes, ...qrReferenceRoutes, ...creditorReferenceRoutes];
