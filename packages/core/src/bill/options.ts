import { optional } from '../model/object.ts';
import type { Leaf, NothingLeft } from '../model/shape.ts';
import { languages } from '../payment-part/labels.ts';
import {
  type PaymentPartOptions,
  type Separation,
  separationDefault,
  separationLines,
  sideMargins,
} from '../payment-part/options.ts';
import { type PageSize, pageSizes } from '../payment-part/page-sizes.ts';
import type { Path } from '../problem/problem.ts';
import { profileDefault, profileNames, profiles, type RuleProfile } from '../swiss-qr/profile.ts';
import { Caller, type FieldsOf, fields } from './caller.ts';
import { flag, oneOf } from './leaves.ts';

export const checkMembers = () => ({
  /**
   * Version of the implementation guidelines: `2.3` (default; valid until 13 November 2027), `2.4` (QR references with CHF
   * only; from 14 November 2026) or `2.2` (combined addresses, 142 characters; until 20 November 2025).
   */
  profile: optional(oneOf(profileNames)),
});

/** The rules that a bill is validated by. */
export interface CheckOptions extends FieldsOf<typeof checkMembers> {}

export const payloadMembers = () => ({
  ...checkMembers(),
  /** End of a line: `\n` (default) or `\r\n`. Source: IG 4.1.4. */
  lineEnd: optional(oneOf(['\n', '\r\n'])),
});

/** How the text of the code is written. */
export interface PayloadOptions extends FieldsOf<typeof payloadMembers> {}

const separationMembers = () => ({
  /** `none`, `line` (default), `dashed` or `dotted`. */
  line: optional(oneOf(separationLines)),
  /** Scissors on each line, default true; none without a line. */
  scissors: optional(flag),
  /** "Separate before paying in" above the slip, default false: pages A4 and A5 only. */
  text: optional(flag),
  /** Lets the lines stop short of the page's edge by the side margin; default false. */
  lineMargins: optional(flag),
});

/** Appearance of a payment part, except language and page size. */
export const paymentPartMembers = () => ({
  /** Lines, scissors and text that separate the slip; default solid lines with scissors, no text. */
  separation: optional(fields(separationMembers)),
  /** Unprinted millimetres on both sides, 5 (default) to 12: for printers that cannot print closer to the edge. */
  sideMargin: optional(oneOf(sideMargins)),
  /** Prints the billing information on the slip; default false. */
  printBillingInformation: optional(flag),
});

export const slipMembers = () => ({
  ...payloadMembers(),
  ...paymentPartMembers(),
  /** Language of the slip for bills without one; default `de`. */
  language: optional(oneOf(languages)),
  /** `slip` (default): payment part with receipt. `qr-code`: the code with the Swiss cross alone, 46 by 46 mm. */
  part: optional(oneOf(['slip', 'qr-code'])),
  /**
   * `A4` and `A5` have the slip at the foot of the page; `DIN_LANG` is the slip alone, 210 by 105 mm; `DIN_LANG_CROPPED` the
   * slip without the line along its upper edge. Default `A4` in PDF, `DIN_LANG` in SVG and PNG.
   */
  pageSize: optional(oneOf(pageSizes)),
  /** Marks the text of the code as UTF-8 (ECI 26); default false, as in the official examples. */
  eci: optional(flag),
  /** A quiet zone of 5 mm around the code, for `part: 'qr-code'`; default false. */
  quietZone: optional(flag),
});

/** What is drawn, and its appearance. */
export interface SlipOptions extends FieldsOf<typeof slipMembers> {}

/** The path of an option. */
export function optionPath(...path: Path): Path {
  return ['options', ...path];
}

/** Options as read: what is wrong with them stands in the reader, which reads the arguments too. */
export interface ReadOptions<T> {
  readonly reader: Caller;
  readonly given: Partial<T>;
}

/** Reads options from any JavaScript caller; `meant` as of `Caller`. */
export function readOptions<T>(
  model: Leaf<T>,
  options: unknown,
  ...meant: ConstructorParameters<typeof Caller>
): ReadOptions<T> {
  const reader = new Caller(...meant);
  const given = options === undefined ? undefined : reader.at(optionPath(), () => model.read(options, reader));
  return { reader, given: given ?? {} };
}

/** Every option with a value. */
type Settled<T> = { readonly [Name in keyof T]-?: Exclude<T[Name], undefined> };

/** What a bill is checked by. */
export interface CheckSettings {
  readonly reader: Caller;
  readonly profile: RuleProfile;
  readonly lineEnd: '\n' | '\r\n';
}

/** How a slip is drawn. */
export interface SlipSettings extends CheckSettings {
  readonly part: 'slip' | 'qr-code';
  readonly paymentPart: Settled<PaymentPartOptions>;
  readonly eci: boolean;
  readonly quietZone: boolean;
}

/** How the text of a code is written, by options as read. */
export function payloadSettings({ reader, given }: ReadOptions<PayloadOptions>): CheckSettings {
  const { profile = profileDefault, lineEnd = '\n' } = given;
  return { reader, profile: profiles[profile], lineEnd };
}

/** How a slip is drawn, by options as read. */
export function slipSettings(read: ReadOptions<SlipOptions>, pageSizeDefault: PageSize): SlipSettings {
  const { part = 'slip', language = 'de', pageSize = pageSizeDefault, eci = false, quietZone = false } = read.given;
  const paymentPart = { language, pageSize, ...paymentPartSettings(read.given) };
  return { ...payloadSettings(read), part, paymentPart, eci, quietZone };
}

type PaymentPart = FieldsOf<typeof paymentPartMembers>;

/** Appearance of a payment part, by options as read. */
export function paymentPartSettings(
  given: PaymentPart,
): Settled<PaymentPart> & Pick<Settled<PaymentPartOptions>, keyof PaymentPart> {
  const { separation, sideMargin = 5, printBillingInformation = false } = given;
  return {
    separation: { ...separationDefault, ...(separation as Partial<Separation>) },
    sideMargin,
    printBillingInformation,
  };
}

/** What is read above, option by option: the compiler refuses one that nobody reads. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof PayloadOptions, 'profile' | 'lineEnd'>
  | Exclude<
      keyof SlipOptions,
      keyof PayloadOptions | keyof PaymentPart | 'language' | 'pageSize' | 'part' | 'eci' | 'quietZone'
    >
  | Exclude<keyof PaymentPart, 'separation' | 'sideMargin' | 'printBillingInformation'>
  | Exclude<keyof FieldsOf<typeof separationMembers>, 'line' | 'scissors' | 'text' | 'lineMargins'>
>;
