import type { StandInBill, StandInFile } from './books.ts';

/** Lists of files and files, as the service answers them, and what it says of uploads. */

/** A text within XML. */
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A member of the service's data; none where there is no text. */
export const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<d:${name}>${escaped(text)}</d:${name}>`;

/** What a list of files says of each. */
export function protocolReports(files: readonly StandInFile[]): string {
  const one = ({ createdAt, fileType }: StandInFile) =>
    `<d:ProtocolReport>${element('CreateDate', createdAt)}${element('FileType', fileType)}</d:ProtocolReport>`;
  return files.map(one).join('');
}

const downloaded = (name: string, bytes: Buffer) =>
  element('Data', bytes.toString('base64')) + element('Filename', name);

/** Files with their content. */
export function filesIn(files: readonly StandInFile[]): string {
  return files
    .map(({ name, content }) => `<d:DownloadFile>${downloaded(name, Buffer.from(content))}</d:DownloadFile>`)
    .join('');
}

/** What a list of bills says of each. */
export function invoiceReports(bills: readonly StandInBill[]): string {
  const one = ({ billerId, transactionId, deliveredAt, fileType }: StandInBill) =>
    `<d:InvoiceReport>${element('BillerID', billerId)}${element('TransactionID', transactionId)}${element(
      'DeliveryDate',
      `${deliveredAt}T00:00:00`,
    )}${element('FileType', fileType)}</d:InvoiceReport>`;
  return bills.map(one).join('');
}

/** The file of a bill, as its payer gets it: alone. */
export const billFile = ({ transactionId, data }: StandInBill) => downloaded(`${transactionId}.xml`, data);

/** For each day on which bills came, the file that says which were taken and which were not. */
export function processFiles(billerId: string, bills: Iterable<StandInBill>): readonly StandInFile[] {
  const days = Map.groupBy(
    [...bills].filter((bill) => bill.billerId === billerId),
    ({ deliveredAt }) => deliveredAt,
  );
  return [...days].map(([day, own]) => ({
    createdAt: `${day}T23:00:00`,
    fileType: 'ProcessProtocol',
    name: `${day}.xml`,
    content: processProtocol(billerId, day, own),
  }));
}

function processProtocol(billerId: string, day: string, bills: readonly StandInBill[]): string {
  const isTaken = ({ state }: StandInBill) => state !== 'Invalid' && state !== 'Incomplete';
  const [taken, not] = [bills.filter(isTaken), bills.filter((bill) => !isTaken(bill))];
  const tag = (name: string, text = '') => `<${name}>${escaped(text)}</${name}>`;
  const refused = ({ transactionId, account, amount, reasonCode, reasonText }: StandInBill) =>
    `<Bill>${tag('TransactionID', transactionId)}${tag('EBillAccountID', account)}<ESRReference/>${tag(
      'TotalAmount',
      amount,
    )}${tag('ReasonCode', reasonCode)}${tag('ReasonText', reasonText)}</Bill>`;
  return `<Envelope><Header>${tag('From', 'IPECeBILLServer')}${tag('To', billerId)}<UseCase>ProcessProtocol</UseCase>
<SessionID>1</SessionID><Version>2.0</Version><Status>0</Status></Header><Body>${tag('BillerID', billerId)}<DeliveryDate date="${day}">
${tag('NumberBills', String(bills.length))}${tag('OK_Signed', String(taken.length))}<OK_Result>${tag('Signed', String(taken.length))}${taken
    .map(({ transactionId }) => `<Bill>${tag('TransactionID', transactionId)}</Bill>`)
    .join('')}</OK_Result><NOK_Result>${tag('NotSigned', String(not.length))}${not
    .map(refused)
    .join('')}</NOK_Result></DeliveryDate></Body></Envelope>`;
}
