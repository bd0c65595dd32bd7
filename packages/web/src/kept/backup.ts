import { isRecord, type Shape } from '@rappen/core/model';
import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import { limits } from '../limits.ts';
import { bankModels, bankRecordsOf } from '../records/bank/model.ts';
import { attachedModel, lackingIn } from '../records/desk/attached-files.ts';
import type { Attachment } from '../records/desk/lines.ts';
import { deskModels } from '../records/desk/records.ts';
import { binEntryModel } from './bin.ts';
import type { Everything, UnreadRecord } from './everything.ts';
import { readTolerantly } from './tolerant.ts';

/** A backup is one JSON file: plain, or its content encrypted by AES-GCM with a key that PBKDF2 makes of a passphrase. */
const format = 'rappen-desk';
/**
 * Of version 1 the content is the desk alone; of version 3 on there are offers, what repeats and hours, which older pages would take for invoices;
 * of version 4 on attached files, which they would leave out.
 */
const version = 4;
/** As OWASP asks for PBKDF2 with SHA-256. */
const iterations = 600_000;

/** A backup as far as it is understood. */
export interface OpenedBackup {
  readonly everything: Everything;
  /** What is kept in the bin besides, because it or something in it is not understood. */
  readonly unread: readonly UnreadRecord[];
  /** Records with members that are kept, and mean nothing here: a newer version wrote them. */
  readonly withUnknown: number;
  /** Attached files that invoices of it name, and that it does not have. */
  readonly lacking: readonly Attachment[];
}

/** `newer`: a version that is not known here wrote it. */
export type BackupFault = 'bad' | 'newer' | 'passphrase';

/** What a backup is encrypted with: a key that was made of a passphrase. Scripts cannot read it, and a browser keeps it as it is. */
export interface Secret {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  readonly key: CryptoKey;
}

/** The secret of a passphrase; undefined of an empty one. */
export async function secretOf(passphrase: string): Promise<Secret | undefined> {
  if (passphrase === '') return undefined;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt, iterations, key: await keyOf(passphrase, salt, iterations) };
}

/** Writes everything as a file; with a secret nobody reads it without. */
export async function writeBackup({ desk, bank, bin, attached }: Everything, secret?: Secret): Promise<Blob> {
  const head = { format, version };
  const content = { records: desk, bank, bin, attached };
  const whole = { ...head, ...(secret === undefined ? content : await encrypted(JSON.stringify(content), secret)) };
  return new Blob([JSON.stringify(whole)], { type: 'application/json' });
}

/** Writes everything as a file; undefined where there is more than one can hold. */
export async function boundedBackup(everything: Everything, secret?: Secret): Promise<Blob | undefined> {
  const file = await writeBackup(everything, secret).catch(() => undefined);
  return file === undefined || file.size > limits.backupBytesMax ? undefined : file;
}

/** Whether the text of a backup gives back all that went into it. It is opened by its passphrase, or by the secret that it was written with. */
export async function isProven(text: string, everything: Everything, opener: string | Secret): Promise<boolean> {
  const opened = await readBackup(text, opener);
  return typeof opened !== 'string' && opened.unread.length === 0 && holds(opened.everything, everything);
}

/** Whether a value has all of another one: records of other days get members that came later. */
function holds(whole: unknown, part: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(part)) {
    const isLong = Array.isArray(whole) && whole.length === part.length;
    return isLong && part.every((entry, index) => holds(whole[index], entry));
  }
  if (!isRecord(part)) return Object.is(whole, part);
  return isRecord(whole) && Object.entries(part).every(([name, value]) => holds(whole[name], value));
}

/** Reads a backup, record by record: one that is not understood stops no other, and is given beside them. */
export async function readBackup(text: string, opener: string | Secret): Promise<OpenedBackup | BackupFault> {
  const file = jsonOf(text);
  const found = file?.['version'];
  if (file?.['format'] !== format || typeof found !== 'number' || found < 1) return 'bad';
  if (found > version) return 'newer';
  let content: Readonly<Record<string, unknown>> | undefined = file;
  if (typeof file['encrypted'] === 'string') {
    const opened = await decrypted(file, opener);
    if (opened === undefined) return 'passphrase';
    content = found === 1 ? { records: jsonOf(opened) } : jsonOf(opened);
  }
  const reader = recordReader();
  const desk = reader.all(content?.['records'], deskModels);
  const bank = content?.['bank'] === undefined ? undefined : reader.all(content['bank'], bankModels);
  if (desk === undefined || (bank === undefined && content?.['bank'] !== undefined)) return 'bad';
  const bin = reader.all({ bin: content?.['bin'] ?? [] }, { bin: binEntryModel })?.bin;
  const attached = reader.all({ attached: content?.['attached'] ?? [] }, { attached: attachedModel })?.attached;
  if (bin === undefined || attached === undefined) return 'bad';
  const { unread, withUnknown } = reader.told();
  const removed = bin.flatMap(({ changes }) => changes.map(({ before }) => before));
  const lacking = lackingIn([...desk.invoices, ...removed], attached);
  // Half a file is none
  const whole = attached.filter(({ id }) => !lacking.some((one) => one.id === id));
  return {
    everything: { desk, bank: bank && bankRecordsOf(bank), bin, attached: whole },
    unread,
    withUnknown,
    lacking,
  };
}

/** Reads lists of records, and remembers what of them was not understood. */
function recordReader() {
  const unread: UnreadRecord[] = [];
  let withUnknown = 0;
  const one = <T>(kind: string, shape: Shape<T>, document: unknown): readonly T[] => {
    const record = readTolerantly(shape, document);
    if (record === undefined || record.isChanged) unread.push({ kind, record: document });
    if (record?.hasUnknown) withUnknown += 1;
    return record === undefined ? [] : [record.value];
  };
  return {
    /** The lists of some kinds; undefined where one of them is none: then it is not what a backup holds. */
    all<M extends Readonly<Record<string, Shape<unknown>>>>(content: unknown, models: M) {
      const kinds = Object.entries(models);
      const isList = (kind: string, of: unknown) => Array.isArray(of) || (of === undefined && kind === 'efforts');
      if (!isRecord(content) || !kinds.every(([kind]) => isList(kind, content[kind]))) return undefined;
      const lists = kinds.map(([kind, shape]) => [
        kind,
        ((content[kind] ?? []) as readonly unknown[]).flatMap((document) => one(kind, shape, document)),
      ]);
      return Object.fromEntries(lists) as { readonly [K in keyof M]: readonly ValueOf<M[K]>[] };
    },
    told: () => ({ unread, withUnknown }),
  };
}

type ValueOf<S> = S extends Shape<infer T> ? T : never;

async function encrypted(content: string, { salt, iterations: count, key }: Secret) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(content));
  return { iterations: count, salt: base64Of(salt), iv: base64Of(iv), encrypted: base64Of(new Uint8Array(bytes)) };
}

async function decrypted(
  whole: Readonly<Record<string, unknown>>,
  opener: string | Secret,
): Promise<string | undefined> {
  try {
    const count = Number(whole['iterations']);
    // What a file asks for is not worked on for ever
    if (!Number.isSafeInteger(count) || count < 1 || count > 10 * iterations) return undefined;
    const [salt, iv, content] = ['salt', 'iv', 'encrypted'].map((name) => base64Bytes(String(whole[name])));
    if (salt === undefined || iv === undefined || content === undefined) return undefined;
    const key = typeof opener === 'string' ? await keyOf(opener, salt, count) : opener.key;
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content);
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, count: number): Promise<CryptoKey> {
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count };
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function jsonOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
