/** The platform's own number of a biller, 1 or more. */
export type BillerId = number;
