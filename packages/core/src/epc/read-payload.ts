import { decodeUtf8, utf8Length } from '@rappen/pdf/internal/base';
import { normalizeIban } from '../iban/iban.ts';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { decodeIso8859, type Iso8859Part } from '../text/iso-8859.ts';
import { withoutSpaces } from '../text/spaces.ts';
import { limits } from './limits.ts';
import { parseEpcDraft } from './parse.ts';
import { type EpcDraft, type EpcPayment, epcElements } from './payment.ts';
import { problem } from './problems.ts';

/** The content of a payload, and its problems. */
export interface EpcReading {
  /** Its content, with spaces removed where they mean nothing. */
  readonly draft: EpcDraft;
  /** Present when every rule holds. */
  readonly payment?: EpcPayment;
  /** The strict verdict: broken rules, of form and of content. Empty: valid. */
  readonly problems: readonly Problem[];
  /** Deviations from the canonical form that banks accept. */
  readonly deviations: readonly Problem[];
}

/** The text of a code and, where they are known, its bytes: they decide what the text is. */
export interface EpcCode {
  readonly text: string;
  readonly bytes?: Uint8Array | undefined;
  /** Whether the symbol itself names its character set: then the text is right as it is. */
  readonly eci?: boolean | undefined;
}

/** Character sets by their number in the code; undefined is UTF-8. */
const characterSets: readonly (Iso8859Part | undefined)[] = [undefined, 1, 2, 4, 5, 7, 10, 15];

/** Zero-based index of an element in the payload; the elements of `epcElements` follow. */
const at = { tag: 0, version: 1, characterSet: 2, transfer: 3, elements: 4 } as const;

/** How the text of every EPC QR code begins: its service tag and an end of line. */
export const epcBeginnings: readonly string[] = ['BCD\n', 'BCD\r'];

/** All line ends doubled and four bytes a character: longer texts are not worth splitting. */
const lengthReadMax = limits.payloadBytesMax * 4;

/**
 * Decodes an EPC QR code leniently and validates it strictly. Fails only if the text is not a readable EPC QR code:
 * `EPC_HEADER`, `EPC_VERSION`, `EPC_CHARACTER_SET`, `EPC_LINE_COUNT`, `EPC_TOO_LONG`. Lines may end with LF or CR LF; elements
 * after the last non-empty one may be omitted.
 * Source: EPC069-12 (version 3.1 of March 2024), section 2.
 */
export function readEpcPayload(code: EpcCode): Result<EpcReading> {
  if (code.text.length > lengthReadMax)
    return failed(problem('EPC_TOO_LONG', [], { length: code.text.length, max: limits.payloadBytesMax }));
  const [tag, version = '', number = ''] = linesOf(code.text);
  if (tag !== 'BCD') return failed(problem('EPC_HEADER', []));
  if (version !== '001' && version !== '002')
    return failed(problem('EPC_VERSION', ['version'], { version: version.slice(0, 10) }));
  if (!/^[1-8]$/.test(number)) return failed(problem('EPC_CHARACTER_SET', ['characterSet']));

  const problems: Problem[] = [];
  const deviations: Problem[] = [];
  const { text, length } = decoded(code, characterSets[Number(number) - 1], problems);
  const max = limits.payloadBytesMax;
  if (length > max) problems.push(problem('EPC_TOO_LONG', [], { length, max }));
  if (/\r(?!\n)|(?:^|[^\r])\n/.test(text) && text.includes('\r'))
    problems.push(problem('PAYLOAD_LINE_SEPARATORS_MIXED', []));
  const lines = linesOf(text);
  const count = lines.length - (lines.at(-1) === '' ? 1 : 0);
  if (count < limits.payloadLinesMin || count > limits.payloadLinesMax)
    return failed(problem('EPC_LINE_COUNT', [], { count }));
  if (lines.at(-1) === '') deviations.push(problem('PAYLOAD_EMPTY_TRAILING_LINE', []));

  const draft = draftOfLines(lines, problems, deviations);
  const validated = parseEpcDraft(draft);
  if (validated.ok) return ok({ draft, payment: validated.value, problems, deviations });
  const more = validated.problems.filter(
    (found) => !problems.some(({ code }) => code === found.code && found.path.length === 0),
  );
  return ok({ draft, problems: [...problems, ...more], deviations });
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** The text in the character set that the code names, and its length there in bytes. */
function decoded(
  { text, bytes, eci }: EpcCode,
  part: Iso8859Part | undefined,
  problems: Problem[],
): { readonly text: string; readonly length: number } {
  if (bytes === undefined || eci) return { text, length: part === undefined ? utf8Length(text) : text.length };
  const own = part === undefined ? decodeUtf8(bytes) : decodeIso8859(bytes, part);
  if (own === undefined)
    problems.push(
      problem('EPC_ENCODING', ['characterSet'], { characterSet: part === undefined ? 'UTF-8' : `ISO 8859-${part}` }),
    );
  return { text: own ?? text, length: bytes.length };
}

/** Free texts: spaces at their ends mean nothing and break no rule. All other elements are numbers and codes. */
const freeTexts: readonly (typeof epcElements)[number][] = ['name', 'message', 'information'];

function draftOfLines(lines: readonly string[], problems: Problem[], deviations: Problem[]): EpcDraft {
  const draft: { -readonly [Field in keyof EpcDraft]: string | undefined } = {
    version: lines[at.version],
    transfer: lines[at.transfer],
  };
  epcElements.forEach((field, index) => {
    const line = lines[at.elements + index] ?? '';
    const isFree = freeTexts.includes(field);
    const written = isFree ? withoutSpaces(line) : line.trim();
    if (written !== line) (isFree ? deviations : problems).push(problem('TEXT_UNTRIMMED', [field]));
    draft[field] = canonical(field, written, problems);
  });
  return draft;
}

/** An element in the form that its field has; what differs is reported. */
function canonical(field: (typeof epcElements)[number], written: string, problems: Problem[]): string {
  if (field === 'amount') return amountOf(written, problems);
  const isReference = field === 'reference' && /^RF/i.test(written);
  if (field !== 'iban' && field !== 'bic' && !isReference) return written;
  const clean = normalizeIban(written);
  if (clean !== written)
    problems.push(problem('PAYLOAD_NOT_CANONICAL', [field], { written: shown(written), canonical: clean }));
  return clean;
}

/** `EUR12.3` as `12.3`: decimals may be left out. */
function amountOf(written: string, problems: Problem[]): string {
  if (written === '') return '';
  if (written.startsWith('EUR')) return written.slice(3);
  problems.push(problem('EPC_CURRENCY', ['amount']));
  return '';
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
