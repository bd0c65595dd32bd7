import type { Problem } from '@rappen/core/problem';

/** The document without what is wrong with it, so that the page shows the rest from the first key on. */
export function withoutFaults(json: object, problems: readonly Problem[]): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: parts of any shape are taken out, and the rules read what is left
  const copy = structuredClone(json) as Record<string, any>;
  for (const { path } of problems) {
    if (path[0] === 'qrInvoice') copy['qrInvoice'] = undefined;
    else if (path[0] === 'positions' && typeof path[1] === 'number' && path[2] !== undefined)
      delete copy['positions'][path[1]]?.[path[2]];
    else if (path[0] === 'sender' || path[0] === 'paymentTerms' || path[0] === 'recipient')
      delete copy[path[0]]?.[String(path[1])];
    else if (path.length > 0) delete copy[String(path[0])];
  }
  const placeholder = '…';
  copy['sender'] ??= {};
  if (!(copy['sender'].addressLines?.length > 0)) copy['sender'].addressLines = [placeholder];
  copy['recipient'] ??= {};
  if (!(copy['recipient'].addressLines?.length > 0)) copy['recipient'].addressLines = [placeholder];
  copy['invoiceNr'] ??= placeholder;
  copy['currency'] ??= 'CHF';
  if (!(copy['positions']?.length > 0)) copy['positions'] = [{ description: placeholder, unitPrice: 0 }];
  for (const position of copy['positions']) {
    position.description ??= placeholder;
    if (position.kind !== 'text' && position.kind !== 'subtotal') position.unitPrice ??= 0;
  }
  if (
    copy['positions'].every((position: { kind?: string }) => position.kind === 'text' || position.kind === 'subtotal')
  )
    copy['positions'].push({ description: placeholder, unitPrice: 0 });
  return copy;
}
