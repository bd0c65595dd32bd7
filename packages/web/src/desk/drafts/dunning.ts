import { exactSumOf, negated, parseTypedAmount, quotientOf } from '@rappen/core/money';
import { dayAfter, daysBetween } from '../../records/days.ts';
import { type Account, isPositive } from '../../records/desk/account.ts';
import type { DunningLevel } from '../../records/desk/lines.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { typedNumber } from '../../work/invoice/typed-numbers.ts';

/** How a company dunns where it has not said otherwise: three letters, without fees. */
const usualLevels: readonly DunningLevel[] = [5, 10, 10].map((days) => ({
  days: String(days),
  daysToPay: '10',
  fee: '',
  title: '',
  text: '',
}));

interface Letter {
  readonly title: string;
  readonly text: string;
}

/** Our letters, by language: the first, those between, and the last one. */
const letters: Readonly<Record<Invoice['language'], readonly [first: Letter, next: Letter, last: Letter]>> = {
  de: [
    {
      title: 'Zahlungserinnerung',
      text: 'Sicher ist es Ihrer Aufmerksamkeit entgangen: Die folgende Rechnung ist noch offen. Wir bitten Sie, den Betrag innert {days} Tagen zu überweisen. Haben Sie inzwischen bezahlt, ist dieses Schreiben gegenstandslos.',
    },
    {
      title: 'Mahnung',
      text: 'Auf unsere Zahlungserinnerung ist bei uns noch keine vollständige Zahlung eingegangen. Wir bitten Sie, den offenen Betrag innert {days} Tagen zu überweisen. Haben Sie inzwischen bezahlt, ist dieses Schreiben gegenstandslos.',
    },
    {
      title: 'Letzte Mahnung',
      text: 'Trotz unserer Mahnungen ist die folgende Rechnung noch immer offen. Bitte überweisen Sie den Betrag innert {days} Tagen. Danach leiten wir ohne weitere Mitteilung die Betreibung ein.',
    },
  ],
  fr: [
    {
      title: 'Rappel',
      text: "Sauf erreur de notre part, la facture suivante n'est pas encore réglée. Nous vous prions de verser le montant dans les {days} jours. Si vous avez payé entre-temps, veuillez considérer cette lettre comme nulle.",
    },
    {
      title: 'Deuxième rappel',
      text: "Malgré notre rappel, la facture suivante n'est pas entièrement réglée. Nous vous prions de verser le montant dû dans les {days} jours. Si vous avez payé entre-temps, veuillez considérer cette lettre comme nulle.",
    },
    {
      title: 'Dernier rappel',
      text: 'Malgré nos rappels, la facture suivante reste impayée. Veuillez verser le montant dans les {days} jours. Passé ce délai, nous engagerons une poursuite sans autre avis.',
    },
  ],
  it: [
    {
      title: 'Sollecito',
      text: 'Salvo errore da parte nostra, la fattura seguente non risulta ancora pagata. La preghiamo di versare l’importo entro {days} giorni. Se ha pagato nel frattempo, consideri nulla questa lettera.',
    },
    {
      title: 'Secondo sollecito',
      text: 'Nonostante il nostro sollecito, la fattura seguente non è stata pagata interamente. La preghiamo di versare l’importo dovuto entro {days} giorni. Se ha pagato nel frattempo, consideri nulla questa lettera.',
    },
    {
      title: 'Ultimo sollecito',
      text: 'Nonostante i nostri solleciti, la fattura seguente è ancora scoperta. La preghiamo di versare l’importo entro {days} giorni. Trascorso questo termine avvieremo la procedura esecutiva senza ulteriore avviso.',
    },
  ],
  en: [
    {
      title: 'Payment reminder',
      text: 'According to our records the following invoice has not been paid yet. Please transfer the amount within {days} days. If you have paid in the meantime, please disregard this letter.',
    },
    {
      title: 'Second reminder',
      text: 'Despite our reminder, the following invoice has not been paid in full. Please transfer the amount due within {days} days. If you have paid in the meantime, please disregard this letter.',
    },
    {
      title: 'Final reminder',
      text: 'Despite our reminders, the following invoice is still unpaid. Please transfer the amount within {days} days. After that we will start debt collection without further notice.',
    },
  ],
  rm: [
    {
      title: 'Admoniziun',
      text: 'Tenor nossa contabilitad n’è il suandant quint anc betg pajà. Nus As supplitgain da pajar l’import entaifer {days} dis. Sche Vus avais pajà en il fratemp, n’è questa brev betg pli valaivla.',
    },
    {
      title: 'Segunda admoniziun',
      text: 'Malgrà nossa admoniziun n’è il suandant quint betg pajà cumplettamain. Nus As supplitgain da pajar l’import entaifer {days} dis. Sche Vus avais pajà en il fratemp, n’è questa brev betg pli valaivla.',
    },
    {
      title: 'Ultima admoniziun',
      text: 'Malgrà nossas admoniziuns è il suandant quint anc adina avert. Nus As supplitgain da pajar l’import entaifer {days} dis. Suenter quest termin iniziain nus la scussiun senza ulteriura communicaziun.',
    },
  ],
};

