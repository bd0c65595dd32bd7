import { writeUtf8 } from '../../text/index.ts';

/** Where XML is written to, piece by piece. */
export interface XmlSink {
  add(text: string): void;
}

export class TextSink implements XmlSink {
  text = '';

  add(text: string): void {
    this.text += text;
  }
}

/** Takes UTF-8: a text of many pieces would be made of them first, and then read again. */
export class ByteSink implements XmlSink {
  #bytes = new Uint8Array(16_384);
  #length = 0;

  get bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  add(text: string): void {
    const lengthMost = this.#length + text.length * 3;
    if (lengthMost > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, lengthMost));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#length = writeUtf8(text, this.#bytes, this.#length);
  }
}
