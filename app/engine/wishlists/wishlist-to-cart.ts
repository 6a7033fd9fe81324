import { addProductsToCart } from "../carts/add-products-to-cart";
import { customerCart } from "../carts/create-cart";
import { optionValueUid } from "../catalog/option-uid";
import { requireCustomer } from "../customers/require-customer";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type {
  WishlistCartUserInputError,
  WishlistCartUserInputErrorType,
} from "../graphql/resolvers.generated";
import { rowId } from "../shared/row-id";
import { removeFromWishlist } from "./change-wishlist-items";
import { changeWishlist, readWishlistItems } from "./wishlist";

/** The codes of a cart that a wish list has, too; others are UNDEFINED. */
const CODES: readonly string[] = ["PRODUCT_NOT_FOUND", "NOT_SALABLE", "INSUFFICIENT_STOCK"];

/**
 * Moves items of the customer's wish list to their cart; what the cart does not take, such as a product without a
 * chosen option, stays and is returned with the reason.
 * @param ids of the items; null for all
 * @throws GraphQLError as `changeWishlist` does
 */
export async function wishlistToCart(
  context: EngineContext,
  wishlistId: string,
  ids: readonly string[] | null,
): Promise<{ wishlist: Row<"wishlist">; problems: WishlistCartUserInputError[] }> {
  const customer = await requireCustomer(context);
  const { wishlist: own, result: items } = await changeWishlist(context, wishlistId, (change) =>
    readWishlistItems(change.transaction, change.wishlist.id),
  );
  const wanted = ids === null ? items : items.filter(({ id }) => ids.some((each) => rowId(each) === id));
  const problems = (ids ?? [])
    .filter((id) => !items.some((item) => item.id === rowId(id)))
    .map((id) => problem(own, id, { code: "UNDEFINED", message: "The item isn't in the wish list." }));
  if (wanted.length === 0) return { wishlist: own, problems };
  const cart = await customerCart(context.db, context.storeCode, customer);
  const moved: string[] = [];
  for (const item of wanted) {
    const [failure] = await addProductsToCart(context, cart.id, [cartItem(item)]);
    if (failure) problems.push(problem(own, String(item.id), failure));
    else moved.push(String(item.id));
  }
  const { wishlist } = await removeFromWishlist(context, String(own.id), moved);
  return { wishlist, problems };
}

function cartItem({ sku, quantity, options }: Row<"wishlist_item">) {
  const chosen = Object.entries<string>(JSON.parse(options));
  return {
    sku,
    quantity,
    selected_options: chosen.map(([option, value]) => optionValueUid(sku, option, value)),
  };
}

function problem(
  { id }: Row<"wishlist">,
  wishlistItemId: string,
  { code, message }: { code: string; message: string },
): WishlistCartUserInputError {
  return {
    wishlistId: String(id),
    wishlistItemId: wishlistItemId.slice(0, 64),
    code: (CODES.includes(code) ? code : "UNDEFINED") as WishlistCartUserInputErrorType,
    message,
  };
}
