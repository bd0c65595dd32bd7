/** An event of the protocol. */
interface BidiEvent {
  readonly method: string;
  readonly params: {
    readonly context?: string;
    readonly level?: string;
    readonly text?: string | null;
    readonly source?: { readonly context?: string };
    readonly element?: { readonly sharedId: string };
    readonly filepath?: string | null;
    readonly suggestedFilename?: string;
  };
}

interface Message extends Partial<BidiEvent> {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection to a browser that speaks WebDriver BiDi. */
export interface Bidi {
  send<T = unknown>(method: string, params: object): Promise<T>;
  onEvent(listener: (event: BidiEvent) => void): void;
  close(): void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  const listeners: ((event: BidiEvent) => void)[] = [];
  let lastId = 0;
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.type === 'event') {
      for (const listener of listeners) listener(message as BidiEvent);
      return;
    }
    const task = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    if (message.type === 'error') task?.reject(new Error(`${message.error}: ${message.message}`));
    else task?.resolve(message.result);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended'));
  };
  return {
    close: () => socket.close(),
    onEvent: (listener) => listeners.push(listener),
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as (value: unknown) => void, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
  };
}
