const decimalsByCurrency: ReadonlyMap<string, number> = new Map(
  (
    [
      [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
      [3, 'BHD IQD JOD KWD LYD OMR TND'],
    ] as const
  ).flatMap(([decimals, currencies]) => currencies.split(' ').map((currency) => [currency, decimals] as const)),
);

/** How many decimals amounts of a currency have: two for most, none for JPY, three for KWD. Source: ISO 4217, minor units. */
export function minorUnitsOf(currency: string): number {
  return decimalsByCurrency.get(currency) ?? 2;
}
