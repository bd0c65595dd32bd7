import { readYellowbill } from '@rappen/core/ebill/yellowbill';
import { childOf, childrenOf, textAt, type XmlElement } from '../../packages/core/src/xml/index.ts';
import { billFile, element, filesIn, invoiceReports, processFiles, protocolReports } from './reports.ts';

export interface StandInBill {
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

export interface StandInFile {
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

export interface StandInRecipient {
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

const isOf = (file: StandInFile, createdAt: string) => file.createdAt === createdAt;

/** A refusal of the service. */
export class Fault extends Error {
  readonly subcode: string;

  constructor(subcode: string, message: string) {
    super(message);
    this.subcode = subcode;
  }
}

export class Books {
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
    if (operation !== 'GetInvoiceListPayer' && !this.options.billerIds.includes(billerId))
      throw new Fault('UnknownBiller', `Unknown biller ${billerId}`);
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
        return protocolReports(this.files(text('ArchiveData')));
      case 'GetRegistrationProtocol':
        return this.fetch(text('ArchiveData'), text('CreateDate'));
      case 'GetProcessProtocolList':
        return protocolReports(processFiles(billerId, this.bills.values()));
      case 'GetProcessProtocol':
        return filesIn(processFiles(billerId, this.bills.values()).filter((one) => isOf(one, text('CreateDate'))));
      case 'GetInvoiceListBiller':
        return invoiceReports([...this.bills.values()].filter((bill) => bill.billerId === billerId));
      case 'GetInvoiceBiller':
        return `<d:DownloadFile>${billFile(this.billOf(billerId, text('TransactionID')))}</d:DownloadFile>`;
      case 'GetInvoiceListPayer':
        return invoiceReports([...this.bills.values()].filter(({ account }) => account === text('eBillAccountID')));
      case 'GetInvoicePayer':
        return billFile(this.billOf(billerId, text('TransactionID')));
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
  private files(archive: string): readonly StandInFile[] {
    return this.registrationFiles.filter(({ createdAt }) => archive === 'true' || !this.fetched.has(createdAt));
  }

  private fetch(archive: string, createdAt: string): string {
    const files = this.files(archive).filter((one) => isOf(one, createdAt));
    for (const file of files) this.fetched.add(file.createdAt);
    return filesIn(files);
  }

  private billOf(billerId: string, transactionId: string): StandInBill {
    const bill = this.bills.get(transactionId);
    if (bill?.billerId !== billerId) throw new Fault('UnknownTransaction', 'There is no such bill');
    return bill;
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
