/** Bytes that one pull of a stream brings: little enough that other requests are served in between. */
const pullBytes = 65_536;

/**
 * A body that is made while it is sent: pieces are taken as the receiver has room for them, so that memory stays the
 * same for any length. When the receiver goes away, nothing more is made.
 * What throws on the way is told to `onFault`, and breaks the body off, since its status has long been sent.
 */
export function streamOf(chunks: Generator<Uint8Array>, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  const next = () => {
    try {
      return chunks.next();
    } catch (error) {
      onFault(error);
      throw error;
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const pieces: Uint8Array[] = [];
        let length = 0;
        while (length < pullBytes) {
          const { done, value } = next();
          if (done) {
            if (length > 0) controller.enqueue(joined(pieces, length));
            controller.close();
            return;
          }
          pieces.push(value);
          length += value.length;
        }
        controller.enqueue(joined(pieces, length));
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
