/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />
/** What PDFKit has and its types leave out. */
declare namespace PDFKit {
  interface PDFDocument {
    /** Shares of the inks from 0 to 100. */
    addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): this;
    openImage(file: Buffer): PDFKit.Mixins.ImageSrc;
  }
}
