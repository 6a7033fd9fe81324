/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />
declare module "heic-decode" {
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

declare module "svg-to-pdfkit" {
  interface Options {
    width: number;
    height: number;
    /** One unit of the drawing is a point. */
    assumePt: boolean;
    /** Decimals to which curves are followed where they are flattened. */
    precision?: number;
    /** Answers under which name the document knows the picture of an address. */
    imageCallback?: (href: string) => string;
    /** Called for what cannot be drawn. */
    warningCallback?: (warning: string) => void;
  }
  export default function drawSvg(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void;
}

/** What PDFKit has and its types leave out. */
declare namespace PDFKit {
  interface PDFDocument {
    /** Shares of the inks from 0 to 100. */
    addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): this;
    openImage(file: Buffer): unknown;
    /** Pictures by their name: each is embedded once. */
    _imageRegistry: Record<string, unknown>;
  }
}
