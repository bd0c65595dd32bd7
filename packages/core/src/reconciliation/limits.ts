/** Every bound of matching, once. */
export const limits = {
  billIdLengthMax: 200,
  nameLengthMax: 140,
  /** Open bills, accounts and keys of one run. */
  entriesMax: 1_000_000,
  /** Bills that are proposed for one receipt. */
  candidatesMax: 10,
  /** Characters of a message in which a reference is looked for. */
  messageLengthMax: 2000,
  /** Debtors whose bills one account has paid; of more it says nothing. */
  debtorsOfPayerMax: 12,
  /** Discounts of one bill, and days from its date to the last day of one. */
  discountsMax: 10,
  discountDaysMax: 9999,
} as const;

/** How much speaks for a bill that is proposed, out of a hundred. Money never counts for a bill by these. */
export const scores = {
  severalReferences: 95,
  otherAccount: 90,
  typo: 85,
  referenceInText: 80,
  endToEndId: 70,
  numberInText: 65,
  formerPayer: 60,
  amountAndName: 50,
  sum: 45,
  amountOfOne: 30,
  formerPayerOfOther: 25,
  name: 20,
} as const;
