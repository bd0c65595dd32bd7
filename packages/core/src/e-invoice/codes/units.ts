/** Names of units as invoices in our languages print them, without full stop and in small letters, by their code. */
const namesByCode: Readonly<Record<string, string>> = {
  __proto__: null as never,
  H87: 'stk stück pce pcs pz pezzi ex',
  C62: 'einheit unité unit unità',
  HUR: 'h std stunde stunden heure heures ora ore ura uras hour hours',
  MIN: 'min minute minuten',
  DAY: 'tag tage jour jours giorno giorni nacht nächte nuit nuits notte notti day days di dis',
  WEE: 'woche wochen semaine semaines settimana settimane week weeks',
  MON: 'monat monate mois mese mesi mt month months mais',
  ANN: 'jahr jahre an ans année années anno anni year years onn onns',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't to',
  LTR: 'l lt',
  MLT: 'ml',
  HLT: 'hl',
  MTR: 'm lfm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  MTK: 'm2 m²',
  MTQ: 'm3 m³',
  LS: 'pauschal psch forfait',
  SET: 'satz set',
  PR: 'paar paire paires paio paia pair pairs',
  KWH: 'kwh',
  XCT: 'karton',
  XBX: 'kiste box',
  XPK: 'pack pkg',
  XBO: 'flasche flaschen',
  XBG: 'sack säcke',
  XRO: 'rolle rollen',
  XPX: 'palette paletten',
  DZN: 'dtz dutzend',
  P1: '%',
};

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(namesByCode).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** The unit that one is counted in without any. */
const one = 'C62';

/**
 * The code of a unit by its printed name (UNECE Recommendations 20 and 21); undefined for a name that is not known. Without a name
 * things are counted.
 */
export function unitCodeOf(name: string | undefined): string | undefined {
  if (name === undefined) return one;
  return codes.get(name.toLowerCase().replace(/\.$/, '').trim());
}

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(namesByCode).map(([code, all]) => [code, all.split(' ')[0] as string]),
);

/** How a unit is printed: its name, or its code where it has none here; nothing for what is merely counted. */
export function unitNameOf(code: string | undefined): string | undefined {
  return code === undefined || code === one ? undefined : (names.get(code) ?? code);
}
