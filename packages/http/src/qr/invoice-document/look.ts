import { type DrawInvoiceOptions, parseColour, type TemplateName } from '@rappen/core/invoice-document';
import { code, optional } from '@rappen/core/model';
import { oneOf } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';
import { slipOptionsOf } from '../request/slip.ts';
import { templateNames } from './templates.ts';

/** The parameters that `lookOf` reads beside `slipLook`. */
export const lookParameters = {
  template: oneOf(templateNames, 'classic', 'Name of a template, from the list of templates'),
  accentColor: optional(
    code(/^#?[0-9A-Fa-f]{6}$/, 'a colour such as 1c3f6e'),
    'Colour of the template as red, green and blue in hexadecimal digits: 1c3f6e',
  ),
  addressWindow: oneOf(['RIGHT', 'LEFT'], 'RIGHT', 'Side of the envelope window'),
};

/** How a call wants its invoice drawn. */
export function lookOf(call: Call): DrawInvoiceOptions {
  const { template, addressWindow, accentColor } = call.query;
  return {
    template: template as TemplateName,
    addressWindow: addressWindow === 'LEFT' ? 'left' : 'right',
    accentColor: accentColor === undefined ? undefined : parseColour(accentColor),
    slip: slipOptionsOf(call),
  };
}
