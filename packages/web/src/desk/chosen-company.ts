import { openDeskStore } from '../kept/desk-store.ts';
import { readSetting } from '../shell/settings.ts';
import type { Company, Customer } from './records.ts';

/** The setting with the id of the company that is chosen on the desk. */
export const companySetting = 'company';

/** The company that is chosen on the desk, else the first one; undefined where there is none. */
export function chosenAmong(companies: readonly Company[], chosen = readSetting(companySetting)): Company | undefined {
  return companies.find(({ id }) => id === chosen) ?? companies[0];
}

/** The company that is chosen on the desk with its customers, for pages that make invoices in its name; undefined where there is none. */
export async function chosenCompany(): Promise<
  { readonly company: Company; readonly customers: readonly Customer[] } | undefined
> {
  const store = await openDeskStore().catch(() => undefined);
  try {
    const records = await store?.all();
    const company = records && chosenAmong(records.companies);
    return company && { company, customers: records.customers.filter(({ companyId }) => companyId === company.id) };
  } finally {
    void store?.close();
  }
}
