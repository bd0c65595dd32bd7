import { DecodingStream, decodedPieces } from '@rappen/pdf/internal/base';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import {
  declaredEncoding,
  rootNameOf,
  withoutDeclaration,
  type XmlElement,
  type XmlOptions,
  XmlStream,
} from '../xml/index.ts';
import { isOddEncoding, kindOfBytes, kindOfText, withMark } from './file-kind.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';

/** Which messages a reader takes, by the name of the element inside `Document`. */
export interface ExpectedMessages {
  /** For the sentence: `camt.052, camt.053 or camt.054`. */
  readonly names: string;
  /** Message by its element: `BkToCstmrStmt` is `camt.053`. */
  readonly byElement: Readonly<Record<string, string>>;
  /** Versions that are known, such as `001.08`. */
  readonly versions: readonly string[];
}

export interface BankDocument {
  /** `camt.053` */
  readonly message: string;
  /** `001.08`; empty where no namespace says so. */
  readonly version: string;
  /** What `Document` holds. */
  readonly body: XmlElement;
  readonly notices: readonly Problem[];
  readonly encoding: FileEncoding;
}

/** How a file is written, and how it says it is. */
interface FileEncoding {
  /** Undefined for a text, which was decoded before. */
  readonly found: string | undefined;
  /** Empty where the file says nothing. */
  readonly declared: string;
  /** Whether it begins with a byte order mark. */
  readonly hasMark: boolean;
}

/** What follows the reading of a document, and how much of one is read. */
export interface DocumentReading {
  /** Gets long lists entry by entry, with what the file is: only when it is one of the messages that are expected. */
  readonly take?: XmlOptions['take'];
  /** Follows all elements. */
  readonly watch?: XmlOptions['watch'];
  readonly bounds?: { readonly charactersMax: number; readonly elementsMax: number };
}

/** What the namespace of a file says: `camt.053` and `001.08`; the Swiss namespaces of old versions too. */
interface MessageName {
  readonly message: string;
  readonly version: string;
}

const nameGrammar = /\b([a-z]{4}\.\d{3})\.(\d{3}\.\d{2})(?:\.ch\.\d{2})?(?:\.xsd)?$/;

function messageNameOf(namespace: string | undefined): MessageName | undefined {
  const [, message, version] = nameGrammar.exec(namespace ?? '') ?? [];
  return message === undefined || version === undefined ? undefined : { message, version };
}

const beginningLimits = { ...limits, charactersMax: limits.beginningLength };

/**
 * Reads a file as a message of ISO 20022: by its byte order mark, else as UTF-8 where it is UTF-8, else as Windows-1252, which holds
 * Latin 1. A declaration that says otherwise is told and passed over. What is no XML is named as what it is.
 * Reports `BANK_FILE_KIND`, `BANK_FILE_OTHER_MESSAGE`, `BANK_FILE_TEXT_TOO_LONG`, and what `XmlStream` reports; as notices
 * `BANK_FILE_ENCODING`, `BANK_FILE_VERSION`.
 */
export function readBankDocument(
  file: Uint8Array | string,
  expected: ExpectedMessages,
  reading: DocumentReading = {},
): Result<BankDocument> {
  const max = reading.bounds?.charactersMax ?? limits.charactersMax;
  if (file.length > max) return failed(problem('XML_LIMIT_EXCEEDED', [], { what: 'characters', max }));
  const text = new DocumentText(expected, reading);
  if (typeof file === 'string') {
    text.add(file.replace(/^\ufeff/, ''));
    return text.end(undefined, file.startsWith('\ufeff'));
  }
  const kind = kindOfBytes(file);
  if (kind !== undefined) return failed(problem('BANK_FILE_KIND', [], { found: kind }));
  const marked = withMark(file);
  const { encoding, hasMark, pieces } = decodedPieces(marked);
  for (const piece of pieces()) if (!text.add(piece)) break;
  return text.end(encoding, hasMark && marked === file);
}

/**
 * The same for a file that comes piece by piece. Reports also `BANK_FILE_ENCODING_MIXED` for a file that is no longer what it began as:
 * UTF-8 with characters beyond ASCII.
 */
export class BankDocumentStream {
  private readonly decoding = new DecodingStream();
  private readonly text: DocumentText;
  private readonly bytesMax: number;
  private count = 0;
  /** Until there is enough of it to tell what it is. */
  private head: Uint8Array | undefined = new Uint8Array(0);
  private hasMark = false;
  private refusal: Problem | undefined;

  constructor(expected: ExpectedMessages, reading: DocumentReading) {
    this.text = new DocumentText(expected, reading);
    this.bytesMax = reading.bounds?.charactersMax ?? limits.charactersMax;
  }

  /** Goes on with the next bytes. Whether anything more is wanted: false after an error, which `end` tells. */
  add(bytes: Uint8Array): boolean {
    if (this.refusal !== undefined) return false;
    this.count += bytes.length;
    const max = this.bytesMax;
    if (this.count > max) return this.refuse(problem('XML_LIMIT_EXCEEDED', [], { what: 'characters', max }));
    if (this.head === undefined) return this.decode(bytes);
    this.head = Uint8Array.from([...this.head, ...bytes.subarray(0, headBytes)]);
    return this.head.length < headBytes ? true : this.begin(this.head, bytes.subarray(headBytes));
  }

