import type { YellowbillBiller, yellowbillLanguages } from '@rappen/core/ebill/yellowbill';

/** Addresses of the service, by stage. */
export const postfinanceAddresses = {
  production: 'https://ebill.postfinance.ch/B2BService/B2BService.svc',
  integration: 'https://ebill-ki.postfinance.ch/B2BService/B2BService.svc',
} as const;

/** What one biller has agreed with PostFinance. */
export interface PostfinanceSettings {
  readonly address: string;
  readonly userName: string;
  /** Opened: it is never logged, and goes nowhere but into the call. */
  readonly password: string;
  readonly biller: YellowbillBiller;
  /** Language of bills whose recipient says none. */
  readonly language: (typeof yellowbillLanguages)[number];
  /** Whether calls say from when to when they are good. Default: true. */
  readonly hasTimestamp?: boolean | undefined;
  /** Whether `Paid` means that the money is there. Default: false: it is approved. */
  readonly paidIsCompleted?: boolean | undefined;
}
