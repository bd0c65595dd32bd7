import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { childOf, parseXml, textAt, type XmlElement } from '../../packages/core/src/xml/index.ts';
import { Books, Fault, type StandInBill, type StandInFault, type StandInFile, type StandInOptions } from './books.ts';
import { escaped } from './reports.ts';

/**
 * A stand-in of PostFinance's e-bill service: the operations that an adapter needs, by their WSDL, with bills whose states somebody
 * moves, and faults on demand. It is a tool for tests and trials, and knows nothing of the adapter.
 */
export interface StandIn {
  readonly url: string;
  readonly bills: ReadonlyMap<string, StandInBill>;
  /** How often each operation was called. */
  readonly calls: ReadonlyMap<string, number>;
  /** Moves a bill, as the partner, the bank or the recipient would. */
  move(transactionId: string, to: Partial<Pick<StandInBill, 'state' | 'reasonCode' | 'reasonText'>>): void;
  /** Files that tell who has registered, as the partner keeps them. */
  readonly registrationFiles: StandInFile[];
  /** The next calls, of one operation or of any, go wrong in this way, one after the other. */
  fail(...faults: readonly StandInFault[]): void;
  close(): Promise<void>;
}

const service = 'http://ch.swisspost.ebill.b2bservice';
const data = 'http://swisspost_ch.ebs.ebill.b2bservice';
const limits = { charactersMax: 64_000_000, levelsMax: 40, elementsMax: 100_000, commentsMax: 1000, attributesMax: 64 };

/** A call, if it is one that the service would take. */
function callOf(text: string, options: StandInOptions): { operation: string; call: XmlElement; messageId: string } {
  const tree = parseXml(text, { limits });
  if (!tree.ok) throw new Fault('InvalidMessage', 'No XML');
  const [header, body] = ['Header', 'Body'].map((name) => childOf(tree.value, name));
  const token = childOf(childOf(header, 'Security'), 'UsernameToken');
  const isKnown = textAt(token, 'Username') === options.userName && textAt(token, 'Password') === options.password;
  if (!isKnown) throw new Fault('FailedAuthentication', 'User name or password is wrong');
  const call = body?.children[0];
  if (call === undefined || call.namespace !== service) throw new Fault('ActionNotSupported', 'No operation');
  const action = textAt(header, 'Action');
  if (action !== undefined && action !== `${service}/B2BService/${call.name}`)
    throw new Fault('ActionMismatch', 'The action is another operation');
  return { operation: call.name, call, messageId: textAt(header, 'MessageID') ?? '' };
}

const envelope = (header: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header>${header}</s:Header><s:Body>${body}</s:Body></s:Envelope>`;

function faultText({ subcode, message }: Fault): string {
  return envelope(
    '',
    `<s:Fault><s:Code><s:Value>s:Sender</s:Value><s:Subcode><s:Value xmlns:o="urn:x">o:${subcode}</s:Value></s:Subcode></s:Code><s:Reason><s:Text xml:lang="en-US">${escaped(
      message,
    )}</s:Text></s:Reason></s:Fault>`,
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts it at a free port of this machine, or at one that is named. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const books = new Books(options);
  const server: Server = createServer((request, response) => {
    const end = (status: number, text: string, type = 'application/soap+xml; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type }).end(text);
    void textOf(request).then((text) => {
      const answered = (status: number, whole: string) => {
        options.onExchange?.(text, whole);
        return end(status, whole);
      };
      try {
        const { operation, call, messageId } = callOf(text, options);
        const how = books.faultFor(operation);
        if (how === 'lostCall') return request.socket.destroy();
        if (how === 'hang') return undefined;
        if (how === 'redirect') return response.writeHead(307, { location: `http://${request.headers.host}/` }).end();
        if (how === 'error500') return end(500, '');
        if (how === 'html') return end(200, '<!doctype html><html><body>Maintenance</body></html>', 'text/html');
        if (how === 'huge') return end(200, '<a>'.repeat(20_000_000));
        if (how === 'signIn') throw new Fault('FailedAuthentication', 'The password has expired');
        const result = books.answer(operation, call);
        if (how === 'lostAnswer') return request.socket.destroy();
        const related = how === 'wrongRelatesTo' ? 'urn:uuid:00000000-0000-4000-8000-000000000000' : messageId;
        const whole = envelope(
          `<a:Action>${service}/B2BService/${operation}Response</a:Action><a:RelatesTo>${escaped(related)}</a:RelatesTo>`,
          `<${operation}Response xmlns="${service}"><${operation}Result xmlns:d="${data}">${result}</${operation}Result></${operation}Response>`,
        );
        if (how === 'cutOff') return end(200, whole.slice(0, whole.length / 2));
        return answered(200, whole);
      } catch (error) {
        if (error instanceof Fault) return answered(500, faultText(error));
        throw error;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/B2BService/B2BService.svc`,
    bills: books.bills,
    calls: books.calls,
    registrationFiles: books.registrationFiles,
    move(transactionId, to) {
      const bill = books.bills.get(transactionId);
      if (bill === undefined) throw new Error(`There is no bill ${transactionId}`);
      books.bills.set(transactionId, { ...bill, ...to });
    },
    fail: (...faults) => books.faults.push(...faults),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
