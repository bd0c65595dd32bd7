import { type Language, languages } from '../payment-part/labels.ts';
import {
  type PaymentPartOptions,
  type Separation,
  type SideMargin,
  separationDefault,
} from '../payment-part/options.ts';
import { type PageSize, pageSizes } from '../payment-part/page-sizes.ts';
import type { Path } from '../problem/problem.ts';
import { type ProfileName, profiles, type RuleProfile } from '../swiss-qr/profile.ts';
import { ValueReader } from './read-value.ts';

/** The rules that a bill is validated by. */
export interface CheckOptions {
  /**
   * Version of the implementation guidelines: `2.3` (default; valid until 13 November 2027), `2.4` (QR references with CHF
   * only; from 14 November 2026) or `2.2` (combined addresses, 142 characters; until 20 November 2025).
   */
  readonly profile?: ProfileName | undefined;
}

/** How the text of the code is written. */
export interface PayloadOptions extends CheckOptions {
  /** End of a line: `\n` (default) or `\r\n`. Source: IG 4.1.4. */
  readonly lineEnd?: '\n' | '\r\n' | undefined;
}

/** What is drawn, and its appearance. */
export interface SlipOptions extends PayloadOptions {
  /** Language of the slip for bills without one; default `de`. */
  readonly language?: Language | undefined;
  /** `slip` (default): payment part with receipt. `qr-code`: the code with the Swiss cross alone, 46 by 46 mm. */
  readonly part?: 'slip' | 'qr-code' | undefined;
  /**
   * `A4` and `A5` have the slip at the foot of the page; `DIN_LANG` is the slip alone, 210 by 105 mm; `DIN_LANG_CROPPED` the
   * slip without the line along its upper edge. Default `A4` in PDF, `DIN_LANG` in SVG and PNG.
   */
  readonly pageSize?: PageSize | undefined;
  /** Lines, scissors and text that separate the slip; default solid lines with scissors, no text. */
  readonly separation?: Partial<Separation> | undefined;
  /** Unprinted millimetres on both sides, 5 (default) to 12: for printers that cannot print closer to the edge. */
  readonly sideMargin?: SideMargin | undefined;
  /** Prints the billing information on the slip; default false. */
  readonly printBillingInformation?: boolean | undefined;
  /** Marks the text of the code as UTF-8 (ECI 26); default false, as in the official examples. */
  readonly eci?: boolean | undefined;
  /** A quiet zone of 5 mm around the code, for `part: 'qr-code'`; default false. */
  readonly quietZone?: boolean | undefined;
}

/** Options as read, with defaults. */
export interface ReadOptions {
  readonly reader: ValueReader;
  readonly profile: RuleProfile;
  readonly lineEnd: '\n' | '\r\n';
  /** Other options, not validated yet. */
  readonly further: Readonly<Record<string, unknown>>;
}

/** The path of an option. */
export function optionPath(...path: Path): Path {
  return ['options', ...path];
}

const payloadNames = ['profile', 'lineEnd'] as const;
const slipNames = [
  'language',
  'part',
  'pageSize',
  'separation',
  'sideMargin',
  'printBillingInformation',
  'eci',
  'quietZone',
] as const;
const lines = ['none', 'line', 'dashed', 'dotted'] as const;
const sideMargins: readonly SideMargin[] = [5, 6, 7, 8, 9, 10, 11, 12];

/** Reads options from any JavaScript caller: those of a payload, plus `names`. */
export function readOptions(options: unknown, names: readonly string[] = []): ReadOptions {
  const reader = new ValueReader();
  const further = options === undefined ? {} : reader.members(options, [...payloadNames, ...names], optionPath());
  const profile = reader.choice(further['profile'], Object.keys(profiles) as ProfileName[], optionPath('profile'));
  const lineEnd = reader.choice(further['lineEnd'], ['\n', '\r\n'] as const, optionPath('lineEnd')) ?? '\n';
  return { reader, profile: profiles[profile ?? '2.3'], lineEnd, further };
}

/** How a slip is drawn, every option with a value. */
export interface SlipSettings extends ReadOptions {
  readonly part: 'slip' | 'qr-code';
  readonly paymentPart: PaymentPartOptions;
  readonly eci: boolean;
  readonly quietZone: boolean;
}

/** As `readOptions`, with those of a slip. */
export function readSlipOptions(
  options: unknown,
  pageSizeDefault: PageSize,
  names: readonly string[] = [],
): SlipSettings {
  const read = readOptions(options, [...slipNames, ...names]);
  const { reader, further } = read;
  const flag = (name: string): boolean => reader.flag(further[name], optionPath(name)) ?? false;
  const choice = <T extends string>(name: string, allowed: readonly T[], otherwise: T): T =>
    reader.choice(further[name], allowed, optionPath(name)) ?? otherwise;
  return {
    ...read,
    part: choice('part', ['slip', 'qr-code'], 'slip'),
    paymentPart: {
      language: choice('language', languages, 'de'),
      pageSize: choice('pageSize', pageSizes, pageSizeDefault),
      ...readPaymentPartOptions(read),
    },
    eci: flag('eci'),
    quietZone: flag('quietZone'),
  };
}

/** Names of the options that `readPaymentPartOptions` reads. */
export const paymentPartNames = ['separation', 'sideMargin', 'printBillingInformation'] as const;

/** Appearance of a payment part, except language and page size. */
export function readPaymentPartOptions({
  reader,
  further,
}: ReadOptions): Required<Omit<PaymentPartOptions, 'language' | 'pageSize'>> {
  return {
    separation: readSeparation(reader, further['separation']),
    sideMargin: reader.choice(further['sideMargin'], sideMargins, optionPath('sideMargin')) ?? 5,
    printBillingInformation:
      reader.flag(further['printBillingInformation'], optionPath('printBillingInformation')) ?? false,
  };
}

function readSeparation(reader: ValueReader, value: unknown): Separation {
  if (value === undefined) return separationDefault;
  const at = (name: string): Path => optionPath('separation', name);
  const given = reader.members(value, ['line', 'scissors', 'text', 'lineMargins'], optionPath('separation'));
  return {
    line: reader.choice(given.line, lines, at('line')) ?? separationDefault.line,
    scissors: reader.flag(given.scissors, at('scissors')) ?? separationDefault.scissors,
    text: reader.flag(given.text, at('text')) ?? separationDefault.text,
    lineMargins: reader.flag(given.lineMargins, at('lineMargins')) ?? false,
  };
}
