import { utf8Encode, writeUtf8 } from '../../text/index.ts';

/** Text that is written again and again, such as a tag: its bytes are made once. */
export class Constant {
  readonly text: string;
  #bytes: Uint8Array<ArrayBuffer> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    this.#bytes ??= utf8Encode(this.text);
    return this.#bytes;
  }
}

/** Where XML is written to, piece by piece. */
export interface XmlSink {
  add(piece: string | Constant): void;
}

export class TextSink implements XmlSink {
  text = '';

  add(piece: string | Constant): void {
    this.text += typeof piece === 'string' ? piece : piece.text;
  }
}

/** Takes UTF-8: a text of many pieces would be made of them first, and then read again. */
export class ByteSink implements XmlSink {
  #bytes = new Uint8Array(65_536);
  #length = 0;

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  add(piece: string | Constant): void {
    if (typeof piece === 'string') {
      this.#reserve(piece.length * 3);
      this.#length = writeUtf8(piece, this.#bytes, this.#length);
      return;
    }
    const { bytes } = piece;
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #reserve(count: number): void {
    const lengthMost = this.#length + count;
    if (lengthMost <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, lengthMost));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
