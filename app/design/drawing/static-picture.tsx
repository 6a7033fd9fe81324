import { renderToStaticMarkup } from "react-dom/server";
import { findAccessory } from "../accessories";
import type { DesignDocument } from "../document/document";
import { Drawing } from "../drawings/drawing";
import type { PhotoSources } from "../photos/photo-source";
import { drawWithPhotosOnce } from "../photos/photos-once";
import { findProduct } from "../products/known-products";
import type { SceneBackground } from "../scenes/scene";
import type { OutlineText } from "../text/outline";
import { FlatProduct } from "./flat-product";
import { BLENDED } from "./picture-policy";
import { ProductScene } from "./product-scene";
import { SvgFrame } from "./svg-frame";

export interface PictureOptions {
  /** With data: URLs, since the picture is a separate file. */
  photos: PhotoSources;
  outline: OutlineText;
  background?: SceneBackground;
  title?: string;
  /** In a room, in a room with its light off, the flat print, or a close-up of the center of the room. */
  view?: PictureView;
}

export type PictureView = "scene" | "unlit" | "print" | "detail";

/** The class that pages use instead of the inline style. */
const BLENDED_IN_PAGE = 'class="mix-blend-multiply"';

const MIDDLE = { x: 200, y: 200, size: 400 };

/** Returns the product with its design as the text of a self-contained SVG file. */
export function productPicture(document: DesignDocument, { view, ...options }: PictureOptions): string {
  const part = view === "detail" ? (findProduct(document.blueprint)?.closeUp ?? MIDDLE) : undefined;
  return drawWithPhotosOnce(options.photos, (photos) => {
    const shown = { document, ...options, photos };
    const light = view === "unlit" ? "off" : "on";
    const drawn =
      view === "print" ? <FlatProduct {...shown} /> : <ProductScene part={part} light={light} {...shown} />;
    return renderToStaticMarkup(drawn).replaceAll(BLENDED_IN_PAGE, BLENDED);
  });
}

/** Returns an accessory (a product sold without a design) as the text of an SVG file; undefined when it has no drawing. */
export function accessoryPicture(sku: string): string | undefined {
  const accessory = findAccessory(sku);
  if (!accessory) return undefined;
  return renderToStaticMarkup(
    <SvgFrame viewBox="0 0 800 800" width="800" height="800">
      <Drawing {...accessory} idPrefix="good" />
    </SvgFrame>,
  );
}
