import { childOf, childrenOf, textAt, type XmlElement, type XmlNode } from '../../xml/index.ts';
import { booleanIn, collapsed, dateTimeIn, decimalIn } from '../../xsd/index.ts';
import type { NetRecipient } from '../network/port.ts';

const data = { 'xmlns:d': 'http://swisspost_ch.ebs.ebill.b2bservice' };
const arrays = { 'xmlns:r': 'http://schemas.microsoft.com/2003/10/Serialization/Arrays' };
const instance = { 'xmlns:i': 'http://www.w3.org/2001/XMLSchema-instance', 'i:nil': 'true' };

/** An operation of the service: what a call of it says, in the order of the schema, and what its answer means. */
export interface PostfinanceOperation<P, R> {
  readonly name: string;
  readonly parameters: (given: P) => readonly XmlNode[];
  /** Undefined: the service answered with nothing. */
  readonly result: (found: XmlElement | undefined) => R;
}

/** A file for the network. `XML` is yellowbill. */
export interface UploadedFile {
  readonly fileType: 'XML' | 'struct.pdf';
  readonly transactionId: string;
  /** In base64. */
  readonly data: string;
}

/** Whether a file was taken over for processing: anything but `OK` says that it was not. */
export interface ProcessedFile {
  readonly transactionId: string;
  readonly processingState: string;
}

/** States of a bill at the partner. */
export const postfinanceStates = [
  'Open',
  'Paid',
  'Rejected',
  'Processing',
  'Incomplete',
  'Invalid',
  'Deleted',
  'Unsigned',
] as const;
export type PostfinanceState = (typeof postfinanceStates)[number];

/** A bill as the partner knows it. */
export interface FoundInvoice {
  readonly billerId: string;
  readonly transactionId: string;
  readonly eBillAccountId?: string | undefined;
  readonly amount?: string | undefined;
  /** Its own word, which need not be one of ours. */
  readonly state: string;
  readonly reasonCode?: string | undefined;
  readonly reasonText?: string | undefined;
}

/** Bills that were found: fewer than `total` where there are too many for one answer. */
export interface FoundInvoices {
  readonly invoices: readonly FoundInvoice[];
  readonly total: number;
}

/** What a search asks for; days as `yyyy-mm-dd`. */
export interface InvoiceSearch {
  readonly billerId: string;
  readonly transactionId?: string | undefined;
  readonly state?: PostfinanceState | undefined;
  readonly deliveredFrom?: string | undefined;
  readonly deliveredTo?: string | undefined;
}

/** What the partner says of a recipient. */
export interface RecipientStatus {
  readonly eBillAccountId?: string | undefined;
  readonly emailAddress?: string | undefined;
  readonly uid?: string | undefined;
  /** Of the bulk search; it is left out now and then. */
  readonly isAllowed?: boolean | undefined;
  /** Why it is none. */
  readonly message?: string | undefined;
}

export const ping: PostfinanceOperation<{ readonly billerId: string }, string | undefined> = {
  name: 'ExecutePing',
  parameters: ({ billerId }) => [
    ['BillerID', billerId],
    ['eBillAccountID', null, instance],
  ],
  result: (found) => found && collapsed(found.text),
};

export const uploadFiles: PostfinanceOperation<
  { readonly billerId: string; readonly files: readonly UploadedFile[] },
  readonly ProcessedFile[]
> = {
  name: 'UploadFilesReport',
  parameters: ({ billerId, files }) => [
    [
      'invoices',
      files.map(
        ({ fileType, transactionId, data: content }): XmlNode => [
          'd:Invoice',
          [
            ['d:FileType', fileType],
            ['d:TransactionID', transactionId],
            ['d:Data', content],
          ],
        ],
      ),
      data,
    ],
    ['BillerID', billerId],
  ],
  result: (found) =>
    childrenOf(found, 'ProcessedInvoice').map((one) => ({
      transactionId: said(one, 'TransactionID') ?? '',
      processingState: said(one, 'ProcessingState') ?? '',
    })),
};

export const searchInvoices: PostfinanceOperation<InvoiceSearch, FoundInvoices> = {
  name: 'SearchInvoices',
  parameters: ({ billerId, transactionId, state, deliveredFrom, deliveredTo }) => [
    [
      'Parameter',
      [
        ['d:BillerID', billerId],
        ['d:TransactionID', transactionId],
        ['d:State', state],
        ['d:DeliveryDateFrom', deliveredFrom && `${deliveredFrom}T00:00:00`],
        ['d:DeliveryDateTo', deliveredTo && `${deliveredTo}T00:00:00`],
      ],
      data,
    ],
  ],
  result(found) {
    const invoices = childrenOf(childOf(found, 'InvoiceList'), 'SearchInvoice').map(invoiceOf);
    const total = Number(said(found, 'TotalInvoiceCount') ?? invoices.length);
    return { invoices, total: Number.isSafeInteger(total) ? total : invoices.length };
  },
};

function invoiceOf(one: XmlElement): FoundInvoice {
  return {
    billerId: said(one, 'BillerId') ?? '',
    transactionId: said(one, 'TransactionId') ?? '',
    eBillAccountId: said(one, 'eBillAccountId'),
    amount: decimalIn(said(one, 'Amount') ?? ''),
    state: said(one, 'State') ?? '',
    reasonCode: said(one, 'ReasonCode'),
    reasonText: said(one, 'ReasonText'),
  };
}

export const recipientStatuses: PostfinanceOperation<
  { readonly billerId: string; readonly recipientIds: readonly string[] },
  readonly RecipientStatus[]
