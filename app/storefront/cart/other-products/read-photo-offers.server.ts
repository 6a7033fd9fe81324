import { thisBrand } from "~/brand/this-brand";
import { OwnPhotosDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import type { ProductCardView } from "../../catalog/product-card";
import { readPhotoCards } from "../../photo-choice/photo-cards.server";
import { OWN_PHOTO_FIELD } from "../../studio/field-names";

const MAX_OFFERS = 4;

/**
 * Reads other products with the photo that the shopper has just ordered something with: the URL's `photo`, if it is
 * theirs. Products already in the cart are left out.
 * @param inCart skus of the cart's lines
 */
export async function readPhotoOffers(
  request: Request,
  provider: Provider,
  inCart: string[],
): Promise<ProductCardView[]> {
  const wanted = new URL(request.url).searchParams.get(OWN_PHOTO_FIELD);
  if (!wanted || !provider.mayOwnDesigns) return [];
  const found = await provider.find(OwnPhotosDocument, { ids: [wanted], pageSize: 1 });
  const photo = found?.photos[0];
  if (!photo) return [];
  const skus = thisBrand().photoProducts.filter((sku) => !inCart.includes(sku));
  return readPhotoCards(request, photo.id, skus.slice(0, MAX_OFFERS));
}
