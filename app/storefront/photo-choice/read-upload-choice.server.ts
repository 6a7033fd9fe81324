import { thisBrand } from "~/brand/this-brand";
import { OwnPhotosDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { OWN_PHOTO_FIELD } from "../studio/field-names";
import { readPhotoCards } from "./photo-cards.server";

const MAX_PHOTOS = 12;

/** Reads the page; `photo` in the URL names one of the visitor's own photos, any other is missing. */
export async function readUploadChoice(request: Request) {
  const wanted = new URL(request.url).searchParams.get(OWN_PHOTO_FIELD);
  const provider = await openProvider(request);
  const [latest, named] = await Promise.all([
    provider.find(OwnPhotosDocument, { pageSize: MAX_PHOTOS }),
    wanted ? provider.find(OwnPhotosDocument, { ids: [wanted], pageSize: 1 }) : null,
  ]);
  const photo = named?.photos[0] ?? null;
  return {
    /** Null until one is chosen. */
    photo,
    /** Whether the photo in the URL is not one of the visitor's. */
    isMissing: wanted !== null && photo === null,
    /** The visitor's latest photos. */
    photos: latest?.photos ?? [],
    /** Products with the photo applied. */
    cards: photo ? await readPhotoCards(request, photo.id, thisBrand().photoProducts) : [],
  };
}

/** The page on which a product is chosen for a photo. */
export type UploadChoiceView = Awaited<ReturnType<typeof readUploadChoice>>;