/** The levels of dunning of a company, the first one first. */
export function levelsOf({ dunning }: Company): readonly DunningLevel[] {
  return dunning.length === 0 ? usualLevels : dunning;
}

/** What the next reminder of an invoice is, after so many: once all levels are through, the last one again. */
export interface NextReminder {
  /** From 1. */
  readonly number: number;
  readonly level: DunningLevel;
  readonly title: string;
  readonly text: string;
}

export function nextReminder(company: Company, language: Invoice['language'], sent: number): NextReminder {
  const levels = levelsOf(company);
  const at = Math.min(sent, levels.length - 1);
  const level = levels[at] ?? { days: '', daysToPay: '10', fee: '', title: '', text: '' };
  const [first, next, last] = letters[language];
  const ours = at === 0 ? first : at === levels.length - 1 ? last : next;
  return { number: sent + 1, level, title: level.title.trim() || ours.title, text: level.text.trim() || ours.text };
}

/**
 * The day from which an invoice can be reminded of, `yyyy-mm-dd`; empty where it has no last day to pay, nothing of it is open, or all
 * levels are through.
 */
export function remindableFrom(invoice: Invoice, { rest, reminders }: Account, company: Company): string {
  const level = levelsOf(company)[reminders.length];
  const last = reminders.at(-1);
  const from = last ? dueDayOf(last) || last.date : dueDayOf(invoice);
  if (level === undefined || from === '' || !isPositive(rest)) return '';
  return dayAfter(from, Math.max(1, countOf(level.days)));
}

/** Whole days as they were typed; what is no such number counts as none. */
function countOf(days: string): number {
  const count = Number(days.trim() || '0');
  return Number.isInteger(count) && count >= 0 && count <= 9999 ? count : 0;
}

/** The fee of a level as an amount, in the currency of the invoice; undefined where none was typed. */
export function feeOf({ fee }: DunningLevel): string | undefined {
  const amount = parseTypedAmount(fee);
  return amount.ok && isPositive(amount.value) ? amount.value : undefined;
}

/** Interest on what is open. */
export interface Interest {
  readonly percent: string;
  /** The last day for which it was asked, or on which the invoice could be paid in time. */
  readonly from: string;
  readonly amount: string;
}

/**
 * Interest on what is open of an invoice on a day, for the days since its last day to pay or since the reminder before: simple, a year
 * has 365 days. Fees and interest bear none. Undefined where the company asks none. Source: Code of Obligations, articles 104 and 105(3).
 */
export function interestOf(
  invoice: Invoice,
  { rest, charged, reminders }: Account,
  company: Company,
  day: string,
): Interest | undefined {
  const percent = typedNumber(company.interest);
  const from = reminders.at(-1)?.date ?? dueDayOf(invoice);
  if (percent === undefined || from === '' || from >= day || !isPositive(percent)) return undefined;
  const amount = quotientOf([exactSumOf([rest, negated(charged)]), percent, String(daysBetween(from, day))], '36500');
  return isPositive(amount) ? { percent, from, amount } : undefined;
}
