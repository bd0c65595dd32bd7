import type { BillingNetwork } from '@rappen/core/ebill/network';
import type { AttachmentInput } from '@rappen/core/pdf/attachments';
import type { PdfADocument, PdfAOptions, PdfExamination } from '@rappen/core/pdf/pdfa';
import type { PdfText } from '@rappen/core/pdf/text';
import type { Result } from '@rappen/core/result';
import type { Instant } from '../keys.ts';
import type { ReadCode } from '../ports.ts';
import type { InvitationThrottle } from './invitation-throttle.ts';
import type { EbillStore } from './ports.ts';
import type { SimulatorNetwork } from './simulator-network.ts';
import type { HookUrlRules } from './webhooks/hook-url.ts';
import type { WebhookSender } from './webhooks/sender.ts';

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
  /** How long the network may take to answer a submission; without: 30 seconds. */
  readonly networkTimeoutMilliseconds?: number | undefined;
  /** The other side of the network, where it is simulated. */
  readonly simulator?: SimulatorNetwork | undefined;
  /** Sends a webhook while somebody waits for it; without: no test deliveries. */
  readonly sender?: WebhookSender | undefined;
  /** When the network is not to be asked. */
  readonly maintenance?: readonly MaintenanceWindow[] | undefined;
}

/** From an instant until before another one. */
export interface MaintenanceWindow {
  readonly from: Instant;
  readonly to: Instant;
}

/** What is done to PDFs, here or in threads of its own. Each call reports `SERVICE_BUSY` and `FILE_TOO_SLOW`. */
export interface PdfTools {
  /** All that a submission needs of a PDF. Problems as of `examinePdf`; those of codes and text are in the answer. */
  examine(pdf: Uint8Array, options: ExamineOptions): Promise<Result<ExaminedPdf>>;
  /** Puts a file into a PDF/A-3b, as `attachToPdfA3b`. */
  attach(pdf: Uint8Array, attachment: AttachmentInput): Promise<Result<Uint8Array>>;
  /** As `toPdfA3b` of the core. */
  toPdfA3b(pdf: Uint8Array, options: Pick<PdfAOptions, 'now'>): Promise<Result<PdfADocument>>;
}

export interface ExamineOptions {
  /** The time of the conversion, as `pdfInstantOf` writes it. */
  readonly now: string;
  /** How the text of a wanted code may begin. */
  readonly beginnings: readonly string[];
}

/** A PDF as its recipient keeps it, and what is in it. */
export interface ExaminedPdf extends PdfExamination {
  /** All codes of all pages, or why they could not be looked for. */
  readonly codes: Result<readonly ReadCode[]>;
  /** What is written on its pages, or why it could not be read. */
  readonly text: Result<Pick<PdfText, 'text' | 'isBlank'>>;
}

/** An instant as PDFs have it, to the second: `2026-11-21T10:00:00Z`. */
export function pdfInstantOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}

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
