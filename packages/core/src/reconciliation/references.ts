import { isCreditorReference } from '../reference/creditor-reference.ts';
import { isQrReference } from '../reference/qr-reference.ts';
import type { DetailReference, StatementFile } from '../statement/index.ts';
import { limits } from './limits.ts';

/** A reference as banks pass it on, made comparable. */
export type FoundReference =
  | { readonly kind: 'QRR' | 'SCOR'; readonly text: string; readonly isPadded: boolean }
  | { readonly kind: 'invalid'; readonly text: string };

const qrLength = 27;
/** Types under which banks pass on digits, some without the leading zeros. */
const digitTypes: readonly string[] = ['QRR', 'ISR', 'ISR REFERENCE', 'ESR'];

/**
 * The structured references of a payment, each once: blanks dropped, capitals, digits padded to 27 where the check digit then holds.
 * What is neither a QR reference nor a creditor reference but says that it is one is invalid; any other reference of a payer is none.
 * Nothing is guessed. Source: SPS 2025, Business Rules, 4.3; ISO 11649.
 */
export function foundReferences(references: readonly DetailReference[]): FoundReference[] {
  if (references.length === 0) return [];
  const [only] = references;
  if (references.length === 1 && only !== undefined) {
    const one = foundReference(only);
    return one === undefined ? [] : [one];
  }
  const found = new Map<string, FoundReference>();
  for (const reference of references) {
    const one = foundReference(reference);
    if (one !== undefined) found.set(`${one.kind} ${one.text}`, one);
  }
  return [...found.values()];
}

function foundReference({ type = '', text: written }: DetailReference): FoundReference | undefined {
  const text = written.replace(/\s+/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
  const kind = type.toUpperCase();
  if (/^RF\d\d/.test(text) || kind === 'SCOR') {
    return isCreditorReference(text) ? { kind: 'SCOR', text, isPadded: false } : { kind: 'invalid', text };
  }
  const isDigits = digitTypes.includes(kind);
  if (/^\d+$/.test(text) && (isDigits || text.length === qrLength)) {
    const padded = isDigits ? text.padStart(qrLength, '0') : text;
    if (isQrReference(padded)) return { kind: 'QRR', text: padded, isPadded: padded !== text };
    return { kind: 'invalid', text };
  }
  return isDigits ? { kind: 'invalid', text } : undefined;
}

/** Whole references that stand in a text, with blanks between their groups or not. */
export function referencesInText(text: string): string[] {
  const shown = text.slice(0, limits.messageLengthMax);
  const digits = (shown.match(/(?<!\d)\d(?: ?\d){26}(?! ?\d)/g) ?? []).map((one) => one.replace(/ /g, ''));
  const letters = (shown.match(/\bRF\d{2}(?: ?[0-9A-Z]){1,21}\b/gi) ?? []).flatMap((one) => {
    const words = one.toUpperCase().split(' ');
    // Where the reference ends and the next word begins is seen by its check digits
    return words.map((_, at) => words.slice(0, at + 1).join(''));
  });
  return [...digits.filter(isQrReference), ...letters.filter(isCreditorReference)];
}

/** Every reference that these files name, structured or in a message, each once: what open bills are looked up by. */
export function referencesOfStatements(files: readonly StatementFile[]): string[] {
  const found = new Set<string>();
  for (const { statements } of files) {
    for (const detail of statements.flatMap(({ entries }) => entries.flatMap(({ details }) => details))) {
      for (const reference of foundReferences(detail.references))
        if (reference.kind !== 'invalid') found.add(reference.text);
      for (const text of [detail.message ?? '', ...detail.references.map((reference) => reference.text)]) {
        for (const reference of referencesInText(text)) found.add(reference);
      }
    }
  }
  return [...found];
}
