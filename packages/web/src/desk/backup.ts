import { read } from '@rappen/core/model';
import { bankModel, bankRecordsOf } from '../bank/model.ts';
import type { Everything } from '../kept/desk-store.ts';
import { limits } from '../limits.ts';
import { base64Of, bytesOf } from './base64.ts';
import { deskModel } from './records.ts';

/** A backup is one JSON file: plain, or its content encrypted by AES-GCM with a key that PBKDF2 makes of a passphrase. */
const format = 'rappen-desk';
/** Of version 1 the content is the desk alone. */
const version = 2;
/** As OWASP asks for PBKDF2 with SHA-256. */
const iterations = 600_000;

export type OpenedBackup = Everything | 'bad' | 'passphrase';

/** Writes everything as a file; with a passphrase nobody reads it without. */
export async function writeBackup({ desk, bank }: Everything, passphrase: string): Promise<Blob> {
  const head = { format, version };
  const content = { records: desk, bank };
  const whole = { ...head, ...(passphrase === '' ? content : await encrypted(JSON.stringify(content), passphrase)) };
  return new Blob([JSON.stringify(whole)], { type: 'application/json' });
}

/** Reads a backup. Nothing of a file is taken that is not what the pages keep. */
export async function readBackup(text: string, passphrase: string): Promise<OpenedBackup> {
  const whole = jsonOf(text);
  const found = whole?.['version'];
  if (whole?.['format'] !== format || (found !== 1 && found !== version)) return 'bad';
  let content: Readonly<Record<string, unknown>> | undefined = whole;
  if (typeof whole['encrypted'] === 'string') {
    const opened = await decrypted(whole, passphrase);
    if (opened === undefined) return 'passphrase';
    content = found === 1 ? { records: jsonOf(opened) } : jsonOf(opened);
  }
  const options = { entriesMax: limits.backupEntriesMax };
  const desk = read(deskModel, content?.['records'], options);
  if (!desk.ok) return 'bad';
  if (content?.['bank'] === undefined) return { desk: desk.value, bank: undefined };
  const bank = read(bankModel, content['bank'], options);
  return bank.ok ? { desk: desk.value, bank: bankRecordsOf(bank.value) } : 'bad';
}

async function encrypted(content: string, passphrase: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, iterations);
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(content));
  return { iterations, salt: base64Of(salt), iv: base64Of(iv), encrypted: base64Of(new Uint8Array(bytes)) };
}

async function decrypted(whole: Readonly<Record<string, unknown>>, passphrase: string): Promise<string | undefined> {
  try {
    const count = Number(whole['iterations']);
    // What a file asks for is not worked on for ever
    if (!Number.isSafeInteger(count) || count < 1 || count > 10 * iterations) return undefined;
    const key = await keyOf(passphrase, bytesOf(String(whole['salt'])), count);
    const iv = bytesOf(String(whole['iv']));
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytesOf(String(whole['encrypted'])));
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
