import type { Invoice } from '@e-invoice-eu/core';

/** Lists of the peer's form, also where there is one entry, by the names of two or more elements. */
const lists =
  /(?:^Invoice\/cbc:Note|AccountingSupplierParty\/cac:Party\/cac:PartyTaxScheme|\/cac:(?:AllowanceCharge|BillingReference|InvoiceLine|PartyIdentification|PaymentMeans|TaxSubtotal|TaxTotal))$/;

type Json = { [name: string]: unknown };

/** A UBL invoice that we wrote in the form of JSON that the peer takes: elements by their names, attributes behind an @. */
export function peerInvoice(ubl: string): Invoice {
  const root: Json = {};
  const open: { readonly value: Json; readonly path: string }[] = [];
  for (const [, close, name = '', attributes = '', text = ''] of ubl.matchAll(
    /<(\/?)((?:c[ab]c:)?\w+)((?: [\w:]+="[^"]*")*)>([^<]*)/g,
  )) {
    const parent = open.at(-1);
    if (close) open.pop();
    else if (parent === undefined) open.push({ value: root, path: name });
    else {
      const path = `${parent.path}/${name}`;
      const value: Json = {};
      const own = name.startsWith('cbc:') ? plain(text) : value;
      const before = (parent.value[name] as unknown[] | undefined) ?? [];
      parent.value[name] = lists.test(path) ? [...before, own] : own;
      for (const [, key = '', content = ''] of name.startsWith('cbc:') ? attributes.matchAll(/ (\w+)="([^"]*)"/g) : [])
        parent.value[`${name}@${key}`] = content;
      open.push({ value, path });
    }
  }
  return { 'ubl:Invoice': root } as unknown as Invoice;
}

function plain(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
  };
  return text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
