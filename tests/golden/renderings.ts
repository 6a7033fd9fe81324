import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { DesignSvg, SurfaceDrawing } from "~/design/drawing/design-svg";
import { productPicture } from "~/design/drawing/static-picture";
import { SvgFrame } from "~/design/drawing/svg-frame";
import { maskPath } from "~/design/geometry/shapes";
import type { PhotoSources } from "~/design/photos/photo-source";
import { recipeOf } from "~/design/production/recipe-of";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { points, printPage } from "~/engine/print/print-page";
import { chromiumFlags, findChromium } from "../../scripts/test/chromium";
import { petPhoto } from "../fixtures/pet-photo";
import { goldenPhotos } from "./golden-design";

/** Renderings of one design: by the server, by a browser, and in the print file. */

/** Pixels of the longer side. */
const SIDE = 360;
const PDF_SCRIPTS = ["pdf.min.mjs", "pdf.worker.min.mjs"];
const ORIGIN = "http://golden.test";

const READ_PDFS = `
  import * as pdfjs from "${ORIGIN}/pdf.min.mjs";
  pdfjs.GlobalWorkerOptions.workerSrc = "${ORIGIN}/pdf.worker.min.mjs";
  window.pdfjs = pdfjs;
`;

declare global {
  interface Window {
    pdfjs: typeof import("pdfjs-dist/legacy/build/pdf.mjs");
  }
}

const require = createRequire(import.meta.url);

interface Photo {
  jpeg: Buffer;
  width: number;
  height: number;
}

export class Renderings {
  private constructor(
    private readonly browser: Browser,
    /** Page that renders print files. */
    private readonly reader: Page,
    /** Page that renders drawings. */
    private readonly page: Page,
    private readonly photos: Record<string, Photo>,
  ) {}

