import { renderToStaticMarkup } from "react-dom/server";
import type { DesignDocument } from "./document";
import type { OutlineText } from "./outline";
import type { PhotoSources } from "./photo-source";
import { ProductScene } from "./product-scene";
import type { SceneBackground } from "./scenes/scene";

export interface PictureOptions {
  /** With data: addresses, since the picture stands alone. */
  photos: PhotoSources;
  outline: OutlineText;
  background?: SceneBackground;
  title?: string;
}

/** The product with its design as the text of an SVG file that needs nothing else. */
export function productPicture(document: DesignDocument, options: PictureOptions): string {
  return renderToStaticMarkup(<ProductScene document={document} {...options} />);
}
