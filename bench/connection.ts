import { connect, type Socket } from 'node:net';

const headBytesMax = 2_000;

/**
 * A connection that sends one request at a time, and reads no more of an answer than its length: what is measured is
 * the service, and not who asks it.
 */
export class Connection {
  private readonly socket: Socket;
  private left = 0;
  private head = '';
  private status = 0;
  private answered: ((status: number) => void) | undefined;
  isOpen = true;
  idleSince = 0;

  constructor(port: number, onEnd: () => void) {
    this.socket = connect(port, '127.0.0.1').setNoDelay();
    this.socket.on('data', (bytes) => this.read(bytes));
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isOpen = false;
      onEnd();
      this.answered?.(0);
    });
  }

  send(request: Buffer): Promise<number> {
    this.socket.write(request);
    return new Promise((resolve) => {
      this.answered = resolve;
    });
  }

  end(): void {
    this.socket.destroy();
  }

  private read(bytes: Buffer): void {
    let length = bytes.length;
    if (this.left === 0) {
      // A head comes whole, or its pieces are put together
      const text = this.head + bytes.toString('latin1', 0, headBytesMax);
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) {
        this.head = text;
        return;
      }
      this.status = Number(text.slice(9, 12));
      this.left = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      length = this.head.length + bytes.length - end - 4;
      this.head = '';
    }
    this.left -= length;
    if (this.left > 0) return;
    this.left = 0;
    const { answered } = this;
    this.answered = undefined;
    answered?.(this.status);
  }
}

/** A request of a key: GET, or POST where there is a body, which is JSON. */
export function requestBytes(port: number, path: string, key: string, bodyText?: string): Buffer {
  const body = Buffer.from(bodyText ?? '');
  const head = [
    `${bodyText === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `x-api-key: ${key}`,
  ];
  if (bodyText !== undefined) head.push('content-type: application/json', `content-length: ${body.length}`);
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
