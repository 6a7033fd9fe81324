import { serverOutline } from "~/design/fonts.server";
import { sampleBackground } from "~/design/samples";
import { productPicture } from "~/design/static-picture";
import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { embeddedPhotos } from "./embedded-photos";
import type { SavedDesign } from "./read-design";

/** Pictures with photos weigh some 100 kB each. */
const pictures = new BoundedMap<string, Promise<string>>(60);

/** The product with the design, as an SVG file that stands alone: its photos are inside, small. */
export function designPicture(context: EngineContext, saved: SavedDesign): Promise<string> {
  const key = `${saved.design.id} ${saved.revision}`;
  const picture = pictures.getOrMake(key, () => drawPicture(context, saved));
  picture.catch(() => pictures.delete(key));
  return picture;
}

async function drawPicture(context: EngineContext, { design, document }: SavedDesign): Promise<string> {
  const photos = await embeddedPhotos(context, document, "preview");
  return productPicture(document, {
    photos,
    outline: serverOutline,
    background: sampleBackground(design.sku),
  });
}
