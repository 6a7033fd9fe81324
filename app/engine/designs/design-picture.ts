import sharp from "sharp";
import { serverOutline } from "~/design/fonts.server";
import type { PhotoSources } from "~/design/photo-source";
import { sampleBackground } from "~/design/samples";
import { productPicture } from "~/design/static-picture";
import type { EngineContext } from "../graphql/context";
import { BoundedMap } from "../shared/bounded-map";
import { documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import { readPhoto } from "./photo-files";
import type { SavedDesign } from "./read-design";

const LONGEST_SIDE = 900;
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
  const photos = await embeddedPhotos(
    context,
    documentPhotos(document).map(({ photoId }) => photoId),
    LONGEST_SIDE,
  );
  return productPicture(document, {
    photos,
    outline: serverOutline,
    background: sampleBackground(design.sku),
  });
}

/** Photos as data: addresses, for pictures that stand alone. @param longestSide pixels */
export async function embeddedPhotos(
  { db, settings }: EngineContext,
  ids: string[],
  longestSide: number,
): Promise<PhotoSources> {
  const photos = await findPhotos(db, ids);
  const sources = [...photos.values()].map(async ({ id, width, height }) => {
    const display = await readPhoto(settings, id, "display");
    if (!display) throw new Error(`The files of photo ${id} are gone.`);
    const small = await sharp(display)
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer();
    return [id, { href: `data:image/jpeg;base64,${small.toString("base64")}`, width, height }] as const;
  });
  return Object.fromEntries(await Promise.all(sources));
}
