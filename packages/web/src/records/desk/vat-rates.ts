/** VAT rates in force since 2024; a number of the company's own may be typed into its settings. */
export const vatRates = ['8.1', '2.6', '3.8', '0'] as const;
