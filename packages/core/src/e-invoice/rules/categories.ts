/** A category of VAT: what its rules are called, and how it is taxed. */
export interface Category {
  readonly code: string;
  readonly family: string;
  /** `rated`: with a rate, summed for each; `free`: without VAT, with a reason; `zero`: at a rate of zero; `outside`: no VAT at all. */
  readonly kind: 'rated' | 'free' | 'zero' | 'outside';
  /** What must be said of the seller, and of the buyer. */
  readonly parties: string;
  readonly buyer?: string;
  /** Of the rate of a line, an allowance or a charge. */
  readonly rate: string;
}

/** What a syntax has of its own. */
interface CategoryWords {
  /** The element of a rate. */
  readonly percent: string;
  /** A seller with a number for VAT, or represented. */
  readonly vatSeller: string;
  /** The number of a buyer that is no number for VAT. */
  readonly buyerNumber: string;
  /** The rate of category L. */
  readonly rateOfL: string;
}

/** The categories of VAT in a syntax. Source: CEN EN 16931, BR-S to BR-AG. */
export function categoriesIn({ percent, vatSeller, buyerNumber, rateOfL }: CategoryWords): readonly Category[] {
  const parties = '$sellerTax or $representative';
  const noVat = 'not($sellerVat) and not($representative) and not($buyerVat)';
  const rate = `${percent} = 0`;
  return [
    { code: 'S', family: 'S', kind: 'rated', parties, rate: `${percent} > 0` },
    { code: 'Z', family: 'Z', kind: 'zero', parties, rate },
    { code: 'E', family: 'E', kind: 'free', parties, rate },
    { code: 'AE', family: 'AE', kind: 'free', parties, buyer: `$buyerVat or ${buyerNumber}`, rate },
    { code: 'K', family: 'IC', kind: 'free', parties: vatSeller, buyer: '$buyerVat', rate },
    { code: 'G', family: 'G', kind: 'free', parties: vatSeller, rate },
    { code: 'L', family: 'AF', kind: 'rated', parties, rate: rateOfL },
    { code: 'M', family: 'AG', kind: 'rated', parties, rate: `${percent} >= 0` },
    { code: 'O', family: 'O', kind: 'outside', parties: noVat, rate: `not(${percent})` },
  ];
}

/** What is wrong with a rate that its category does not have. */
export function phraseOfRate({ kind, rate }: Pick<Category, 'kind' | 'rate'>): string {
  if (kind === 'outside') return 'it may not stand in category O';
  if (kind !== 'rated') return 'it must be zero';
  return rate.endsWith('>= 0') ? 'it must be zero or more' : 'it must be above zero';
}
