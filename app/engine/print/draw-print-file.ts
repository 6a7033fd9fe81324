import type { Binding, PartialSheet, SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { describeSide } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { written } from "~/design/geometry/measure";
import type { PhotoSources } from "~/design/photos/photo-source";
import type { BoxSheet } from "~/design/production/box-sheet";
import { describeRecipe, isMachined, type ProductionRecipe } from "~/design/production/recipe";
import { findSurface } from "~/design/surfaces/surfaces";
import type { PressProfile } from "~/settings/press-profile.server";
import { yieldToRequests } from "../jobs/yield-to-requests";
import {
  drawArtifact,
  drawElement,
  openStructure,
  type StructureElement,
  TAGGED,
} from "../shared/pdf-structure";
import { describeTubes, drawTubes } from "./neon/draw-tubes";
import { type SignPlan, signPlan } from "./neon/sign-plan";
import { PressColors } from "./press-colors";
import { PrintInks } from "./print-inks";
import {
  boxOnSheet,
  boxPage,
  hasCutLine,
  type PrintPage,
  panelWidth,
  printPage,
  sheetSize,
  sheetTitle,
  signPage,
  spreadPage,
} from "./print-page";
import type { ReadWholePhoto } from "./print-photos";
import { recipeOfSheet } from "./print-sheets";
import { declarePrintStandard, PRINT_PDF_VERSION, tagPage } from "./print-standard";
import {
  drawCreases,
  drawCropMarks,
  drawCutLine,
  drawFront,
  drawOnWhite,
  drawPanels,
  drawPart,
  drawPunch,
  drawSlug,
  drawSpine,
  inMillimeters,
  mirror,
} from "./printers-marks";
import { type SurfaceMaterial, spineMaterial, surfaceDrawer, surfaceMaterial } from "./surface-material";

export interface PrintOrder {
  document: DesignDocument;
  surface: string;
  /** The part of the surface that has a sheet of its own; the whole by default. */
  part?: PartialSheet;
  /** The measures of the book whose cover it is, which is drawn as a spread with back and spine. */
  spread?: Binding;
  /** Keys of the pages of a book that are drawn into one file, null for a blank one. */
  pages?: (string | null)[];
  /** The product's box, which shows the surface on its panels. */
  box?: BoxSheet;
  /** Draws the tubes of a sign as lines, with its board. */
  hasTubes?: boolean;
  /** Text that identifies the sheet, such as the order's number. */
  label: string;
  /** The store's name. */
  maker: string;
  read: ReadWholePhoto;
  /** The shapes of the uploaded clip art in the design; none by default. */
  clipArt?: PhotoSources;
  /** The press whose inks the file is in; sRGB by default. */
  press?: PressProfile | null;
  /** Ends the drawing of a book at its next page. */
  signal?: AbortSignal;
}

/** Constant creation date, so that equal designs give equal bytes. */
const ALWAYS = new Date(Date.UTC(2000, 0, 1));

/**
 * Draws one surface, or the cover or all pages of a book, as a PDF/X-4 at its final size, as its recipe says: bleed, crop
 * marks, text as outlines, photos at the recipe's resolution, spot plates. Screen readers read what the picture shows, and
 * the sheet's label.
 * @returns the document as a stream; the pages of a book are drawn while it is read, and a failure of one ends it
 * @throws MissingPhoto
 * @throws Error for a surface that the product does not have, or a drawing that cannot be printed faithfully
 */
export async function drawPrintFile(order: PrintOrder): Promise<PDFKit.PDFDocument> {
  const { document, label, maker } = order;
  const title = sheetTitle({ ...order, surface: surfaceOf(document, order.surface) }, document);
  const { press = null } = order;
  const plan = order.hasTubes ? await signPlan(document, order.signal) : undefined;
  const [first, ...others] = pagesOf(order, plan);
  const colors = press ? new PressColors(press.bytes) : undefined;
  const material = await materialOf(order, first, colors);
  const pdf = await openSheet(first.page, `${label}, ${title}`, maker);
  const content = JSON.stringify([label, title, document]);
  const srgb = declarePrintStandard(pdf, { time: ALWAYS, content, press });
  const open = { pdf, srgb, structure: openStructure(pdf), colors };
  const spine = order.spread ? await spineMaterial(document, colors) : null;
  drawPage(open, { ...order, spine }, first, material);
  if (others.length === 0) pdf.end();
  else {
    // A page may fail before the caller reads, and an error without a listener would end the process. The caller sees it
    // in `pdf.errored`.
    pdf.on("error", () => {});
    drawFollowing(open, order, others).then(
      () => pdf.end(),
      (error) => pdf.destroy(error),
    );
  }
  return pdf;
}

/** One page of a print file; without a key it is blank. */
interface PageToDraw {
  key: string | null;
  title: string;
  page: PrintPage;
  recipe: ProductionRecipe;
  /** What is drawn in place of the surface's picture. */
  plan?: SignPlan;
}

interface OpenFile {
  pdf: PDFKit.PDFDocument;
  srgb: unknown[];
  structure: StructureElement;
  /** The inks of its colors, in a file for a press. */
  colors?: PressColors;
}

function surfaceOf(document: DesignDocument, key: string): SurfaceBlueprint {
  const surface = findSurface(document, key);
  if (!surface || !document.surfaces[key]) throw new Error(`There is no surface ${key}.`);
  return surface;
}

function pagesOf(
  { document, surface: key, part, spread, pages, box, hasTubes }: PrintOrder,
  plan: SignPlan | undefined,
): PageToDraw[] {
  const surface = surfaceOf(document, key);
  const recipe = recipeOfSheet(document, { surface, box, hasTubes });
  if (!pages) {
    const title = sheetTitle({ surface, part, spread, box, hasTubes }, document);
    return [{ key, title, page: pageOf(), recipe, plan }];
  }
  return pages.map((each, index) => ({
    key: each,
    title: `Page ${index + 1}`,
    page: printPage(each === null ? surface : surfaceOf(document, each), document),
    recipe,
  }));

  function pageOf(): PrintPage {
    if (plan) return signPage(plan);
    if (box) return boxPage(box);
    return spread ? spreadPage(surface, document, spread) : printPage(surface, document, part);
  }
}

async function materialOf(
  { document, read, clipArt }: PrintOrder,
  { key: surface, recipe, plan }: PageToDraw,
  press: PressColors | undefined,
): Promise<SurfaceMaterial | null> {
  if (plan) {
    await press?.convert(plan.tubes.map(({ layer }) => layer.color));
    return null;
  }
  return surface === null ? null : surfaceMaterial(document, { surface, recipe, read, clipArt, press });
}

/** Reads the photos of one page after the other, for the memory, and serves requests in between. */
async function drawFollowing(open: OpenFile, order: PrintOrder, pages: PageToDraw[]): Promise<void> {
  for (const each of pages) {
    await yieldToRequests(order.signal);
    const material = await materialOf(order, each, open.colors);
    open.pdf.addPage({ size: sheetSize(each.page), margin: 0 });
    setBoxes(open.pdf, each.page);
    tagPage(open.pdf, open.srgb);
    drawPage(open, order, each, material);
  }
}

/** An order with what was prepared of it. */
type PreparedOrder = PrintOrder & { spine?: SurfaceMaterial | null };

function drawPage(
  { pdf, srgb, structure, colors }: OpenFile,
  order: PreparedOrder,
  { key, title, page, recipe, plan }: PageToDraw,
  material: SurfaceMaterial | null,
): void {
  const inks = new PrintInks(pdf, srgb, colors !== undefined);
  pdf.save();
  inMillimeters(pdf, page);
  pdf.save();
  if (recipe.mirrored) mirror(pdf, page);
  if (key !== null && material) {
    const draw = () => drawPlates(pdf, inks, order, { key, page, recipe, material });
    const picture = { alt: describeSide(order.document, key), bbox: boxOnSheet(page, page.bleed) };
    structure.add(drawElement(pdf, "Figure", draw, picture));
  }
  if (plan) {
    const picture = { alt: describeTubes(plan), bbox: boxOnSheet(page, page.bleed) };
    structure.add(drawElement(pdf, "Figure", () => drawTubes(pdf, plan, colors), picture));
  }
  drawArtifact(pdf, "Page", () => drawCutLine(pdf, inks, page, recipe.cutLine));
  const { creases, punched = [] } = page;
  if (creases) drawArtifact(pdf, "Page", () => drawCreases(pdf, inks, creases));
  if (punched.length > 0) drawArtifact(pdf, "Page", () => drawPunch(pdf, inks, punched));
  pdf.restore();
  if (!isMachined(recipe)) {
    drawArtifact(pdf, "Page", () => drawCropMarks(pdf, inks, page));
    const size = `${written(page.width)} × ${written(page.height)} mm`;
    const production = describeRecipe(recipe, hasCutLine(page));
    const press = order.press ? `  CMYK: ${order.press.name}` : "";
    const slug = `${order.label}  ${title}  ${size}  ${production}${press}`;
    structure.add(drawElement(pdf, "P", () => drawSlug(pdf, inks, page, slug), { actual: slug }));
  }
  pdf.restore();
}

interface Plates {
  key: string;
  page: PrintPage;
  recipe: ProductionRecipe;
  material: SurfaceMaterial;
}

function drawPlates(
  pdf: PDFKit.PDFDocument,
  inks: PrintInks,
  order: PreparedOrder,
  { key, page, recipe, material }: Plates,
): void {
  const drawWhole = surfaceDrawer(pdf, inks, material);
  const drawTitle = order.spine && surfaceDrawer(pdf, inks, order.spine);
  const { background } = order.document.surfaces[key];
  const filled = material.press?.inksOf(background) ?? background;
  const draw = () => {
    drawShownPart(pdf, page, { ...order, background: filled }, drawWhole);
    if (order.spread && drawTitle) {
      const left = panelWidth(surfaceOf(order.document, key), order.document.options, order.spread);
      drawSpine(pdf, page, { left, width: order.spread.spine }, drawTitle);
    }
  };
  if (recipe.white === "full") drawOnWhite(pdf, inks, page, { isSeenThrough: material.masks.size > 0, draw });
  else draw();
}

function drawShownPart(
  pdf: PDFKit.PDFDocument,
  page: PrintPage,
  {
    document,
    surface: key,
    part,
    spread,
    box,
    background,
  }: PrintOrder & { background: PDFKit.Mixins.ColorValue },
  draw: () => void,
): void {
  if (part) drawPart(pdf, page, part, draw);
  else if (box) {
    const { size, bleed } = surfaceOf(document, key);
    drawPanels(pdf, page, box.panels, { background, size: size(document.options), bleed }, draw);
  } else if (spread) {
    const left = panelWidth(surfaceOf(document, key), document.options, spread) + spread.spine;
    drawFront(pdf, page, { background, left, top: spread.overhang }, draw);
  } else draw();
}

async function openSheet(page: PrintPage, title: string, maker: string): Promise<PDFKit.PDFDocument> {
  const { default: PdfDocument } = await import("pdfkit");
  const pdf = new PdfDocument({
    size: sheetSize(page),
    margin: 0,
    pdfVersion: PRINT_PDF_VERSION,
    ...TAGGED,
    info: { Title: title, Creator: maker, Producer: maker, CreationDate: ALWAYS },
  });
  setBoxes(pdf, page);
  return pdf;
}

function setBoxes(pdf: PDFKit.PDFDocument, page: PrintPage): void {
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: boxOnSheet(page, 0),
    BleedBox: boxOnSheet(page, page.bleed),
  });
}
