import { askDeskStore } from '../../kept/desk-store.ts';
import { readSetting } from '../../kept/settings.ts';
import type { Company, Customer } from '../../records/desk/records.ts';

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
  return askDeskStore(async (store) => {
    const records = await store.all();
    const company = chosenAmong(records.companies);
    return company && { company, customers: records.customers.filter(({ companyId }) => companyId === company.id) };
  });
}