  static async open(): Promise<Renderings> {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
    await page.route(`${ORIGIN}/**`, (route) => {
      const file = PDF_SCRIPTS.find((name) => route.request().url().endsWith(name));
      return file
        ? route.fulfill({ contentType: "text/javascript", body: readFileSync(pdfScript(file)) })
        : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Golden</title>" });
    });
    await page.goto(ORIGIN);
    await page.addScriptTag({ type: "module", content: READ_PDFS });
    await page.waitForFunction(() => "pdfjs" in window);
    return new Renderings(browser, page, await browser.newPage(), await drawnPhotos());
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** The flat drawing of a surface, as in the shop's pages and pictures. */
  surface(document: DesignDocument, surface: string): string {
    const drawing = { document, surface, photos: this.sources(), outline: serverOutline };
    return renderToStaticMarkup(createElement(DesignSvg, drawing));
  }

  /** The product in its scene, as cart and order show it. */
  scene(document: DesignDocument): string {
    return productPicture(document, { photos: this.sources(), outline: serverOutline });
  }

  /** Renders with the server's own renderer. */
  async byServer(svg: string, size = SIDE): Promise<Buffer> {
    return sharp(Buffer.from(sized(svg, size)), { density: 72 })
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer();
  }

  async byBrowser(svg: string, size = SIDE): Promise<Buffer> {
    const { width, height } = proportion(svg, size);
    await this.page.setViewportSize({ width, height });
    await this.page.setContent(
      `<!doctype html><style>body{margin:0}svg{display:block}</style>${sized(svg, size)}`,
    );
    return this.page.screenshot();
  }

  /** The printed part of a surface as the server draws it: without the bare metal or wood beneath, engraved in black. */
  async printable(document: DesignDocument, surface: string): Promise<Buffer> {
    const isBlack = recipeOf(document, blueprintOf(document, surface)).color === "black";
    const ink = isBlack ? "#000000" : undefined;
    const drawing = { document, surface, photos: this.sources(), outline: serverOutline, bare: true, ink };
    const { width, height } = sizeOf(document, surface);
    const frame = createElement(
      SvgFrame,
      { viewBox: `0 0 ${width} ${height}` },
      createElement(SurfaceDrawing, drawing),
    );
    const picture = await this.byServer(renderToStaticMarkup(frame));
    return withinMask(picture, document, surface);
  }

  /** The printed sheet, trimmed, the right way round. */
  async byPrint(document: DesignDocument, surface: string): Promise<Buffer> {
    const trimmed = await this.toBleed(document, surface, 0);
    const { mirrored } = recipeOf(document, blueprintOf(document, surface));
    return withinMask(mirrored ? await sharp(trimmed).flop().png().toBuffer() : trimmed, document, surface);
  }

  /** The printed sheet to that many millimeters beyond its trimmed edge. */
  async toBleed(document: DesignDocument, surface: string, beyond: number): Promise<Buffer> {
    const { width, height } = sizeOf(document, surface);
    const scale = SIDE / points(Math.max(width, height));
    const file = (await this.printFile(document, surface)).toString("base64");
    const [margin, wide, high] = [
      marginOf(document, surface) - beyond,
      width + 2 * beyond,
      height + 2 * beyond,
    ].map((length) => points(length) * scale);
    const cut = { margin, width: Math.round(wide), height: Math.round(high) };
    return Buffer.from(await this.reader.evaluate(drawPage, { file, scale, cut }), "base64");
  }

  async printFile(document: DesignDocument, surface: string): Promise<Buffer> {
    const pdf = await drawPrintFile({
      document,
      surface,
      label: "golden",
      maker: "My Pet Canvas",
      read: async (id) => this.photos[id],
    });
    const chunks: Buffer[] = [];
    for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  private sources(): PhotoSources {
    return Object.fromEntries(
      Object.entries(this.photos).map(([id, { jpeg, width, height }]) => [
        id,
        { href: `data:image/jpeg;base64,${jpeg.toString("base64")}`, width, height },
      ]),
    );
  }
}

function blueprintOf(document: DesignDocument, surface: string): SurfaceBlueprint {
  const blueprint = findSurface(document, surface);
  if (!blueprint) throw new Error(`There is no surface ${surface}.`);
  return blueprint;
}

function sizeOf(document: DesignDocument, surface: string) {
  return blueprintOf(document, surface).size(document.options);
}

function marginOf(document: DesignDocument, surface: string): number {
  return printPage(blueprintOf(document, surface), document).margin;
}

/**
 * Makes everything outside and along the cut white, because print files have a cutting line there; slightly softened,
 * since the reader of print files scales photos down by dropping pixels.
 */
async function withinMask(picture: Buffer, document: DesignDocument, surface: string): Promise<Buffer> {
  const { width, height } = sizeOf(document, surface);
  const path = maskPath(blueprintOf(document, surface).mask(document.options), { width, height });
  const line = (4 * Math.max(width, height)) / SIDE;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" fill="#fff" d="M-9-9H${width + 9}V${height + 9}H-9Z${path}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="${line}"/></svg>`;
  return sharp(picture)
    .flatten({ background: "#ffffff" })
    .composite([{ input: Buffer.from(sized(mask, SIDE)) }])
    .blur(0.8)
    .png()
    .toBuffer();
}

function pdfScript(name: string): string {
  return require.resolve(`pdfjs-dist/legacy/build/${name}`);
}

async function drawnPhotos(): Promise<Record<string, Photo>> {
  const whole = await petPhoto();
  const buffer = await sharp(whole.buffer).resize(1200).jpeg().toBuffer();
  const portrait = await sharp(buffer).rotate(90).jpeg().toBuffer();
  return {
    [goldenPhotos.landscape]: { jpeg: buffer, width: 1200, height: 900 },
    [goldenPhotos.portrait]: { jpeg: portrait, width: 900, height: 1200 },
  };
}

function proportion(svg: string, side: number): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const scale = side / Math.max(Number(width), Number(height));
  return { width: Math.round(Number(width) * scale), height: Math.round(Number(height) * scale) };
}

function sized(svg: string, side: number): string {
  const { width, height } = proportion(svg, side);
  return svg
    .replace(/^<svg([^>]*?) width="800" height="800"/, "<svg$1")
    .replace(/^<svg/, `<svg width="${width}" height="${height}" preserveAspectRatio="none"`);
}

interface PrintedPage {
  file: string;
  scale: number;
  /** The part of the page to keep: its size in pixels, and its distance from the upper left corner. */
  cut: { margin: number; width: number; height: number };
}

/** Runs in the browser: returns the kept part of a one-page PDF as a PNG. */
async function drawPage({ file, scale, cut }: PrintedPage): Promise<string> {
  const data = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const pdf = await window.pdfjs.getDocument({ data }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale, offsetX: -cut.margin, offsetY: -cut.margin });
  const canvas = document.createElement("canvas");
  canvas.width = cut.width;
  canvas.height = cut.height;
  await page.render({ canvas, viewport, background: "#ffffff" }).promise;
  await pdf.destroy();
  return canvas.toDataURL("image/png").split(",")[1];
}
