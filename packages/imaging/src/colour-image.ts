/** An image in colours: red, green and blue, a byte each, in rows from the top without gaps. */
export interface ColourImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}
