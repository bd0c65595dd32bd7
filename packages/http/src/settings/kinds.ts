import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { emailAddressText, readShape } from '../body/shapes.ts';
import { readMaintenanceWindows } from '../ebill/network/maintenance.ts';
import { limits } from '../limits.ts';
import type { MaintenanceWindow } from '../ports/ebill/service.ts';
import { sentenceOf } from '../problems/index.ts';

/** What the text of a setting may be. */
export interface Kind<T> {
  /** In words that follow "must": `be a number from 0 to 65535`. */
  readonly must: string;
  /** The value of a text; undefined: it is not allowed. */
  read(text: string): T | undefined;
  /** The text may hold a password: no sentence repeats it. */
  readonly isHidden?: true;
  /** Says more exactly what is wrong with a text, after the name of the setting. */
  readonly wrongs?: (text: string) => readonly string[];
}

/** A setting's value that can be any text. */
export const anyText: Kind<string> = { must: 'be a text', read: (text) => text };

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number, what = 'a number'): Kind<number> {
  return {
    must: `be ${what} from ${min} to ${max}`,
    read: (text) => within(/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN, min, max),
  };
}

function within(number: number, min: number, max: number): number | undefined {
  return number >= min && number <= max ? number : undefined;
}

const secondsMin = 0.1;

/** Seconds with a decimal, read as milliseconds. */
export function seconds(max: number): Kind<number> {
  return {
    must: `be seconds from ${secondsMin} to ${max}, with one decimal at most`,
    read(text) {
      const found = within(/^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : 0, secondsMin, max);
      return found && Math.round(found * 1000);
    },
  };
}

/** A part of one. */
export const ratio: Kind<number> = {
  must: 'be a number from 0 to 1',
  read: (text) => within(/^(?:0?\.\d{1,12}|[01](?:\.\d{1,12})?)$/.test(text) ? Number(text) : Number.NaN, 0, 1),
};

/** On or off. */
export const onOff: Kind<boolean> = {
  must: 'be 1 or 0',
  read: (text) => (['1', 'true'].includes(text) ? true : ['0', 'false'].includes(text) ? false : undefined),
};

/** `true` in any case, as OpenTelemetry has it; anything else is not. */
export const trueOnly: Kind<boolean> = { must: 'be true or false', read: (text) => text.toLowerCase() === 'true' };

/** One of some texts. */
export function oneOf<T extends string>(texts: readonly T[]): Kind<T> {
  return { must: `be one of ${texts.join(', ')}`, read: (text) => texts.find((each) => each === text) };
}

const requestsPerMinuteMax = 1_000_000;

/** Requests a minute, or `off`. */
export const rate: Kind<number | 'off'> = {
  must: `be off or the requests a minute, from 1 to ${requestsPerMinuteMax}`,
  read: (text) => (text === 'off' ? 'off' : wholeNumber(1, requestsPerMinuteMax).read(text)),
};

const keyLengthMin = 16;

/** What others must not guess. */
export const secret: Kind<string> = {
  must: `have at least ${keyLengthMin} characters`,
  read: (text) => (text.length >= keyLengthMin ? text : undefined),
};

/** A key of a customer. */
export const apiKey: Kind<string> = {
  must: `have ${keyLengthMin} to ${limits.keyLengthMax} visible ASCII characters`,
  read: (text) => (wrongsOfKey(text).length === 0 ? text : undefined),
  wrongs: (text) => wrongsOfKey(text).slice(0, 1),
};

function wrongsOfKey(text: string): readonly string[] {
  return [
    ...(text.length < keyLengthMin ? [`must have at least ${keyLengthMin} characters`] : []),
    ...(text.length > limits.keyLengthMax ? [`must have at most ${limits.keyLengthMax} characters`] : []),
    ...(/^[\x21-\x7e]+$/.test(text) ? [] : ['must consist of visible ASCII characters: it is sent in a header']),
  ];
}

/** The address of a PostgreSQL database. */
export const databaseUrl: Kind<string> = {
  must: 'begin with postgres://',
  read: (text) => (/^postgres(?:ql)?:\/\/./.test(text) ? text : undefined),
};

/** The address of a web server. */
export const httpUrl: Kind<string> = {
  must: 'be an address such as http://127.0.0.1:4318',
  isHidden: true,
  read: (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined),
};

/** As webhooks are signed. */
export const gatewaySecret: Kind<string> = {
  must: 'be whsec_ and 24 to 64 bytes in base64',
  isHidden: true,
  read: (text) => (/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/.test(text) ? text : undefined),
};

/** The address under which people reach a service; read without a slash at its end. */
export const publicUrl: Kind<string> = {
  must: 'be an address such as https://bills.example.ch, without user, password or parameters',
  isHidden: true,
  read(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isHttp = url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
    if (!isHttp || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
    return text.replace(/\/+$/, '');
  },
};

/** The address of a server of S3, without a slash at its end. */
export const endpoint: Kind<string> = {
  must: 'be an address such as https://s3.example.ch',
  read: (text) => (/^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text) ? text.replace(/\/$/, '') : undefined),
};

/** Names of buckets, as AWS has them, and of objects that need no escapes. */
const bucketPattern = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>[\w.-]+(?:\/[\w.-]+)*))?\/?$/;

/** A bucket, and with what the names of its objects begin. */
export const bucketUrl: Kind<{ readonly bucket: string; readonly prefix: string }> = {
  must: 'be an address such as s3://bucket/prefix',
  read(text) {
    const { bucket, path } = bucketPattern.exec(text)?.groups ?? {};
    return bucket === undefined ? undefined : { bucket, prefix: path === undefined ? '' : `${path}/` };
  },
};

/** IBANs with commas between them. */
export const accounts: Kind<readonly string[]> = {
  must: 'be IBANs with commas between them',
  read: (text) => (wrongAccounts(text).length === 0 ? ibansOf(text) : undefined),
  wrongs: wrongAccounts,
};

function ibansOf(text: string): readonly string[] {
  return text.split(',').map((iban) => normalizeIban(iban));
}

function wrongAccounts(text: string): readonly string[] {
  return ibansOf(text).flatMap((iban) => {
    const parsed = parseAccountNumber(iban);
    return parsed.ok ? [] : parsed.problems.map((found) => `holds "${iban}": ${sentenceOf(found)}`);
  });
}

/** An e-mail address. */
export const email: Kind<string> = {
  must: 'be an e-mail address',
  read: (text) => (readShape(emailAddressText, text).ok ? text : undefined),
};

/** Windows of maintenance with commas between them. */
export const maintenance: Kind<readonly MaintenanceWindow[]> = {
  must: `be up to ${limits.maintenanceWindowsMax} windows such as 2026-12-01T22:00:00Z/2026-12-02T01:00:00Z, with commas`,
  read: readMaintenanceWindows,
};

/** How traces are sent. */
export const protocol: Kind<string> = {
  must: 'be http/json',
  read: (text) => (text === 'grpc' ? undefined : text),
  wrongs: () => ['must be http/json: Rappen does not speak grpc'],
};

/** Headers as `name=value` with commas between them; values are percent-encoded. */
export const headers: Kind<Readonly<Record<string, string>>> = {
  must: 'be name=value with commas between them, values percent-encoded',
  read(text) {
    const found: Record<string, string> = {};
    for (const part of text.split(',')) {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
      const decoded = value === undefined ? undefined : decodedOf(value);
      if (name === undefined || decoded === undefined || !/^[\x20-\x7e]*$/.test(decoded)) return undefined;
      found[name.toLowerCase()] = decoded;
    }
    return found;
  },
};

function decodedOf(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
