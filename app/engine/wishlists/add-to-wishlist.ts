import { isQuantity, MAX_QUANTITY, QUANTITY_PROBLEM, readSelected } from "../carts/read-cart-line";
import type { CatalogProduct } from "../catalog/catalog-product";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { WishListUserInputError, WishlistItemInput } from "../graphql/resolvers.generated";
import { visitorCatalog } from "../promotions/price-code-catalog";
import { changeWishlist, readWishlistItems, type WishlistChange } from "./wishlist";

/** More than anybody wishes; the list is read as a whole. */
const MAX_ITEMS = 100;
const FULL = `A wish list holds ${MAX_ITEMS} products. Please remove one first.`;
const OPTIONS = "Please choose one of the product's own options.";
const ENTERED = "A wish list doesn't store what was typed or designed. Please add it to the cart instead.";

/**
 * Adds products to the customer's wish list. The same product in the same options is one item; options may be missing.
 * Products that cannot be added are returned with the reason, the others are added.
 * @param wishlistId "0" for the customer's own
 * @throws GraphQLError as `changeWishlist` does
 */
export async function addToWishlist(
  context: EngineContext,
  wishlistId: string,
  inputs: readonly WishlistItemInput[],
): Promise<{ wishlist: Row<"wishlist">; problems: WishListUserInputError[] }> {
  const wanted = inputs.slice(0, MAX_ITEMS);
  const { bySku } = await visitorCatalog(context, { skus: wanted.map(({ sku }) => sku) });
  const addAll = async (change: WishlistChange) => {
    const problems: WishListUserInputError[] = inputs.length > MAX_ITEMS ? [undefinedProblem(FULL)] : [];
    for (const input of wanted) {
      const problem = await addItem(change, input, bySku.get(input.sku));
      if (problem) problems.push(problem);
    }
    return problems;
  };
  const { wishlist, result } = await changeWishlist(context, wishlistId, addAll, { isCreated: true });
  return { wishlist, problems: result };
}

async function addItem(
  { transaction, wishlist }: WishlistChange,
  { sku, quantity, selected_options, entered_options }: WishlistItemInput,
  product: CatalogProduct | undefined,
): Promise<WishListUserInputError | null> {
  if (!product)
    return {
      code: "PRODUCT_NOT_FOUND",
      message: `Could not find a product with SKU "${sku.slice(0, 64)}"`,
    };
  if (!isQuantity(quantity)) return undefinedProblem(QUANTITY_PROBLEM);
  if (entered_options?.some(({ value }) => value?.trim())) return undefinedProblem(ENTERED);
  const selected = readSelected(product, selected_options ?? []);
  if (!selected) return undefinedProblem(OPTIONS);
  const options = JSON.stringify(
    Object.fromEntries(Object.entries(selected).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  const items = await readWishlistItems(transaction, wishlist.id);
  const same = items.find((item) => item.sku === product.sku && item.options === options);
  if (same) {
    await transaction
      .updateTable("wishlist_item")
      .set({ quantity: Math.min(MAX_QUANTITY, same.quantity + quantity) })
      .where("id", "=", same.id)
      .execute();
    return null;
  }
  if (items.length >= MAX_ITEMS) return undefinedProblem(FULL);
  await transaction
    .insertInto("wishlist_item")
    .values({
      wishlist_id: wishlist.id,
      sku: product.sku,
      options,
      quantity,
      description: null,
      added_at: new Date().toISOString(),
    })
    .execute();
  return null;
}

function undefinedProblem(message: string): WishListUserInputError {
  return { code: "UNDEFINED", message };
}