> = {
  name: 'GetEBillRecipientSubscriptionStatusBulk',
  parameters: ({ billerId, recipientIds }) => [
    ['BillerID', billerId],
    ['RecipientID', recipientIds.map((recipientId): XmlNode => ['r:string', recipientId]), arrays],
  ],
  result: (found) => childrenOf(childOf(found, 'BillRecipients'), 'BillRecipient').map(statusOf),
};

function statusOf(one: XmlElement): RecipientStatus {
  const submission = said(one, 'SubmissionStatus');
  return {
    eBillAccountId: said(one, 'EbillAccountID'),
    emailAddress: said(one, 'EmailAddress'),
    uid: said(one, 'UIDHR'),
    isAllowed: submission === undefined ? undefined : submission === 'ALLOWED',
    message: said(one, 'Message'),
  };
}

/** The token of a subscription that was begun, or why there is none. */
export interface BegunSubscription {
  readonly token?: string | undefined;
  readonly message?: string | undefined;
}

export const initiateSubscription: PostfinanceOperation<
  { readonly billerId: string; readonly emailAddress: string },
  BegunSubscription
> = {
  name: 'InitiateEBillRecipientSubscription',
  parameters: ({ billerId, emailAddress }) => [
    ['BillerID', billerId],
    ['SubscriptionInitiationEmailAddress', emailAddress],
  ],
  result: (found) => ({ token: said(found, 'SubscriptionInitiationToken'), message: said(found, 'Message') }),
};

/** The recipient who has subscribed, or why nobody has. */
export interface ConfirmedSubscription {
  readonly recipient?: NetRecipient | undefined;
  readonly message?: string | undefined;
}

export const confirmSubscription: PostfinanceOperation<
  { readonly billerId: string; readonly token: string; readonly activationCode: string },
  ConfirmedSubscription
> = {
  name: 'ConfirmEBillRecipientSubscription',
  parameters: ({ billerId, token, activationCode }) => [
    ['BillerID', billerId],
    ['SubscriptionInitiationToken', token],
    ['SubscriptionInitiationActivationCode', activationCode],
  ],
  result: (found) => ({ recipient: found && recipientIn(found), message: said(found, 'Message') }),
};

/** What a list of files names: when each was made, and what kind it is. */
export interface ListedFile {
  /** As it stands there: it is what the file is asked for by. */
  readonly createdAt: string;
  readonly fileType: string;
}

/** A file of the partner, in base64. */
export interface DownloadedFile {
  readonly name: string;
  readonly data: string;
}

/**
 * Files that tell who has registered for the bills of a biller, and who has cancelled: those too that were fetched before, so that none is
 * lost with an answer.
 */
export const listRegistrationFiles: PostfinanceOperation<{ readonly billerId: string }, readonly ListedFile[]> = {
  name: 'GetRegistrationProtocolList',
  parameters: ({ billerId }) => [
    ['BillerID', billerId],
    ['ArchiveData', 'true'],
  ],
  result: (found) =>
    childrenOf(found, 'ProtocolReport').flatMap((one) => {
      const createdAt = dateTimeIn(said(one, 'CreateDate') ?? '');
      return createdAt === undefined ? [] : [{ createdAt, fileType: said(one, 'FileType') ?? '' }];
    }),
};

/** The files of a moment of that list. */
export const fetchRegistrationFiles: PostfinanceOperation<
  { readonly billerId: string; readonly createdAt: string },
  readonly DownloadedFile[]
> = {
  name: 'GetRegistrationProtocol',
  parameters: ({ billerId, createdAt }) => [
    ['BillerID', billerId],
    ['CreateDate', createdAt],
    ['ArchiveData', 'true'],
  ],
  result: (found) =>
    childrenOf(found, 'DownloadFile').map((one) => ({
      name: said(one, 'Filename') ?? '',
      data: said(one, 'Data') ?? '',
    })),
};

const languages: Readonly<Record<string, string>> = {
  __proto__: null as never,
  de: 'ger',
  fr: 'fre',
  it: 'ita',
  en: 'eng',
  rm: 'roh',
};

/** A language of the partner as the network has it: German where it is none of these. */
export function languageOfPartner(language: string | undefined): string {
  return languages[language?.slice(0, 2).toLowerCase() ?? ''] ?? 'ger';
}

function recipientIn(found: XmlElement): NetRecipient | undefined {
  const billRecipientNetId = said(found, 'EbillAccountID');
  if (billRecipientNetId === undefined) return undefined;
  const address = childOf(childOf(found, 'Party'), 'Address');
  const company = said(address, 'CompanyName');
  const family = said(address, 'FamilyName');
  const isCompany = said(found, 'Type') === 'COMPANY';
  return {
    billRecipientNetId,
    type: isCompany ? 'COMPANY' : 'PRIVATE',
    name: (isCompany ? (company ?? family) : (family ?? company)) ?? '',
    firstName: said(address, 'GivenName'),
    emailAddress: said(found, 'EmailAddress'),
    enterpriseIdentificationNumber: said(found, 'UIDHR'),
    correspondenceLanguage: languageOfPartner(said(found, 'Language')),
    address: {
      streetName: said(address, 'Address1') ?? '',
      postalCode: said(address, 'ZIP') ?? '',
      city: said(address, 'City') ?? '',
      countryCode: said(address, 'Country') ?? '',
    },
  };
}

/** A text of a child; an empty one, and one that is said to be nothing, is none. */
function said(element: XmlElement | undefined, name: string): string | undefined {
  const child = childOf(element, name);
  if (child === undefined || booleanIn(child.attributes.get('nil'))) return undefined;
  return collapsed(textAt(element, name) ?? '') || undefined;
}
