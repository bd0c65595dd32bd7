import { anyText, type Infer, openObject, required, wholeNumber } from '@rappen/core/model';
import { limits } from '../../limits.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import { includesScope, type Scope } from '../../rights/api-key.ts';

export const mailOfferModel = openObject(
  {
    from: required(anyText(), 'The sender: its name is that of the biller'),
    perDay: required(wholeNumber(), 'Mails that the biller may send within 24 hours'),
  },
  { name: 'MailOffer' },
);

/** What this service offers to who has these scopes; undefined: it sends no mails for them. */
export function mailOfferOf(
  { deskMail }: Pick<EbillPorts, 'deskMail'>,
  scopes: readonly Scope[],
): Infer<typeof mailOfferModel> | undefined {
  if (deskMail === undefined || !includesScope(scopes, 'mails:send')) return undefined;
  return { from: deskMail.mailer.from, perDay: limits.mailsPerDayMax };
}
