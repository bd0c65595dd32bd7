import { modulo10CheckDigit, modulo97CheckDigits } from '@rappen/core/check-digits';
import type { Language } from '@rappen/core/payment-part';
import { type AddressDraft, type InvoiceDraft, parseDraft, profiles, type QrInvoice } from '@rappen/core/swiss-qr';

/** One bill of the workload: its draft of texts, the invoice made of it, and the language to print it in. */
export interface Bill {
  readonly draft: InvoiceDraft;
  readonly invoice: QrInvoice;
  readonly language: Language;
}

export const profile = profiles['2.3'];
const languages = ['de', 'fr', 'it', 'en'] as const satisfies readonly Language[];

const firstNames = ['Anna', 'Beat', 'Chantal', 'Davide', 'Elisabeth', 'François', 'Giulia', 'Jürg', 'Pia-Maria', 'Zoë'];
const lastNames = ['Müller', 'Favre', 'Bernasconi', 'Rutschmann-Schnyder', 'Weiss', 'Genoud', 'Caflisch', 'Zürcher'];
const companies = [
  'Robert Schneider AG',
  'Stiftung für Kunst',
  'Garage du Lac Sàrl',
  'Elettricità Ticino SA',
  'Hof Käse',
];
const suffixes = ['', '', ' Verwaltung', ' & Partner', ', Zweigniederlassung Ostschweiz'];
const streets = ['Rue du Lac', 'Grosse Marktgasse', 'Via Nassa', 'Bahnhofstrasse', 'Chemin des Écoliers', 'Weg'];
const cities = ['Biel', 'Rorschach', 'Lugano', 'Genève', 'Zürich', 'La Chaux-de-Fonds', 'Sursee', 'Chur'];
const messages = [
  'Rechnung',
  'Bestellung vom 15.06.2026',
  'Facture pour les travaux de rénovation',
  'Quota annuale 2026',
  'Order of March, thank you for your trust',
];

/**
 * `count` valid bills, the same for every run: 60 of 100 with a QR reference, 25 with a creditor reference, 15 without;
 * four languages in turn; half with Swico S1 bill information; message and bill information at most 140 characters.
 */
export function workload(count: number): Bill[] {
  const random = randomNumbers(20_260_315);
  return Array.from({ length: count }, (_, index) => bill(index, random));
}

type Random = () => number;

function bill(index: number, random: Random): Bill {
  // Through JSON, so that the texts are whole in memory, as those that are read from somewhere
  const draft = JSON.parse(JSON.stringify(billDraft(index, random))) as InvoiceDraft;
  const parsed = parseDraft(draft, profile);
  if (!parsed.ok) throw new Error(`Bill ${index} of the workload: ${JSON.stringify(parsed.problems)}`);
  return { draft, invoice: parsed.value, language: languages[index % languages.length] ?? 'de' };
}

function billDraft(index: number, random: Random): InvoiceDraft {
  const hasBillingInformation = random() < 0.5;
  return {
    ...accountAndReference(random),
    creditor: address(pick(companies, random) + pick(suffixes, random), random),
    amount: random() < 0.9 ? `${whole(random, 9999)}.${digits(random, 2)}` : undefined,
    currency: random() < 0.9 ? 'CHF' : 'EUR',
    debtor: hasBillingInformation && random() < 0.2 ? undefined : debtor(random),
    unstructuredMessage: random() < 0.7 ? pick(messages, random) : undefined,
    billingInformation: hasBillingInformation ? swicoS1(index, random) : undefined,
    alternativeProcedures: [],
  };
}

function accountAndReference(random: Random): Pick<InvoiceDraft, 'iban' | 'referenceType' | 'reference'> {
  const kind = random();
  if (kind < 0.6) {
    const body = digits(random, 26);
    return { iban: iban('31999', random), referenceType: 'QRR', reference: body + modulo10CheckDigit(body) };
  }
  if (kind >= 0.85) return { iban: iban('00700', random), referenceType: 'NON' };
  const body = digits(random, 8 + Math.floor(random() * 13));
  return {
    iban: iban('00700', random),
    referenceType: 'SCOR',
    reference: `RF${modulo97CheckDigits('RF', body)}${body}`,
  };
}

function iban(institution: string, random: Random): string {
  const body = institution + digits(random, 12);
  return `CH${modulo97CheckDigits('CH', body)}${body}`;
}

function debtor(random: Random): AddressDraft {
  return address(`${pick(firstNames, random)} ${pick(lastNames, random)}`, random);
}

function address(name: string, random: Random): AddressDraft {
  return {
    addressType: 'STRUCTURED',
    name,
    street: pick(streets, random),
    buildingNumber: whole(random, 199),
    postalCode: String(1000 + Math.floor(random() * 8999)),
    city: pick(cities, random),
    countryCode: 'CH',
  };
}

function swicoS1(index: number, random: Random): string {
  const month = 1 + Math.floor(random() * 9);
  const conditions = random() < 0.5 ? '/40/0:30' : '/40/2:10;0:30';
  return `//S1/10/${10_201_000 + index}/11/260${month}15/20/${digits(random, 4)}.${digits(random, 3)}/30/106017086/32/8.1${conditions}`;
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** From 1 to `max`. */
function whole(random: Random, max: number): string {
  return String(1 + Math.floor(random() * max));
}

function digits(random: Random, count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += Math.floor(random() * 10);
  return text;
}

/** Numbers from 0 to 1, the same for the same seed (xorshift32). */
export function randomNumbers(seed: number): Random {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
