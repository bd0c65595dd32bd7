import type { BillingNetwork } from '@rappen/core/ebill/network';
import { attachmentsOf } from '@rappen/core/pdf/attachments';
import { type PdfAOptions, toPdfA3b } from '@rappen/core/pdf/pdfa';
import type { InvitationThrottle } from './invitation-throttle.ts';
import type { EbillStore } from './ports.ts';
import type { SimulatorNetwork } from './simulator-network.ts';
import type { HookUrlRules } from './webhooks/hook-url.ts';

/** What the submission service needs from outside, beside what both services do. */
export interface EbillPorts {
  readonly store: EbillStore;
  readonly network: BillingNetwork<AbortSignal>;
  readonly pdf: PdfTools;
  readonly secrets: SecretBox;
  /** What webhooks may call. */
  readonly hookUrls: HookUrlRules;
  /** Without: recipients are invited as often as a biller likes. */
  readonly invitations?: InvitationThrottle | undefined;
  /** The other side of the network, where it is simulated. */
  readonly simulator?: SimulatorNetwork | undefined;
}

/** What is done to PDFs: as the core does it, here or in a thread of its own. */
export interface PdfTools {
  attachmentsOf(pdf: Uint8Array): MaybeLater<ReturnType<typeof attachmentsOf>>;
  toPdfA3b(pdf: Uint8Array, options: PdfAOptions): MaybeLater<ReturnType<typeof toPdfA3b>>;
}

type MaybeLater<T> = T | Promise<T>;

/** An instant as PDFs have it, to the second: `2026-11-21T10:00:00Z`. */
export function pdfInstantOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}

/** The core itself, in the thread that asks. */
export const pdfTools: PdfTools = { attachmentsOf, toPdfA3b };

/** Seals what the store keeps and must not be able to read. */
export interface SecretBox {
  /** Another text each time. */
  seal(text: string): Promise<string>;
  /** Throws for what this box has not sealed. */
  open(sealed: string): Promise<string>;
}

const algorithm = 'AES-GCM';
const nonceBytes = 12;

/** The key of a box from a secret of the configuration: its SHA-256. */
export async function secretKeyOf(secret: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
}

/** A box with a key of 32 random bytes: AES-GCM, the nonce before the ciphertext (NIST SP 800-38D). */
export async function secretBox(key: Uint8Array<ArrayBuffer>): Promise<SecretBox> {
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['encrypt', 'decrypt']);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, imported, new TextEncoder().encode(text));
      return `${encoded(iv)}.${encoded(new Uint8Array(sealed))}`;
    },
    async open(sealed) {
      const [iv = '', ciphertext = ''] = sealed.split('.');
      const bytes = await crypto.subtle.decrypt({ name: algorithm, iv: decoded(iv) }, imported, decoded(ciphertext));
      return new TextDecoder().decode(bytes);
    },
  };
}

function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
