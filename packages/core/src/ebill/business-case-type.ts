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
export const statuses = ['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;
export type Status = (typeof statuses)[number];

/** How far it has come on its way to the bill recipient. */
export type ProcessingStatus = 'STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED';
