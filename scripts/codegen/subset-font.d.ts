declare module "subset-font" {
  /** Returns a part of a font, with its variable axes fixed at the given values. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
