import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isOwnArt } from "~/design/art/own-art";
import type { DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { SpineDrawing } from "~/design/drawing/spine-drawing";
import { drawnLayers } from "~/design/layers/layers";
import type { PhotoSources } from "~/design/photos/photo-source";
import type { ProductionRecipe } from "~/design/production/recipe";
import { spineTitle } from "~/design/surfaces/spine-title";
import { serverOutline } from "~/design/text/fonts.server";
import { withBlackLetters, withBlackText } from "./black-text";
import { type ApplyMask, type EmbeddedMask, embeddedMasks, embedMask } from "./embed-mask";
import { type DrawPicture, embedPhoto } from "./embed-photo";
import { maskRasters } from "./mask-rasters";
import type { PressColors } from "./press-colors";
import type { PrintInks } from "./print-inks";
import { type EmbeddedPhoto, MissingPhoto, printPhotos, type ReadWholePhoto } from "./print-photos";
import { paintedColors } from "./svg-colors";
import { drawSvg } from "./svg-pen";

const BLACK = "#000000";

/** Everything that one surface is drawn from. */
export interface SurfaceMaterial {
  /** The drawing as SVG markup. */
  markup: string;
  /** By the name that the drawing refers to. */
  files: Map<string, EmbeddedPhoto>;
  /** By their ids in the drawing. */
  masks: Map<string, EmbeddedMask>;
  /** Engraved: every shape is black, or bare. */
  isBlack: boolean;
  /** The inks of all its colors; undefined for a file in sRGB, and for engraving. */
  press?: PressColors;
}

/** What the spine of a book is drawn from: its title; null without one. */
export async function spineMaterial(
  document: DesignDocument,
  press: PressColors | undefined,
): Promise<SurfaceMaterial | null> {
  if (!spineTitle(document)) return null;
  const title = createElement(SpineDrawing, {
    document,
    outline: serverOutline,
    adapted: press && withBlackLetters,
  });
  const markup = renderToStaticMarkup(createElement("svg", null, title));
  await press?.convert(paintedColors(markup));
  return { markup, files: new Map(), masks: new Map(), isBlack: false, press };
}

interface SurfaceToDraw {
  surface: string;
  recipe: ProductionRecipe;
  read: ReadWholePhoto;
  /** The shapes of the uploaded clip art in the design; none by default. */
  clipArt?: PhotoSources;
  press?: PressColors;
}

/**
 * Draws what the shopper saw, extended to the bleed; for engraving in black alone. Reads its photos, and converts them and
 * all its colors to the inks of the press.
 * @throws MissingPhoto
 */
export async function surfaceMaterial(
  document: DesignDocument,
  { surface, recipe, read, clipArt = {}, press }: SurfaceToDraw,
): Promise<SurfaceMaterial> {
  const isBlack = recipe.color === "black";
  requireClipArt(document, surface, clipArt);
  const photos = await printPhotos(document, surface, read, press);
  const drawing = {
    document: photos.document,
    surface,
    photos: { ...photos.sources, ...clipArt },
    outline: serverOutline,
    bare: true,
    bled: true,
    ink: isBlack ? BLACK : undefined,
    adapted: press && withBlackText,
  };
  const markup = renderToStaticMarkup(createElement("svg", null, createElement(SurfaceDrawing, drawing)));
  const masks = await embeddedMasks(await maskRasters(markup, recipe.pixelsPerInch));
  const drawn = { markup, files: photos.files, masks, isBlack };
  if (isBlack) return drawn;
  await press?.convert([...paintedColors(markup), document.surfaces[surface].background]);
  return { ...drawn, press };
}

/** Returns a function that draws a surface. However often it draws, the file has each photo once. */
export function surfaceDrawer(
  pdf: PDFKit.PDFDocument,
  inks: PrintInks,
  { markup, files, masks: embedded, isBlack, press }: SurfaceMaterial,
): () => void {
  let pictures: Map<string, DrawPicture> | undefined;
  let masks: Map<string, ApplyMask> | undefined;
  return () => {
    pictures ??= new Map([...files].map(([name, photo]) => [name, embedPhoto(pdf, inks, photo)]));
    masks ??= embedEach(pdf, inks, embedded);
    drawSvg(pdf, markup, { pictures, masks, blackInk: isBlack ? inks : undefined, press });
  };
}

function embedEach(
  pdf: PDFKit.PDFDocument,
  { srgb }: PrintInks,
  masks: Map<string, EmbeddedMask>,
): Map<string, ApplyMask> {
  const once = new Map([...new Set(masks.values())].map((mask) => [mask, embedMask(pdf, srgb, mask)]));
  return new Map(
    [...masks].flatMap(([id, mask]) => {
      const apply = once.get(mask);
      return apply ? [[id, apply] as const] : [];
    }),
  );
}

function requireClipArt(document: DesignDocument, surface: string, clipArt: PhotoSources): void {
  for (const layer of drawnLayers(document, surface)) {
    if (layer.kind === "art" && isOwnArt(layer.art) && !clipArt[layer.art]) throw new MissingPhoto(layer.art);
  }
}
