import { keepSetting, readSetting } from '../kept/settings.ts';
import { type Creditor, creditorFields } from '../sheet/read-row.ts';
import { creditorNames } from '../work/desk/creditor.ts';

const settingName = creditorNames.many;
/** Where the page Create keeps its bill. */
const billName = 'bill';

export const noCreditor: Creditor = {
  ...(Object.fromEntries(creditorFields.map((field) => [field, ''])) as Record<
    (typeof creditorFields)[number],
    string
  >),
  'creditor.countryCode': 'CH',
};

/** Account and address that were used last in this browser; else those of the company on the desk, or of the bill on Create, as a proposal. */
export function keptCreditor(): { readonly creditor: Creditor; readonly isProposal: boolean } {
  const own = readSetting(settingName);
  const found = creditorOf(own ?? readSetting(creditorNames.desk) ?? readSetting(billName));
  return { creditor: found, isProposal: own === undefined && found.iban !== '' };
}

/** Keeps account and address in this browser, or forgets them. */
export function keepCreditor(creditor: Creditor | undefined): void {
  keepSetting(settingName, creditor && JSON.stringify(creditor));
}

function creditorOf(kept: string | undefined): Creditor {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return noCreditor;
    const texts = value as Readonly<Record<string, unknown>>;
    const text = (field: keyof Creditor) => (typeof texts[field] === 'string' ? texts[field] : noCreditor[field]);
    return Object.fromEntries(creditorFields.map((field) => [field, text(field)])) as unknown as Creditor;
  } catch {
    return noCreditor;
  }
}
