import type { Item } from './item.ts';
import { limits } from './limits.ts';

/** What banks and payees write of money that comes back, in German, French, Italian and English; without accents, in capitals. */
const words = [
  'RU?CK(?:ZAHLUNG|ERSTATTUNG|VERGUTUNG|UBERWEISUNG|BUCHUNG|WEISUNG|LEITUNG|LAUFER|GABE|RUF)',
  'RUECK(?:ZAHLUNG|ERSTATTUNG|VERGUETUNG|UEBERWEISUNG|BUCHUNG|WEISUNG|LEITUNG|LAEUFER|GABE|RUF)',
  'ZURUCK(?:GEWIESEN|GEBUCHT|ERSTATTET|BEZAHLT)?',
  'RETOUREN?',
  'RETOURNE(?:E|S|ES)?',
  'STORN(?:O|IERUNG|IERT)',
  'UNZUSTELLBAR',
  'REMBOURSEMENTS?',
  'RESTITUTION',
  'REJETE?E?S?',
  'RENVOI',
  'RIMBORSO',
  'RESTITUZIONE',
  'RITORN(?:O|ATO)',
  'RIACCREDITO',
  'RESPINTO',
  'RETURN(?:ED|S)?',
  'REFUND(?:ED|S)?',
  'REVERS(?:AL|ED)',
  'REJECT(?:ED|ION)?',
  'REPAYMENT',
].join('|');
const ofReturn = new RegExp(`(?<![A-Z])(?:${words})(?![A-Z])`);

/** Whether the texts of a payment speak of money that comes back. */
export function speaksOfReturn({ detail, entry }: Pick<Item, 'detail' | 'entry'>): boolean {
  return [detail?.message, detail?.information, entry.information].some((text) => {
    const plain = (text ?? '')
      .slice(0, limits.messageLengthMax)
      .normalize('NFD')
      .replace(/\p{M}+/gu, '');
    return ofReturn.test(plain.toUpperCase());
  });
}
