import { thisBrand } from "~/brand/this-brand";
import { OwnPhotosDocument, ProductsBySkuDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { openCatalog } from "../catalog/catalog-request.server";
import type { ProductCardView } from "../catalog/product-card";
import { cardsOf } from "../catalog/product-cards.server";
import { OWN_PHOTO_FIELD } from "../studio/field-names";
import type { UploadChoiceView } from "./upload-choice-view";

/** The template with which a tool opens for one photo; tools that lack it use their default. */
const ONE_PHOTO = "full-photo";

const MAX_PHOTOS = 12;

/** Reads the page; `photo` in the URL names one of the visitor's own photos, any other is ignored. */
export async function readUploadChoice(request: Request): Promise<UploadChoiceView> {
  const wanted = new URL(request.url).searchParams.get(OWN_PHOTO_FIELD);
  const provider = await openProvider(request);
  const [latest, named] = await Promise.all([
    provider.find(OwnPhotosDocument, { pageSize: MAX_PHOTOS }),
    wanted ? provider.find(OwnPhotosDocument, { ids: [wanted], pageSize: 1 }) : null,
  ]);
  const photo = named?.photos[0] ?? null;
  return {
    photo,
    photos: latest?.photos ?? [],
    cards: photo ? await readCards(request, photo.id) : [],
  };
}

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
