/** Bytes that one pull of a stream brings: little enough that other requests are served in between. */
const pullBytes = 65_536;

/** The next part of a body that is made while it is sent, of at least so many bytes unless it is the last. */
export function nextPart(chunks: Generator<Uint8Array>): { readonly part: Uint8Array; readonly isLast: boolean } {
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < pullBytes) {
    const { done, value } = chunks.next();
    if (done) return { part: joined(pieces, length), isLast: true };
    pieces.push(value);
    length += value.length;
  }
  return { part: joined(pieces, length), isLast: false };
}

/**
 * A body that is made while it is sent: pieces are taken as the receiver has room for them, so that memory stays the
 * same for any length. When the receiver goes away, nothing more is made.
 * Errors on the way are reported to `onFault` and break the body off, since its status has long been sent.
 */
export function streamOf(chunks: Generator<Uint8Array>, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  const next = () => {
    try {
      return nextPart(chunks);
    } catch (error) {
      onFault(error);
      throw error;
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { part, isLast } = next();
        if (part.length > 0) controller.enqueue(part);
        if (isLast) return controller.close();
        await new Promise<void>((resolve) => setTimeout(resolve, 0));
      },
      cancel() {
        chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
