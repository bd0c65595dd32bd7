import type { Member, Shape } from './model.ts';

/** A Java file: its path from the root and its text. */
export type JavaFile = readonly [path: string, text: string];

/** Where the member of a choice does not name it well enough; two sets of texts may share a name, if one holds the other. */
const choiceNames: Readonly<Record<string, string>> = {
  'ERROR|WARNING|INFORMATION': 'FindingSeverity',
  'net|discount|instalment': 'PaymentOptionKind',
  'minimum|basicwl|basic|en16931|extended|xrechnung|peppol|peppolSelfBilling|pint|extendedCtcFr': 'ReceivedProfile',
  'en16931|peppol|xrechnung': 'EInvoiceRules',
  'CII|UBL': 'EInvoiceSyntax',
  'hledger|beancount|datev|banana|bexio|abacus': 'BooksFormat',
  'en|de|fr|it': 'BooksLanguage',
  'facturx|xrechnung|ubl': 'EInvoiceForm',
  'application/pdf|application/zip': 'BulkFormat',
  'application/pdf|text/plain': 'EInvoiceFormat',
  'PRIVATE|COMPANY': 'RecipientType',
  'Bill|InstalmentBill|Advice|CreditNote|Reminder|DonationInquiry': 'BusinessCaseType',
  'OPEN|APPROVED|REJECTED|COMPLETED': 'BusinessCaseStatus',
  'STAGED|INVALID|PROCESSING|FAILED|DELIVERED': 'ProcessingStatus',
  'ACTIVE|DISABLED': 'WebhookStatus',
  'REQUESTED|ACTIVE|INACTIVE': 'SubscriptionStatus',
  'BILL|REMINDER': 'EbillSchemeType',
  '001|002': 'EpcVersion',
  'SCT|INST': 'EpcTransfer',
  'ERASED|REFUSED': 'ErasureOutcome',
  'item|text|subtotal': 'PositionKind',
  'processingStatus|status': 'StatusField',
  'open|partlyPaid|settled|overpaid|doublePaid': 'BillState',
  'partlyRejected|accepted|rejected|pending|unknown': 'OrderState',
  'accepted|rejected|pending|unknown': 'PaymentState',
  'D|S|X': 'PaymentType',
  'SEPA|INST|ITP': 'PaymentService',
  'structured|hybrid': 'AddressForm',
  'copied|omitted': 'UltimateDebtorUse',
  'sps2025|sps2026': 'PaymentRules',
  'camt.052|camt.053|camt.054|MT940|MT942': 'StatementMessage',
  'announced|returned|reversal|outgoing|envelope|incoming|directDebit|bankCharge': 'EntryKind',
  'settled|partial|over|double|amountFree': 'BalanceVerdict',
};

/** The choices that were named so far, by name: each becomes a type of its own. */
export type Choices = Map<string, readonly string[]>;

/** The Java type of a value, boxed; `owner` is the record that holds objects without a name. */
export function typeOf(shape: Shape, member: string, choices: Choices): string {
  switch (shape.kind) {
    case 'text':
      return shape.format === 'date' ? 'LocalDate' : shape.format === 'date-time' ? 'Instant' : 'String';
    case 'choice':
      return choiceOf(shape.values, member, choices);
    case 'integer':
      return 'Long';
    case 'number':
      return 'BigDecimal';
    case 'boolean':
      return 'Boolean';
    case 'any':
      return 'Object';
    case 'bytes':
    case 'base64':
      return 'byte[]';
    case 'list':
      return `List<${typeOf(shape.item, member, choices)}>`;
    case 'map':
      return 'Map<String, Object>';
    case 'named':
      return shape.name;
    case 'object':
      return capital(singular(member));
    case 'nullable':
      return typeOf(shape.of, member, choices);
    case 'union':
      throw new Error(`The union ${member} has no name`);
  }
}

function choiceOf(values: readonly string[], member: string, choices: Choices): string {
  const name = choiceNames[values.join('|')] ?? capital(javaName(member));
  const before = choices.get(name) ?? values;
  const [longer, shorter] = before.length > values.length ? [before, values] : [values, before];
  if (!shorter.every((value) => longer.includes(value)))
    throw new Error(`Two choices would be ${name}: give ${values.join('|')} a name of its own`);
  choices.set(name, longer);
  return name;
}

/** The Java type of a member: a number or truth that is always there is no object. */
export function memberType({ name, isRequired, shape }: Member, choices: Choices): string {
  if (isConstant({ isRequired, shape })) return 'String';
  const type = typeOf(shape, name, choices);
  return isRequired ? unboxed(type) : type;
}

export const unboxed = (type: string): string => (type === 'Long' ? 'long' : type === 'Boolean' ? 'boolean' : type);

/** Whether a member can only say one thing, and says it always. */
export const isConstant = ({ isRequired, shape }: Pick<Member, 'isRequired' | 'shape'>): boolean =>
  isRequired && shape.kind === 'choice' && shape.values.length === 1;

/** `x-anomaly-detection` and the like as Java writes a name. */
export function javaName(name: string): string {
  const words = name.replace(/^x-/i, '').split('-');
  return words.map((word, index) => (index === 0 ? lower(word) : capital(word))).join('');
}

/** The constant for a text: `application/pdf` is PDF, 2.2 is V2_2. */
export function constantOf(value: string): string {
  const name = value
    .replace(/^(?:application|image)\/|\+xml$/g, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace(/\W/g, '_')
    .toUpperCase();
  return /^\d/.test(name) ? `V${name}` : name;
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function singular(name: string): string {
  return name
    .replace(/ies$/, 'y')
    .replace(/(?<=x)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

/** A text of the document in a Javadoc comment. */
export const javadocText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('*/', '*&#47;');

/** A Javadoc comment of sentences and tags; empty where there is nothing to say. */
export function javadoc(lines: readonly (string | undefined)[], indent = ''): string {
  const said = lines.filter((line) => line !== undefined);
  const tags = said.findIndex((line) => line.startsWith('@'));
  if (said.length === 0) return '';
  if (said.length === 1 && tags < 0) return `${indent}/** ${said[0]} */\n`;
  const all = tags > 0 ? [...said.slice(0, tags), '', ...said.slice(tags)] : said;
  return `${indent}/**\n${all.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const classes: Readonly<Record<string, string>> = {
  BigDecimal: 'java.math.BigDecimal',
  Instant: 'java.time.Instant',
  LocalDate: 'java.time.LocalDate',
  List: 'java.util.List',
  Map: 'java.util.Map',
  Objects: 'java.util.Objects',
};

/** A generated file of a package, with the imports that its code needs. */
export function javaFile(packageName: string, name: string, code: string, imports: readonly string[] = []): JavaFile {
  const said = code.replace(/\/\*[\s\S]*?\*\//g, '');
  const used = Object.entries(classes).filter(([simple]) => new RegExp(`\\b${simple}\\b`).test(said));
  const all = [...imports, ...used.map(([, full]) => full)].sort().map((full) => `import ${full};\n`);
  const head = `// Printed by npm run clients: what writes it is in scripts/clients\npackage ${packageName};\n`;
  const path = `clients/java/src/generated/java/${packageName.replaceAll('.', '/')}/${name}.java`;
  return [path, [head, ...(all.length > 0 ? [all.join('')] : []), code].join('\n')];
}