  /** Everything has come. */
  end(): Result<BankDocument> {
    if (this.head !== undefined && this.refusal === undefined) this.begin(this.head, new Uint8Array(0));
    if (this.refusal === undefined) this.give(this.decoding.end());
    return this.refusal === undefined ? this.text.end(this.decoding.encoding, this.hasMark) : failed(this.refusal);
  }

  private begin(head: Uint8Array, rest: Uint8Array): boolean {
    this.head = undefined;
    const kind = kindOfBytes(head);
    if (kind !== undefined) return this.refuse(problem('BANK_FILE_KIND', [], { found: kind }));
    const marked = withMark(head);
    const isRead = this.decode(marked);
    this.hasMark = this.decoding.hasMark && marked === head;
    return isRead && this.decode(rest);
  }

  private decode(bytes: Uint8Array): boolean {
    return this.give(this.decoding.add(bytes));
  }

  private give(text: string): boolean {
    if (this.decoding.isMixed) return this.refuse(problem('BANK_FILE_ENCODING_MIXED', []));
    return text === '' || this.text.add(text);
  }

  private refuse(found: Problem): false {
    this.refusal ??= found;
    return false;
  }
}

/** More than any signature of a file has. */
const headBytes = 8;

/** Puts the text of a file together that comes in pieces of whole characters, and reads it from where it tells what it is. */
class DocumentText {
  private readonly expected: ExpectedMessages;
  private readonly reading: DocumentReading;
  /** As long as the stream has not begun. */
  private beginning = '';
  private stream: XmlStream | undefined;
  private name: MessageName | undefined;
  private declared = '';
  private refusal: Problem | undefined;
  private tooLong: Problem | undefined;

  constructor(expected: ExpectedMessages, reading: DocumentReading) {
    this.expected = expected;
    this.reading = reading;
  }

  add(piece: string): boolean {
    if (this.stream !== undefined) return this.stream.add(piece);
    if (this.refusal !== undefined) return false;
    this.beginning += piece;
    return this.beginning.length < limits.beginningLength || this.begin();
  }

  end(found: string | undefined, hasMark: boolean): Result<BankDocument> {
    if (this.stream === undefined && this.refusal === undefined) this.begin();
    if (this.stream === undefined) return failed(this.refusal as Problem);
    const parsed = this.stream.end();
    if (!parsed.ok) return parsed;
    if (this.tooLong !== undefined) return failed(this.tooLong);
    const { name, declared, expected } = this;
    const body = parsed.value.children[0];
    const message = body && expected.byElement[body.name];
    if (body === undefined || message === undefined) {
      return failed(other(name?.message ?? (body ?? parsed.value).name.slice(0, 100), expected));
    }
    const version = name?.version ?? '';
    const notices = isOddEncoding(found, declared)
      ? [problem('BANK_FILE_ENCODING', [], { declared, found: found ?? '' })]
      : [];
    if (!expected.versions.includes(version)) {
      const known = expected.versions[0] ?? '';
      const shown = version === '' ? 'without a namespace' : version;
      notices.push(problem('BANK_FILE_VERSION', [], { found: shown, expected: known }));
    }
    return ok({ message, version, body, notices, encoding: { found, declared, hasMark } });
  }

  /** Tells what the file is by its beginning. */
  private begin(): boolean {
    const { beginning, expected } = this;
    const kind = kindOfText(beginning.slice(0, limits.beginningLength));
    this.declared = declaredEncoding(beginning) ?? '';
    // The reader of XML takes UTF-8 alone, which a text has no need to say
    const text = /^(?:utf-8)?$/i.test(this.declared) ? beginning : withoutDeclaration(beginning, 'encoding');
    this.name = messageNameOf(rootNameOf(text, beginningLimits)?.namespace);
    const isOther = this.name !== undefined && !Object.values(expected.byElement).includes(this.name.message);
    if (kind !== undefined) this.refusal = problem('BANK_FILE_KIND', [], { found: kind });
    else if (isOther) this.refusal = other(this.name?.message ?? '', expected);
    if (this.refusal !== undefined) return false;
    const { take, watch, bounds } = this.reading;
    this.stream = new XmlStream({
      limits: { ...limits, ...bounds },
      watch,
      take: (element, around) => {
        this.tooLong ??= lengthProblem(element);
        return take?.(element, around) ?? false;
      },
    });
    this.beginning = '';
    return this.stream.add(text);
  }
}

function other(found: string, { names }: ExpectedMessages): Problem {
  return problem('BANK_FILE_OTHER_MESSAGE', [], { found, expected: names });
}

function lengthProblem({ name, text }: XmlElement): Problem | undefined {
  const { textLengthMax: max } = limits;
  return text.length > max
    ? problem('BANK_FILE_TEXT_TOO_LONG', [], { element: name.slice(0, 100), length: text.length, max })
    : undefined;
}
