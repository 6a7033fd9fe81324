import { encode } from "uqr";
import type { Brand } from "~/brand/brand";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { maskPath } from "~/design/geometry/shapes";
import type { PhotoSources } from "~/design/photos/photo-source";
import { recipeOf } from "~/design/production/recipe-of";
import { drawDocument, drawSection } from "../invoices/document-parts";
import { type Sheet, within, write } from "../invoices/invoice-pen";
import { drawElement } from "../shared/pdf-structure";
import { jobFacts, type LineJob } from "./job-ticket";
import { leaveOutSide } from "./missing-side";
import { PrintInks } from "./print-inks";
import type { ReadWholePhoto } from "./print-photos";
import { type SurfaceMaterial, surfaceDrawer, surfaceMaterial } from "./surface-material";

/** Points. */
const MARGIN = 54;
const PAGE_WIDTH = 612;
const CODE_SIDE = 84;
const PICTURE_SIDE = 150;
const PICTURE_GAP = 18;
const LOWEST = 720;

/** A side of the design that the ticket shows. */
interface Side {
  surface: SurfaceBlueprint;
  material: SurfaceMaterial;
}

interface TicketSource {
  document: DesignDocument;
  /** The sides that are shown. */
  surfaces: SurfaceBlueprint[];
  /** Reads a small copy of a photo, with the size of the original. */
  read: ReadWholePhoto;
  /** The shapes of the uploaded clip art in the design. */
  clipArt: PhotoSources;
}

/**
 * Draws the job ticket of a line as a PDF of US Letter pages, with the design as vectors. Sides that can't be drawn are left
 * out.
 * @param address that the QR code opens: the order in /admin
 */
export async function ticketPdf(
  brand: Brand,
  job: LineJob,
  address: string,
  source: TicketSource,
): Promise<Buffer> {
  const sides = await drawableSides(source);
  const lines = [`Order ${job.order}, line ${job.line}`, `${job.name}, ${job.sku}`];
  const head = { title: "Job ticket", number: `${job.order}-${job.line}`, lines };
  return drawDocument(brand, head, (sheet) => {
    drawCode(sheet, address, { x: MARGIN, y: sheet.document.y + 16 });
    drawSection(
      sheet,
      "Job",
      jobFacts(job).map(({ label, title }) => `${label}: ${title}`),
    );
    for (const { name, title, copies, production, sha256 } of job.files) {
      const details = [`${title}, ${copies} in all`, production ?? "", `SHA-256 ${sha256}`];
      if (sheet.document.y > LOWEST - 80) sheet.document.addPage();
      drawSection(sheet, name, details.filter(Boolean));
    }
    drawSides(sheet, source.document, sides);
  });
}

async function drawableSides({ document, surfaces, read, clipArt }: TicketSource): Promise<Side[]> {
  const sides: Side[] = [];
  for (const surface of surfaces) {
    try {
      const recipe = recipeOf(document, surface);
      sides.push({
        surface,
        material: await surfaceMaterial(document, { surface: surface.key, recipe, read, clipArt }),
      });
    } catch (error) {
      leaveOutSide(error, surface.key);
    }
  }
  return sides;
}

function drawCode({ document, parent }: Sheet, address: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(address, { border: 0 });
  const side = CODE_SIDE / size;
  const draw = () => {
    for (const [row, modules] of data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark) document.rect(x + column * side, y + row * side, side, side);
    document.fillColor("#000000").fill();
  };
  const bottom = document.page.height - y;
  const bbox = [x, bottom - CODE_SIDE, x + CODE_SIDE, bottom];
  parent.add(drawElement(document, "Figure", draw, { alt: "QR code that opens the order", bbox }));
  document.y = y + CODE_SIDE;
}

function drawSides(sheet: Sheet, design: DesignDocument, sides: Side[]): void {
  const { document } = sheet;
  let [x, y] = [MARGIN, document.y + 8];
  for (const { surface, material } of sides) {
    if (x + PICTURE_SIDE > PAGE_WIDTH - MARGIN) [x, y] = [MARGIN, y + PICTURE_SIDE + 2 * PICTURE_GAP];
    if (y + PICTURE_SIDE > LOWEST) {
      document.addPage();
      [x, y] = [MARGIN, MARGIN];
    }
    drawSide(within(sheet, "Sect"), design, { surface, material }, { x, y });
    x += PICTURE_SIDE + PICTURE_GAP;
  }
}

function drawSide(
  sheet: Sheet,
  { options }: DesignDocument,
  { surface, material }: Side,
  { x, y }: { x: number; y: number },
): void {
  const { document, parent } = sheet;
  const size = surface.size(options);
  const scale = PICTURE_SIDE / Math.max(size.width, size.height);
  const inks = new PrintInks(document, ["DeviceRGB"], false);
  const draw = () => {
    document
      .save()
      .translate(x, y)
      .scale(scale)
      .path(maskPath(surface.mask(options), size))
      .clip();
    surfaceDrawer(document, inks, material)();
    document.restore();
  };
  const top = document.page.height - y;
  const bbox = [x, top - size.height * scale, x + size.width * scale, top];
  parent.add(drawElement(document, "Figure", draw, { alt: surface.title, bbox }));
  write(sheet, surface.title, {
    x,
    y: y + size.height * scale + 4,
    width: PICTURE_SIDE,
    color: "softInk",
    size: 9,
  });
}
