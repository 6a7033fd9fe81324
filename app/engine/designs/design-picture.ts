import { serverOutline } from "~/design/fonts.server";
import { sampleBackground } from "~/design/samples";
import { productPicture } from "~/design/static-picture";
import type { EngineContext } from "../graphql/context";
import { drawPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import { pictureMemory } from "./picture-memory";
import type { SavedDesign } from "./read-design";

/** Pictures with photos weigh some 100 kB each. */
const remembered = pictureMemory<string>({ most: 60, longest: 1_000_000 });

/** The product with the design, as an SVG file that stands alone: its photos are inside, small. */
export function designPicture(context: EngineContext, saved: SavedDesign): Promise<string> {
  return remembered(`${saved.design.id} ${saved.revision}`, () => drawDesign(context, saved));
}

async function drawDesign(context: EngineContext, { design, document }: SavedDesign): Promise<string> {
  const photos = await embeddedPhotos(context, document, "preview");
  const background = sampleBackground(design.sku);
  return drawPicture(context, () => productPicture(document, { photos, outline: serverOutline, background }));
}
