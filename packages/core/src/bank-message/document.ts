import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { rootNameOf, type XmlElement, type XmlOptions, XmlStream } from '../xml/index.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import { type FileEncoding, readableText } from './readable-text.ts';

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

const xmlLimits = { ...limits };
const beginningLimits = { ...limits, charactersMax: limits.beginningLength };

/**
 * Reads a file as a message of ISO 20022. `take` gets its long lists entry by entry, with what the file is; it is called only when
 * the file is one of the messages that are expected, and so is `watch`, which follows all elements.
 * Reports `BANK_FILE_KIND`, `BANK_FILE_OTHER_MESSAGE`, `BANK_FILE_TEXT_TOO_LONG`, and what `XmlStream` reports; as notices
 * `BANK_FILE_ENCODING`, `BANK_FILE_VERSION`.
 */
export function readBankDocument(
  file: Uint8Array | string,
  expected: ExpectedMessages,
  take?: XmlOptions['take'],
  watch?: XmlOptions['watch'],
): Result<BankDocument> {
  const readable = readableText(file);
  if (!readable.ok) return readable;
  const { beginning, pieces } = readable.value;
  const name = messageNameOf(rootNameOf(beginning, beginningLimits)?.namespace);
  const messages = Object.values(expected.byElement);
  if (name !== undefined && !messages.includes(name.message)) return other(name.message, expected);
  let tooLong: Problem | undefined;
  const stream = new XmlStream({
    limits: xmlLimits,
    watch,
    take: (element, around) => {
      tooLong ??= lengthProblem(element);
      return take?.(element, around) ?? false;
    },
  });
  for (const piece of pieces()) if (!stream.add(piece)) break;
  const parsed = stream.end();
  if (!parsed.ok) return parsed;
  if (tooLong !== undefined) return failed(tooLong);
  const body = parsed.value.children[0];
  const message = body && expected.byElement[body.name];
  if (body === undefined || message === undefined) {
    return other(name?.message ?? (body ?? parsed.value).name.slice(0, 100), expected);
  }
  const version = name?.version ?? '';
  const notices = [...readable.value.notices];
  if (!expected.versions.includes(version)) {
    const found = version === '' ? 'without a namespace' : version;
    notices.push(problem('BANK_FILE_VERSION', [], { found, expected: expected.versions[0] ?? '' }));
  }
  return ok({ message, version, body, notices, encoding: readable.value.encoding });
}

function other(found: string, { names }: ExpectedMessages): Result<never> {
  return failed(problem('BANK_FILE_OTHER_MESSAGE', [], { found, expected: names }));
}

function lengthProblem({ name, text }: XmlElement): Problem | undefined {
  const { textLengthMax: max } = limits;
  return text.length > max
    ? problem('BANK_FILE_TEXT_TOO_LONG', [], { element: name.slice(0, 100), length: text.length, max })
    : undefined;
}
