import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readYellowbill } from '@rappen/core/ebill/yellowbill';
import { childOf, childrenOf, parseXml, textAt, type XmlElement } from '../../packages/core/src/xml/index.ts';

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

interface StandInBill {
  readonly billerId: string;
  readonly transactionId: string;
  readonly fileType: string;
  readonly data: Buffer;
  readonly amount: string | undefined;
  readonly account: string | undefined;
  readonly due: string | undefined;
  readonly deliveredAt: string;
  readonly state: string;
  readonly reasonCode?: string;
  readonly reasonText?: string;
  /** How many times it was uploaded. */
  readonly uploads: number;
}

interface StandInFile {
  readonly createdAt: string;
  readonly fileType: string;
  readonly name: string;
  readonly content: string;
}

export interface StandInFault {
  readonly operation?: string;
  readonly how:
    | 'lostAnswer'
    | 'lostCall'
    | 'error500'
    | 'html'
    | 'wrongRelatesTo'
    | 'signIn'
    | 'cutOff'
    | 'hang'
    | 'redirect'
    | 'huge';
}

interface StandInRecipient {
  readonly accountId: string;
  readonly emailAddress?: string;
  readonly uid?: string;
  readonly isAllowed: boolean;
  readonly type: 'PRIVATE' | 'COMPANY';
  readonly language: string;
  readonly address: Readonly<Record<string, string>>;
}

export interface StandInOptions {
  readonly userName: string;
  readonly password: string;
  readonly billerIds: readonly string[];
  readonly recipients?: readonly StandInRecipient[];
  /** Bills of one answer of a search. */
  readonly pageLength?: number;
  /** The state of a bill that was taken over. Default: Processing. */
  readonly firstState?: string;
  /** The code that recipients get by e-mail. */
  readonly activationCode?: string;
  readonly port?: number;
  /** The day on which bills are delivered, `yyyy-mm-dd`. Default: that of this machine. */
  readonly today?: () => string;
  /** Is told of each call and its answer, as they were sent. */
  readonly onExchange?: (call: string, answer: string) => void;
}

