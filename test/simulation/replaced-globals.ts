import * as node from 'node:crypto';
import type { Chance } from '../faults/chance.ts';
import type { SimulatedTime } from './time.ts';

type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/**
 * Puts simulated time and chance where the platform has its own: the service reads them from there, in its ports and beside
 * them, and nothing that it does may depend on the machine. Gives what puts everything back. Hashes and seals are made
 * at once, since the threads of the platform would finish them in any order.
 */
export function replaceGlobals(time: SimulatedTime, chance: Chance): () => void {
  const restoring: (() => void)[] = [];
  const replace = (target: object, name: string, value: unknown) => {
    const own = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
    restoring.push(() => {
      if (own === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, own);
    });
  };
  replace(globalThis, 'Date', simulatedDate(time));
  for (const [name, value] of Object.entries(timersOf(time))) replace(globalThis, name, value);
  replace(performance, 'now', () => time.now);
  replace(AbortSignal, 'timeout', (milliseconds: number) => {
    const ending = new AbortController();
    time.timer(milliseconds, () => ending.abort(new DOMException('The time is over', 'TimeoutError')));
    return ending.signal;
  });
  replace(Math, 'random', () => chance.number());
  const bytes = <T extends ArrayBufferView>(view: T): T => filled(view, chance);
  replace(crypto, 'getRandomValues', bytes);
  replace(crypto, 'randomUUID', () => uuidOf(bytes(new Uint8Array(16))));
  replace(crypto, 'subtle', subtle);
  return () => {
    for (const restore of restoring.reverse()) restore();
  };
}

function simulatedDate(time: SimulatedTime): DateConstructor {
  const Real = Date;
  return class extends Real {
    constructor(...values: [] | [number]) {
      if (values.length === 0) super(time.wall());
      else super(...values);
    }
    static override now(): number {
      return time.wall();
    }
  } as DateConstructor;
}

class Timer {
  off: () => void = () => {};
  unref(): this {
    return this;
  }
  ref(): this {
    return this;
  }
}

function timersOf(time: SimulatedTime) {
  const once = (run: (...values: unknown[]) => void, after = 0, ...values: unknown[]) => {
    const timer = new Timer();
    timer.off = time.timer(after, () => run(...values)).off;
    return timer;
  };
  const again = (run: (...values: unknown[]) => void, after = 0, ...values: unknown[]) => {
    const timer = new Timer();
    const next = () => {
      timer.off = time.timer(after, () => {
        next();
        run(...values);
      }).off;
    };
    next();
    return timer;
  };
  const off = (timer: unknown) => {
    if (timer instanceof Timer) timer.off();
  };
  return { setTimeout: once, setInterval: again, clearTimeout: off, clearInterval: off };
}

function filled<T extends ArrayBufferView>(view: T, chance: Chance): T {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = chance.below(256);
  return view;
}

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const tagBytes = 16;

/** What the service asks of the web's cryptography. */
const subtle = {
  digest: async (_algorithm: unknown, data: Bytes) => bufferOf(node.hash('sha256', bytesOf(data), 'buffer')),
  importKey: async (_format: string, key: Bytes) => bytesOf(key).slice(),
  sign: async (_algorithm: unknown, key: Uint8Array, data: Bytes) =>
    bufferOf(node.createHmac('sha256', key).update(bytesOf(data)).digest()),
  async encrypt({ iv }: { readonly iv: Uint8Array }, key: Uint8Array, data: Bytes) {
    const cipher = node.createCipheriv('aes-256-gcm', key, iv);
    return bufferOf(Buffer.concat([cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag()]));
  },
  async decrypt({ iv }: { readonly iv: Uint8Array }, key: Uint8Array, data: Bytes) {
    const bytes = bytesOf(data);
    const decipher = node.createDecipheriv('aes-256-gcm', key, iv);
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return bufferOf(Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]));
  },
};

function bytesOf(data: Bytes): Uint8Array {
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
