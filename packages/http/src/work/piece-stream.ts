/** Parts that are made before the receiver asks for them. */
const partsAhead = 4;

/** What a stream says to who makes it. */
export interface StreamMaker {
  /** Another part is wanted. */
  wanted(): void;
  /** Nobody takes any more. */
  gone(): void;
}

/**
 * The rest of an answer, made in parts as its receiver takes them. A receiver that takes nothing for too long is given up. The
 * parts may be made anew from the first one on: those that were sent are left out.
 */
export class PieceStream {
  readonly readable: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private resume: (() => void) | undefined;
  private idle: ReturnType<typeof setTimeout> | undefined;
  /** Bytes that were sent, and how many of them are still to come again. */
  private sent = 0;
  private again = 0;

  constructor(idleMilliseconds: number, maker: StreamMaker) {
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller;
        },
        pull: () =>
          new Promise<void>((resolve) => {
            clearTimeout(this.idle);
            this.resume = () => {
              clearTimeout(this.idle);
              this.idle = setTimeout(() => {
                this.breakOff(new Error('The receiver takes nothing'));
                maker.gone();
              }, idleMilliseconds);
              resolve();
            };
            maker.wanted();
          }),
        cancel: () => {
          clearTimeout(this.idle);
          this.controller = undefined;
          maker.gone();
        },
      },
      { highWaterMark: partsAhead },
    );
  }

  get isWanted(): boolean {
    return this.resume !== undefined;
  }

  /** Sends a part. False: it was one that is sent already, and another is still wanted. */
  take(part: Uint8Array): boolean {
    const known = Math.min(this.again, part.length);
    this.again -= known;
    if (known === part.length) return false;
    this.sent += part.length - known;
    this.controller?.enqueue(part.subarray(known));
    const { resume } = this;
    this.resume = undefined;
    resume?.();
    return true;
  }

  last(part: Uint8Array): void {
    this.take(part);
    clearTimeout(this.idle);
    this.controller?.close();
    this.controller = undefined;
    this.resume?.();
    clearTimeout(this.idle);
  }

  /** The parts come again from the first one on. */
  rewind(): void {
    this.again = this.sent;
  }

  breakOff(error: Error): void {
    clearTimeout(this.idle);
    this.controller?.error(error);
    this.controller = undefined;
    this.resume = undefined;
  }
}
