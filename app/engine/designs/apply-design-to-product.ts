import { applyToProduct } from "~/design/document/apply-to-product";
import { findBlueprint } from "~/design/products/known-products";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { requireRoomForDesign } from "./design-rate-limit";
import { documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import { insertDesign } from "./insert-design";
import { requireOwner } from "./owner";
import type { SavedDesign } from "./read-design";
import { requireOwnDesign } from "./require-own-design";

/**
 * Creates a design of another product with the photos and text of the visitor's own design, which is unchanged.
 * @throws GraphQLError of category no-such-entity when the design is not theirs, input when no such product is sold
 */
export async function applyDesignToProduct(
  context: EngineContext,
  id: string,
  sku: string,
): Promise<SavedDesign> {
  const { document } = await requireOwnDesign(context, id);
  const owner = await requireOwner(context);
  const product = (await loadProducts(context.db, context.storeCode, [sku])).get(sku);
  const blueprint = product?.blueprint ? findBlueprint(product.blueprint) : undefined;
  if (!product || !blueprint) throw inputError("We couldn't find that product.", "sku");
  const photos = await findPhotos(
    context.db,
    documentPhotos(document).map(({ photoId }) => photoId),
  );
  const applied = applyToProduct(
    document,
    { blueprint, template: product.template ?? undefined, options: firstOptions(product) },
    Object.fromEntries(photos),
  );
  await requireRoomForDesign(context, applied);
  return context.db
    .transaction()
    .execute((db) => insertDesign(db, owner, { sku, document: applied, name: null }));
}

/** The first value on sale of each option. */
function firstOptions({ options }: CatalogProduct): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ code, values }) => (values[0] ? [[code, values[0].code]] : [])),
  );
}
