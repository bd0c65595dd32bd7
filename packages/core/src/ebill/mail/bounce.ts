import { networkLimits } from '../network/limits.ts';

/** What a mail server reports of a mail that it could not deliver, or not yet. */
export interface DeliveryReport {
  /** `Message-ID` of the mail, in its angle brackets. */
  readonly messageId: string;
  /** Whether it is over: a delay is not. */
  readonly isFinal: boolean;
  /** `5.1.1: 550 no such user`: the status code and what the other server said, in one line. */
  readonly reason: string;
}

const messageIdPattern = /^message-id:\s*(<[^<>\s]{1,250}>)/im;

/**
 * Reads a report of the delivery of a mail (RFC 3464). `status`: its part `message/delivery-status`; `original`: the mail that it is about,
 * or its headers. Undefined: the report is of another kind, such as of a mail that was delivered, or does not say which mail it is about.
 */
export function readDeliveryReport(status: string, original: string): DeliveryReport | undefined {
  const [, messageId] = messageIdPattern.exec(unfolded(headersOf(original))) ?? [];
  if (messageId === undefined) return undefined;
  const groups = unfolded(status)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf);
  const failed = groups.find((fields) => fields.get('action') === 'failed');
  const about = failed ?? groups.find((fields) => fields.get('action') === 'delayed');
  if (about === undefined) return undefined;
  const diagnostic = about.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '');
  const reason = [about.get('status'), diagnostic].filter(Boolean).join(': ');
  return {
    messageId,
    isFinal: failed !== undefined,
    reason: reason.slice(0, networkLimits.reasonLengthMax) || 'no reason given',
  };
}

/** Up to the first empty line. */
function headersOf(mail: string): string {
  return mail.split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? '';
}

/** Continued lines in one (RFC 5322, 2.2.3). */
function unfolded(text: string): string {
  return text.replaceAll(/\r?\n[ \t]+(?=\S)/g, ' ');
}

/** The first of each name. Values are in one line, without control characters; words of the standard come in small letters. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.split(/\r?\n/)) {
    const [, name, value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || fields.has(name.toLowerCase())) continue;
    const clean = value.replaceAll(/\p{Cc}+/gu, ' ').trim();
    fields.set(name.toLowerCase(), /^action$/i.test(name) ? clean.toLowerCase() : clean);
  }
  return fields;
}
