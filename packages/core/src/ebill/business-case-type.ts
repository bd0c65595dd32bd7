/** The six kinds of business case, as the wire names them. */
export const businessCaseTypes = [
  'Bill',
  'InstalmentBill',
  'Advice',
  'CreditNote',
  'Reminder',
  'DonationInquiry',
] as const;
export type BusinessCaseType = (typeof businessCaseTypes)[number];

/** What the bill recipient made of it; meaningful once it is delivered. */
export type Status = 'OPEN' | 'APPROVED' | 'REJECTED' | 'COMPLETED';

/** How far it has come on its way to the bill recipient. */
export type ProcessingStatus = 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';
