import type { BillMailbox } from '@rappen/http';
import { plainPdf, type Sent } from './service.ts';

/** A mail of the desk as browsers write it, but for its boundary, which is the same each time. */
export function mailForm(
  mail: object | string,
  file: Uint8Array<ArrayBuffer> = plainPdf('Rechnung 2026-007'),
  fileName = 'Rechnung-2026-007.pdf',
): Sent {
  const part = (head: string) => `--form\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const json = typeof mail === 'string' ? mail : JSON.stringify(mail);
  const head = part(`name="file"; filename="${fileName}"\r\nContent-Type: application/pdf`);
  const tail = `\r\n${part('name="mail"\r\nContent-Type: application/json')}${json}\r\n--form--\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(tail)]),
    headers: { 'content-type': 'multipart/form-data; boundary=form' },
  };
}

/** What is asked, with other headers. */
export function withHeaders(asked: Sent, headers: Readonly<Record<string, string>>): Sent {
  return { ...asked, headers: { ...asked.headers, ...headers } };
}

/** A mailbox that has sent mails with these ids, and where others have come back for a reason. */
export function mailboxOf(
  has: () => { readonly sent: ReadonlySet<string>; readonly returned: readonly string[]; readonly reason: string },
): BillMailbox & { check: () => Promise<undefined> } {
  return {
    hasSent: async (messageId) => has().sent.has(messageId),
    async reports() {
      const { returned, reason } = has();
      const reports = returned.map((messageId) => ({ id: messageId, messageId, isFinal: true, reason }));
      return { reports, last: undefined, hasMore: false };
    },
    check: async () => undefined,
  };
}
