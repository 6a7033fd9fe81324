import { thisBrand } from "~/brand/this-brand";
import { OwnPhotosDocument, ProductsBySkuDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { openCatalog } from "../catalog/catalog-request.server";
import type { ProductCardView } from "../catalog/product-card";
import { cardsOf } from "../catalog/product-cards.server";
import { OWN_PHOTO_FIELD } from "../studio/field-names";

/** The template with which a tool opens for one photo; tools that lack it use their default. */
const ONE_PHOTO = "full-photo";

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
    cards: photo ? await readCards(request, photo.id) : [],
  };
}

/** The page on which a product is chosen for a photo. */
export type UploadChoiceView = Awaited<ReturnType<typeof readUploadChoice>>;

async function readCards(request: Request, photoId: string): Promise<ProductCardView[]> {
  const catalog = await openCatalog(request);
  const skus = thisBrand().photoProducts;
  const { products } = await catalog(ProductsBySkuDocument, { skus });
  const items = products?.items ?? [];
  const cards = await cardsOf(
    catalog,
    skus.flatMap((sku) => items.find((item) => item?.sku === sku) ?? []),
  );
  return cards.map((card) => withPhoto(card, photoId));
}

/** Adds the photo to the product's picture and to the link to its tool. */
function withPhoto(card: ProductCardView, photoId: string): ProductCardView {
  const [path, query] = card.orderPath.split("?");
  const search = new URLSearchParams(query);
  search.set("template", ONE_PHOTO);
  search.set(OWN_PHOTO_FIELD, photoId);
  const address = `${path}?${search}`;
  return {
    ...card,
    path: address,
    orderPath: address,
    orderTitle: "Use this photo",
    picture: `/photos/${photoId}/on-${card.sku}.svg`,
  };
}
