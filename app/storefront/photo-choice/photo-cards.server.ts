import { ProductsBySkuDocument } from "~/provider/contract/documents.generated";
import { openCatalog } from "../catalog/catalog-request.server";
import type { ProductCardView } from "../catalog/product-card";
import { cardsOf } from "../catalog/product-cards.server";
import { OWN_PHOTO_FIELD } from "../studio/field-names";

/** The template with which a tool opens for one photo; tools that lack it use their default. */
const ONE_PHOTO = "full-photo";

/** Reads cards of the products that are sold, in the order of `skus`, each with the visitor's photo drawn on it. */
export async function readPhotoCards(
  request: Request,
  photoId: string,
  skus: string[],
): Promise<ProductCardView[]> {
  const catalog = await openCatalog(request);
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
