import { productPicture } from "~/design/drawing/static-picture";
import { sampleBackground } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { loadingCache, textBytes } from "~/memory-cache.server";
import type { EngineContext } from "../graphql/context";
import { drawPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import type { SavedDesign } from "./read-design";

/** Pictures with photos have about 100 KB each. */
const cached = loadingCache<string>("designPictures", textBytes);

/** The product with the design, as a self-contained SVG file with small embedded photos. */
export function designPicture(context: EngineContext, saved: SavedDesign): Promise<string> {
  return cached(`${saved.design.id} ${saved.revision}`, () => drawDesign(context, saved));
}

async function drawDesign(context: EngineContext, { design, document }: SavedDesign): Promise<string> {
  const photos = await embeddedPhotos(context, document, "preview");
  const background = sampleBackground(design.sku);
  return drawPicture(context, () => productPicture(document, { photos, outline: serverOutline, background }));
}
