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
  /** With data: addresses, since the picture stands alone. */
  photos: PhotoSources;
  outline: OutlineText;
  background?: SceneBackground;
  title?: string;
  /** At home in a room, there with its light off, its print laid flat, or the middle of the room up close. */
  view?: PictureView;
}

export type PictureView = "scene" | "unlit" | "print" | "detail";

/** What pages say by their style sheet. */
const BLENDED_IN_PAGE = 'class="mix-blend-multiply"';

const MIDDLE = { x: 200, y: 200, size: 400 };

/** The product with its design as the text of an SVG file that needs nothing else. */
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

/** A product that is sold as it is, as the text of an SVG file; undefined when there is no drawing of it. */
export function accessoryPicture(sku: string): string | undefined {
  const accessory = findAccessory(sku);
  if (!accessory) return undefined;
  return renderToStaticMarkup(
    <SvgFrame viewBox="0 0 800 800" width="800" height="800">
      <Drawing {...accessory} idPrefix="good" />
    </SvgFrame>,
  );
}
