import type { CalendarDate } from '../date/calendar-date.ts';
import type { CharacterSet } from '../text/character-set.ts';
import { characterSets } from './character-sets.ts';

/** The versions of the implementation guidelines, in the order of their days. */
export const profileNames = ['2.2', '2.3', '2.4'] as const;
export type ProfileName = (typeof profileNames)[number];

/** The rules that differ between versions of the implementation guidelines, as data. */
export interface RuleProfile {
  readonly name: ProfileName;
  /** First day on which bills may be issued by it. */
  readonly validFrom: string;
  /** First day on which they may no longer. */
  readonly validBefore: string;
  readonly characterSet: CharacterSet;
  /** Whether bills with combined addresses (type K) may be issued; they can always be read. */
  readonly combinedAddresses: boolean;
  /** Whether a QR reference needs CHF. */
  readonly qrReferenceOnlyWithChf: boolean;
  /** Whether the message of a notification may be in Romansh: a language of QR-bills since 1 January 2026. */
  readonly romansh: boolean;
}

export const profiles: Readonly<Record<ProfileName, RuleProfile>> = {
  '2.2': {
    name: '2.2',
    validFrom: '2022-09-30',
    validBefore: '2025-11-21',
    characterSet: characterSets['2.2'],
    combinedAddresses: true,
    qrReferenceOnlyWithChf: false,
    romansh: false,
  },
  '2.3': {
    name: '2.3',
    validFrom: '2025-11-21',
    validBefore: '2027-11-14',
    characterSet: characterSets['2.3'],
    combinedAddresses: false,
    qrReferenceOnlyWithChf: false,
    romansh: true,
  },
  '2.4': {
    name: '2.4',
    validFrom: '2026-11-14',
    validBefore: '9999-12-31',
    characterSet: characterSets['2.3'],
    combinedAddresses: false,
    qrReferenceOnlyWithChf: true,
    romansh: true,
  },
};

/** The version that holds where nobody says which. */
export const profileDefault: ProfileName = '2.3';

/** The last day on which a QR reference with EUR is accepted: the last one of guidelines 2.3, as people write it. */
export const qrReferenceWithEuroUntil = '13.11.2027';

/** The oldest rules that are valid on a day: two versions overlap for a year, and the older one refuses less. */
export function profileAt(today: CalendarDate): RuleProfile {
  const name = profileNames.find((each) => today < profiles[each].validBefore);
  return profiles[name ?? (profileNames.at(-1) as ProfileName)];
}
