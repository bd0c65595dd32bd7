/** What the header of an image says about it, in pixels and colour components. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly components: number;
}
