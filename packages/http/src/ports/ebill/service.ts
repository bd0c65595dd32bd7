import type {
  BillingNetwork,
  SimulatorAnswers,
  SimulatorCommand,
  SimulatorCommandKind,
} from '@rappen/core/ebill/network';
import type { Result } from '@rappen/core/result';
import type { PdfADocument, PdfAOptions } from '@rappen/pdf/archival';
import type { Attachment, AttachmentInput } from '@rappen/pdf/attachments';
import type { PdfText } from '@rappen/pdf/text';
import type { Instant } from '../../instant.ts';
import type { BillMailer } from '../bill-mailer.ts';
import type { ReadCode } from '../code-reader.ts';
import type { NetworkTrial } from '../network-trial.ts';
import type { SubmissionReading } from '../reading.ts';
import type { AskedWork } from '../work.ts';
import type { BillerId } from './index.ts';
import type { EbillStore } from './store.ts';
import type { HookUrlRules, WebhookSender } from './webhook-sender.ts';

/** What the submission service needs from outside, beside what both services do. */
export interface EbillPorts {
  readonly store: EbillStore;
  /** That of each biller, behind one port. */
  readonly network: BillingNetwork<AbortSignal>;
  /** Those whose events are taken in; without: that one. */
  readonly networks?: readonly BillingNetwork<AbortSignal>[] | undefined;
  /** Whether access to a network is good; without: there is none besides the simulator. */
  readonly tryNetwork?: ((billerNetId: string, access: NetworkAccess) => Promise<NetworkTrial>) | undefined;
  readonly pdf: PdfTools;
  /** Without: what billers send is read where the request is. */
  readonly reading?: SubmissionReading | undefined;
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
  /** Hands over the mails of desks, where the operator allows them; without: there are none. `onFault`: what is in the way. */
  readonly deskMail?: { readonly mailer: BillMailer; readonly onFault: (reason: string) => void } | undefined;
  /** When the network is not to be asked. */
  readonly maintenance?: readonly MaintenanceWindow[] | undefined;
}

/** How a biller signs in to a network, before it is kept. */
export type NetworkAccess =
  | { readonly kind: 'postfinance'; readonly settings: PostfinanceAccess; readonly password: string }
  /** By the mail server of the operator. */
  | { readonly kind: 'mail'; readonly settings: MailAccess }
  /** That of the operator, for all billers. */
  | { readonly kind: 'http' };

/** How the mails of a biller look. */
export interface MailAccess {
  readonly language: 'de' | 'fr' | 'it' | 'en';
  /** Where answers of recipients go. */
  readonly replyTo?: string | undefined;
}

/** What a biller has agreed with PostFinance; the password is kept apart. */
export interface PostfinanceAccess {
  /** The number of the biller there: 17 digits. */
  readonly accountId: string;
  readonly stage: 'production' | 'integration';
  readonly userName: string;
  readonly language: 'de' | 'fr' | 'it' | 'en';
  /** Whether `Paid` says that the money is there. */
  readonly paidIsCompleted?: boolean | undefined;
  /** Whether calls say how long they are good. Default: true. */
  readonly hasTimestamp?: boolean | undefined;
}

/** From an instant until before another one. */
export interface MaintenanceWindow {
  readonly from: Instant;
  readonly to: Instant;
}

/** What is done to PDFs, here or in threads of its own, in the turn of an owner. Each call reports `SERVICE_BUSY`, `FILE_TOO_SLOW` and `CALLER_GONE`. */
export interface PdfTools {
  /** All that a submission needs of a PDF. Problems as of `openPdf`; those of the conversion and of codes are in the answer. */
  examine(pdf: Uint8Array, options: ExamineOptions, asked?: AskedWork): Promise<Result<ExaminedPdf>>;
  /** Puts a file into a PDF/A-3b, as `attachToPdfA3b`. */
  attach(pdf: Uint8Array, attachment: AttachmentInput, owner?: string, asked?: AskedWork): Promise<Result<Uint8Array>>;
  /** As `toPdfA3b` of the core. */
  toPdfA3b(pdf: Uint8Array, options: Pick<PdfAOptions, 'now'>, asked?: AskedWork): Promise<Result<PdfADocument>>;
}

export interface ExamineOptions {
  /** The time of the conversion, as `pdfInstantOf` writes it. */
  readonly now: string;
  /** How the text of a wanted code may begin. */
  readonly beginnings: readonly string[];
  /** Whose work it is. */
  readonly owner?: string;
}

/** A PDF as its recipient keeps it, and what is in it. */
export interface ExaminedPdf {
  readonly attachments: readonly Attachment[];
  /** The document as PDF/A-3b, or why it cannot be one. */
  readonly archival: Result<PdfADocument>;
  /** All codes of all pages, or why they could not be looked for. */
  readonly codes: Result<readonly ReadCode[]>;
  /** What is written on its pages. */
  readonly text: Pick<PdfText, 'text' | 'isBlank' | 'notRead'>;
}

/** Seals what the store keeps and must not be able to read. */
export interface SecretBox {
  /** Another text each time. */
  seal(text: string): Promise<string>;
  /** Throws for what this box has not sealed. */
  open(sealed: string): Promise<string>;
}

/** Keeps billers from flooding anybody with activation codes. */
export interface InvitationThrottle {
  /** Takes one invitation; answers the seconds until it may be made, and 0 when it may be made now. */
  take(billerId: BillerId, emailAddress: string, now: number): number | Promise<number>;
}

/** The embedded network: what the port of a network asks, and what happens on its other side. */
export interface SimulatorNetwork extends BillingNetwork<AbortSignal> {
  /** Carries out a command, durably where it changes anything. */
  tell<K extends SimulatorCommandKind>(command: SimulatorCommand<K>): Promise<SimulatorAnswers[K]>;
  /** Forgets whose cases were, and what was said of them on the way. */
  forget(cases: readonly Omit<SimulatorCommand<'forget'>, 'kind'>[]): Promise<void>;
}
