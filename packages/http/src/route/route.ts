import type { ObjectShape, Shape } from '@rappen/core/model';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import type { Session } from '../accounts/session.ts';
import type { Answer } from '../answer/answer.ts';
import type { Ports } from '../ports/ports.ts';
import type { ApiKey, NeededScope } from '../rights/api-key.ts';
import type { Role } from '../rights/roles.ts';

/** One operation, described once: the router and the API document are both made from it. */
export interface Route {
  /** What generated clients call it: `createPaymentPart`. */
  readonly id: string;
  /** A route for HEAD does not answer GET. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Parts such as `:name` are parameters; see `parameters`. */
  readonly path: string;
  /** The address may be written in capital and small letters as one likes. */
  readonly isInAnyCase?: boolean;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  /** Without: open to everybody. */
  readonly needsKey: boolean;
  /** Addresses are kept in logs and histories: unless said, a key may stand there all the same, as the parameter api_key. */
  readonly keyInHeaderOnly?: boolean | undefined;
  /** What the key must be for; `qr` unless said. */
  readonly scope?: NeededScope;
  /** The least role of people who are signed in and may do this; without: keys only. */
  readonly leastRole?: Role | undefined;
  /** Needs no token against forged requests although it is a POST: it tells a page which one to send. */
  readonly isHarmless?: boolean | undefined;
  /** Also for people who have no second factor though their biller requires one: they set it up by this. */
  readonly needsNoSecondFactor?: boolean | undefined;
  /** Keys for trials cannot do this. */
  readonly refusesDemo?: boolean;
  /** Parameters of the query; unknown ones are ignored. */
  readonly query?: ObjectShape<Texts>;
  /** The handler reads the query itself, and reports its problems together with those of the body. */
  readonly readsQuery?: boolean;
  /** Headers that the operation looks at, for the API document. */
  readonly headers?: ObjectShape<Texts>;
  /** What each parameter of the path is. */
  readonly parameters?: Readonly<Record<string, ParameterDescription>>;
  readonly body?: BodyDescription | FileDescription;
  /** Other ways to send the same. */
  readonly otherBodies?: readonly (BodyDescription | FileDescription)[];
  /** Whether a request may come without a body. */
  readonly bodyIsOptional?: boolean;
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201 | 204;
  /**
   * Media type → what the answer with the status of success holds; of several shapes one of them, of which the API document
   * has the first: the others answer to former parameters.
   */
  readonly answers: Readonly<Record<string, AnswerDescription>>;
  /** Headers of the answer with the status of success, for the API document. */
  readonly answerHeaders?: ObjectShape<Texts>;
  /** Answers with status 304 to who has the answer already. */
  readonly mayBeNotModified?: boolean;
  /** Other statuses that this operation can answer with. */
  readonly refusals: readonly number[];
  /** Codes of refusals as a whole, whose fields have the codes of problems. */
  readonly refusalCodes?: readonly string[];
  /** How refusals look, for the API document; like those of the QR service unless said. */
  readonly refusal?: RefusalDescription;
  /** Work that may take long: it is done in threads where there are some. Without: the answer takes no time worth the way there. */
  readonly longWork?: LongWorkDescription | undefined;
  readonly handle: (call: Call) => Promise<Answer> | Answer;
}

/** The handler of long work asks no port but `codes`, `resources.get`, `clock`, `ids` and `ebill.pdf`. */
export interface LongWorkDescription {
  /** What its body may have at most; without: it reads none. */
  readonly bodyBytesMax?: number;
  /** The same with a key for trials, where that is less. */
  readonly trialBodyBytesMax?: number;
  /** Whether a call with a small body is long work too; always unless said. */
  readonly isLong?: (call: Call) => boolean;
  /** It works on the pages of a file. */
  readonly isOnPages?: boolean;
}

/** Parameters and headers by name: what they say is text. */
export type Texts = Readonly<Record<string, string | undefined>>;

export type AnswerDescription = Shape<unknown> | readonly Shape<unknown>[] | 'binary' | 'text';

interface ParameterDescription {
  readonly description: string;
  /** A value that there is, or may be. */
  readonly example: string;
  /** Its form; any text unless said. */
  readonly shape?: Shape<string>;
}

export interface RefusalDescription {
  readonly body: Shape<unknown>;
  /** By status. */
  readonly headers: Readonly<Record<number, ObjectShape<Texts>>>;
}

export interface BodyDescription {
  readonly type: 'application/json' | 'application/xml' | 'text/plain' | 'multipart/form-data';
  readonly shape: Shape<unknown>;
  readonly example?: unknown;
}

/** A body that is a file of one of these media types, as it is. */
interface FileDescription {
  readonly types: readonly string[];
}

/** A request on its way through a route. */
export interface Call {
  readonly request: Request;
  /** What the answer is found again by. */
  readonly requestId: string;
  /** Who calls, a person who is signed in as a key of the same biller; `anonymous` where no key is needed. */
  readonly key: ApiKey;
  /** Of the person who calls. */
  readonly session?: Session | undefined;
  /** Where the request came from, as far as the runtime knows. */
  readonly clientAddress?: string | undefined;
  readonly query: Texts;
  /** Of the path, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The rules that the caller asked for, or those of the day. */
  readonly profile: RuleProfile;
  readonly ports: Ports;
}
