declare module "fontverter" {
  /** Returns a font in another container, with the same tables. */
  export function convert(font: Buffer, format: "sfnt"): Promise<Uint8Array<ArrayBuffer>>;
}