const service = 'http://ch.swisspost.ebill.b2bservice';
const data = 'http://swisspost_ch.ebs.ebill.b2bservice';
const limits = { charactersMax: 64_000_000, levelsMax: 40, elementsMax: 100_000, commentsMax: 1000, attributesMax: 64 };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<d:${name}>${escaped(text)}</d:${name}>`;

/** A refusal of the service. */
class Fault extends Error {
  readonly subcode: string;

  constructor(subcode: string, message: string) {
    super(message);
    this.subcode = subcode;
  }
}

class Books {
  readonly bills = new Map<string, StandInBill>();
  readonly calls = new Map<string, number>();
  readonly faults: StandInFault[] = [];
  readonly registrationFiles: StandInFile[] = [];
  private readonly fetched = new Set<string>();
  private readonly tokens = new Map<string, string>();
  private readonly options: StandInOptions;

  constructor(options: StandInOptions) {
    this.options = options;
  }

  faultFor(operation: string): StandInFault['how'] | undefined {
    const at = this.faults.findIndex((one) => one.operation === undefined || one.operation === operation);
    return at < 0 ? undefined : this.faults.splice(at, 1)[0]?.how;
  }

  /** The content of `…Result`. */
  answer(operation: string, call: XmlElement): string {
    this.calls.set(operation, (this.calls.get(operation) ?? 0) + 1);
    const parameter = operation === 'SearchInvoices' ? childOf(call, 'Parameter') : call;
    const billerId = textAt(parameter, 'BillerID') ?? '';
    if (!this.options.billerIds.includes(billerId)) throw new Fault('UnknownBiller', `Unknown biller ${billerId}`);
    const text = (name: string) => textAt(call, name) ?? '';
    switch (operation) {
      case 'ExecutePing':
        if (text('ErrorTest') === 'true' || text('ExceptionTest') === 'true') throw new Fault('Test', 'As asked for');
        return billerId;
      case 'UploadFilesReport':
        return childrenOf(childOf(call, 'invoices'), 'Invoice')
          .map((file) => this.upload(billerId, file))
          .join('');
      case 'SearchInvoices':
        return this.search(billerId, parameter);
      case 'GetEBillRecipientSubscriptionStatus':
        return this.status(text('RecipientID'));
      case 'GetEBillRecipientSubscriptionStatusBulk':
        return `<d:BillRecipients>${childrenOf(childOf(call, 'RecipientID'), 'string')
          .map((one) => this.bulkStatus(one.text))
          .join('')}</d:BillRecipients>`;
      case 'InitiateEBillRecipientSubscription':
        return this.initiate(text('SubscriptionInitiationEmailAddress'));
      case 'ConfirmEBillRecipientSubscription':
        return this.confirm(text('SubscriptionInitiationToken'), text('SubscriptionInitiationActivationCode'));
      case 'GetRegistrationProtocolList':
        return this.files(text('ArchiveData'))
          .map(
            ({ createdAt, fileType }) =>
              `<d:ProtocolReport>${element('CreateDate', createdAt)}${element('FileType', fileType)}</d:ProtocolReport>`,
          )
          .join('');
      case 'GetRegistrationProtocol':
        return this.files(text('ArchiveData'), text('CreateDate'))
          .map(({ createdAt, name, content }) => {
            this.fetched.add(createdAt);
            const bytes = Buffer.from(content).toString('base64');
            return `<d:DownloadFile>${element('Data', bytes)}${element('Filename', name)}</d:DownloadFile>`;
          })
          .join('');
      default:
        throw new Fault('ActionNotSupported', `No operation ${operation}`);
    }
  }

  private upload(billerId: string, file: XmlElement): string {
    const [fileType, transactionId, content] = ['FileType', 'TransactionID', 'Data'].map(
      (name) => textAt(file, name) ?? '',
    );
    const known = this.bills.get(transactionId ?? '');
    const bytes = Buffer.from(content ?? '', 'base64');
    const read = readYellowbill(bytes.toString('utf8'));
    const body = read.ok ? read.value.Body : undefined;
    const isSame = body?.DeliveryInfo.TransactionID === transactionId;
    const isTaken = known === undefined && transactionId !== '' && bytes.length > 0;
    if (isTaken)
      this.bills.set(transactionId ?? '', {
        billerId,
        transactionId: transactionId ?? '',
        fileType: fileType ?? '',
        data: bytes,
        amount: body?.Bill.Summary.TotalAmountInclusiveTax,
        account: body?.DeliveryInfo.eBillAccountID,
        due: body?.Bill.Header.PaymentInformation.PaymentDueDate,
        deliveredAt: this.options.today?.() ?? new Date().toISOString().slice(0, 10),
        state: body === undefined || !isSame ? 'Invalid' : (this.options.firstState ?? 'Processing'),
        ...(body === undefined && { reasonCode: '01', reasonText: 'The file cannot be read' }),
        ...(body !== undefined && !isSame && { reasonCode: '09', reasonText: 'Other transaction in the file' }),
        uploads: 1,
      });
    else if (known) this.bills.set(known.transactionId, { ...known, uploads: known.uploads + 1 });
    return `<d:ProcessedInvoice>${element('FileType', fileType)}<d:SubmitDate>${new Date().toISOString()}</d:SubmitDate>${element(
      'TransactionID',
      transactionId,
    )}${element('ProcessingState', isTaken ? 'OK' : 'ERROR')}</d:ProcessedInvoice>`;
  }

  private search(billerId: string, parameter: XmlElement | undefined): string {
    const asked = (name: string) => textAt(parameter, name);
    const [transactionId, state] = [asked('TransactionID'), asked('State')];
    const [from, to] = [asked('DeliveryDateFrom')?.slice(0, 10), asked('DeliveryDateTo')?.slice(0, 10)];
    const found = [...this.bills.values()].filter(
      (bill) =>
        bill.billerId === billerId &&
        (transactionId === undefined || bill.transactionId === transactionId) &&
        (state === undefined || bill.state === state) &&
        (from === undefined || bill.deliveredAt >= from) &&
        (to === undefined || bill.deliveredAt <= to),
    );
    const shown = found.slice(0, this.options.pageLength ?? 1000);
    const list = shown.map(
      (bill) =>
        `<d:SearchInvoice>${element('BillerId', bill.billerId)}${element('TransactionId', bill.transactionId)}${element(
          'eBillAccountId',
          bill.account,
        )}${element('Amount', bill.amount)}${element('State', bill.state)}${element('PaymentType', 'IBAN')}<d:DeliveryDate>${
          bill.deliveredAt
        }T00:00:00</d:DeliveryDate>${element('PaymentDueDate', bill.due && `${bill.due}T00:00:00`)}${element(
          'ReasonCode',
          bill.reasonCode,
        )}${element('ReasonText', bill.reasonText)}</d:SearchInvoice>`,
    );
    return `<d:InvoiceCount>${shown.length}</d:InvoiceCount><d:TotalInvoiceCount>${found.length}</d:TotalInvoiceCount><d:InvoiceList>${list.join(
      '',
    )}</d:InvoiceList>`;
  }

  /** Without `archive` those alone that nobody has fetched. */
  private files(archive: string, createdAt?: string): readonly StandInFile[] {
    return this.registrationFiles.filter(
      (file) =>
        (archive === 'true' || !this.fetched.has(file.createdAt)) &&
        (createdAt === undefined || file.createdAt === createdAt),
    );
  }

  private recipient(id: string): StandInRecipient | undefined {
    const is = (one: StandInRecipient) => [one.accountId, one.emailAddress, one.uid].includes(id);
    return this.options.recipients?.find(is);
  }

  private status(id: string): string {
    const found = this.recipient(id);
    const inner =
      found?.isAllowed === true
        ? element('EbillAccountID', found.accountId) +
          element('EmailAddress', found.emailAddress) +
          element('UIDHR', found.uid)
        : element('Message', 'No subscription');
    return `<d:EBillRecipientSubscriptionStatus>${inner}</d:EBillRecipientSubscriptionStatus>`;
  }

  private bulkStatus(id: string): string {
    const found = this.recipient(id);
    const own = found ?? {
      accountId: undefined,
      emailAddress: /@/.test(id) ? id : undefined,
      uid: /^CHE/.test(id) ? id : undefined,
    };
    return `<d:BillRecipient>${element('EbillAccountID', own.accountId)}${element('EmailAddress', own.emailAddress)}${element(
      'UIDHR',
      own.uid,
    )}${element('SubmissionStatus', found?.isAllowed ? 'ALLOWED' : 'NOT_ALLOWED')}</d:BillRecipient>`;
  }

  private initiate(emailAddress: string): string {
    const found = this.recipient(emailAddress);
    if (found === undefined) return element('Message', 'Unknown address');
    const token = `T-${this.tokens.size + 1}`;
    this.tokens.set(token, emailAddress);
    return element('SubscriptionInitiationToken', token);
  }

  private confirm(token: string, code: string): string {
    const emailAddress = this.tokens.get(token);
    const found = emailAddress === undefined ? undefined : this.recipient(emailAddress);
    if (found === undefined || code !== (this.options.activationCode ?? '123456'))
      return element('Message', 'Wrong code');
    const names = ['CompanyName', 'FamilyName', 'GivenName', 'Address1', 'ZIP', 'City', 'Country'];
    const address = names.map((name) => element(name, found.address[name])).join('');
    return `${element('EbillAccountID', found.accountId)}${element('EmailAddress', found.emailAddress)}${element(
      'UIDHR',
      found.uid,
    )}${element('Type', found.type)}${element('Language', found.language)}<d:Party><d:Address>${address}</d:Address></d:Party>`;
  }
}

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
