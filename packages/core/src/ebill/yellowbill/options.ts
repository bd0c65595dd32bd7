import type { CalendarDate } from '../../date/calendar-date.ts';
import type { yellowbillLanguages } from './model.ts';

/** What an invoice says besides its business case. */
export interface YellowbillOptions {
  /** As messages call the network. */
  readonly network: string;
  readonly biller: YellowbillBiller;
  /** At most 50 characters: the file and the call that carries it have the same. */
  readonly transactionId: string;
  readonly deliveryDate: CalendarDate;
  readonly language: (typeof yellowbillLanguages)[number];
  /** In base64. */
  readonly pdf: string;
}

export interface YellowbillBiller {
  /** Its number at the partner, 17 digits. */
  readonly accountId: string;
  readonly name: string;
  readonly emailAddress?: string | undefined;
  readonly address: {
    readonly street?: string | undefined;
    readonly buildingNumber?: string | undefined;
    readonly postalCode: string;
    readonly city: string;
    readonly countryCode: string;
  };
}
