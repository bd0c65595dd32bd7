/** What a deployment allows webhooks to call. */
export interface HookUrlRules {
  /** For development only: http or https to 127.0.0.1, [::1] and localhost, at any port. */
  readonly allowLoopback?: boolean | undefined;
  /** Host names under which this service itself is reached: calling them would go round in circles. */
  readonly ownHosts?: readonly string[] | undefined;
  /** Ports that may be called; without: 443 and 8443. */
  readonly ports?: readonly number[] | undefined;
}

/** Sends one message to one address, once. Each runtime has its own; none of them follows redirects. */
export interface WebhookSender {
  /** Never throws for what the other side does, or for an address that may not be called. */
  send(request: WebhookRequest): Promise<SendOutcome>;
}

/** A POST. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** From the look-up of the name to the end of the answer. */
  readonly timeoutMilliseconds: number;
}

/** What an attempt came to: an answer of whatever status, or none. */
export type SendOutcome = WebhookAnswer | { readonly failure: SendFailure };

export interface WebhookAnswer {
  readonly status: number;
  /** How long the receiver asks to be left alone, as it says so. */
  readonly retryAfterSeconds?: number | undefined;
  /** At most 1000 characters; bytes that are no UTF-8 are replaced. */
  readonly bodyStart: string;
}

export type SendFailure =
  /** The address is none that this deployment calls. */
  | 'URL_NOT_ALLOWED'
  /** The name stands for an address that is not public. */
  | 'ADDRESS_NOT_ALLOWED'
  | 'NAME_NOT_FOUND'
  | 'CONNECTION_FAILED'
  /** No secure connection, or a certificate that is not valid for the name. */
  | 'TLS_FAILED'
  | 'TIMED_OUT'
  /** What came back is no HTTP, or has endless headers. */
  | 'ANSWER_UNREADABLE'
  /** The message is larger than webhooks may be: its record stays in the feed. */
  | 'BODY_TOO_LARGE'
  /** The secret that signs cannot be opened: nothing is sent unsigned. */
  | 'SECRET_UNREADABLE';
