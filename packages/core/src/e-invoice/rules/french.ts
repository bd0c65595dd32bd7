/** What France asks of several elements alike: each with the name of the rule, the term (`-` for none in the standard) and its path. */
type Asked = readonly (readonly [rule: string, term: string, elements: string])[];

/** Rows that ask the same of several elements. All but those for several sellers are warnings. */
export function each(asked: Asked, check: string): string {
  return asked.map(([rule, term, elements]) => `%\n@ ${elements}\n${rule}/w ${term} . ${check}`).join('\n');
}

/** The term of the standard in the name of a rule. */
export function termOf(name: string): string {
  return name.startsWith('BT-') ? name : '-';
}

/** The SIREN of a party; of all but seller and buyer that of its SIRET where it has none. */
export function sirenOf(name: string, siren: string, siret: string): string {
  const own = `text(${siren})`;
  return name === 'BT-29' || name === 'BT-46' ? own : `if(${own}, ${own}, sub(${siret}, 1, 9))`;
}

/** Of the ids of a party: each names its list, and none twice. */
export function idRows(name: string, elements: string, ids: string): string {
  const rule = (number: number): string => `BR-FR-CO-10_${name}-${number}/w ${termOf(name)} ${ids}`;
  return [
    '%',
    `@ ${elements}`,
    `${rule(1)} : not(${ids}[not(@schemeID)]) :: it names no list`,
    `${rule(2)} : count(distinct(${ids}/@schemeID)) = count(${ids}/@schemeID) :: two of them are of the same list`,
  ].join('\n');
}

const length = (most: number): string => `: len(.) <= ${most} :: it has more than ${most} characters`;

const digits =
  (places: number, sign: string, length: number) =>
  (path = '.'): string =>
    String.raw`: matches(n(${path}), '^(?=[^.]{0,${length}}$|(?=[^.]*\.).{0,${length + 1}}$)${sign}[0-9]{1,${length}}(?:\.[0-9]{1,${places}})?$') :: it has too many digits`;

/** The conditions that both syntaxes have. */
export const french = {
  number: length(35),
  route: length(100),
  longAddress: length(125),
  id: ": matches(n(.), '^[A-Za-z0-9+_/-]+$') and not(contains(., ' ')) :: only letters, digits and + - _ / may stand in it",
  address: ": matches(., '^[A-Za-z0-9+_/-]+$') :: only letters, digits and + - _ / may stand in it",
  amount: digits(2, '-?', 19),
  quantity: digits(4, '-?', 19),
  price: digits(6, '', 19),
  rate: digits(2, '', 4),
  filled: ': filled(.) :: it is missing',
  type: 'in frenchTypes',
  /** The number of the place of business begins with that of the company. */
  siret: (siret: string, siren: string): string =>
    `: not(${siret}) or (matches(${siret}[1], '^[0-9]{14}$') and sub(${siret}[1], 1, 9) = ${siren}) :: it has not fourteen digits that begin with the SIREN`,
  notSiren: 'it is no SIREN of nine digits',
  addressed: (address: string, siren: string): string =>
    `(starts(${address}, ${siren}) and ${address}/@schemeID = '0225')`,
  notAddressed: 'it is no address of list 0225 that begins with the SIREN',
  /** Types that the buyer makes out for the seller. */
  selfBilled: "[listed(., '= 389 501 500 471 473 261 502 ')]",
  corrections: "[listed(., '= 384 471 472 473 ')]",
  credits: "[listed(., '= 261 381 396 502 503 ')]",
  prepayments: "[listed(., '= 386 500 503 ')]",
  paid: "[listed(., '= B2 S2 M2 ')]",
  final: "[listed(., '= B4 S4 M4 ')]",
  ofSeveral: "[. = 'S8' or . = 'B8' or . = 'M8']",
} as const;

/** What is wrong where an invoice is of several sellers. */
export const several = ':: it does not fit an invoice of several sellers';
