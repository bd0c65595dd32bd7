import type { CalendarDate } from '../date/calendar-date.ts';

export const paymentRulesNames = ['sps2025', 'sps2026'] as const;
export type PaymentRulesName = (typeof paymentRulesNames)[number];

/** The rules that differ between releases of the Swiss Payment Standards, as data. */
export interface PaymentRules {
  readonly name: PaymentRulesName;
  /** First day on which it is in force. */
  readonly validFrom: string;
  /** Version of the guidelines as a message names it (SPSV). */
  readonly guidelines: string;
  /** Whether payments in euros to a QR-IBAN come to an end. */
  readonly qrIbanInEuroEnds: boolean;
}

/** By name. The text of the guidelines of 2026 was not at hand: what is known of it is the version and the end of euros. */
export const paymentRules: Readonly<Record<PaymentRulesName, PaymentRules>> = {
  sps2025: { name: 'sps2025', validFrom: '2025-11-22', guidelines: '0220', qrIbanInEuroEnds: false },
  sps2026: { name: 'sps2026', validFrom: '2026-11-14', guidelines: '0230', qrIbanInEuroEnds: true },
};

/** The rules in force on a day; before 22.11.2025 those of SPS 2025, the oldest that are known here. */
export function paymentRulesAt(day: CalendarDate): PaymentRules {
  return day < paymentRules.sps2026.validFrom ? paymentRules.sps2025 : paymentRules.sps2026;
}
