import { addToLockedCart } from "../carts/add-products-to-cart";
import { changeCart } from "../carts/change-cart";
import { customerCart } from "../carts/create-cart";
import { loadProducts } from "../catalog/load-products";
import { optionValueUid } from "../catalog/option-uid";
import { requireCustomer } from "../customers/require-customer";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type {
  WishlistCartUserInputError,
  WishlistCartUserInputErrorType,
} from "../graphql/resolvers.generated";
import { rowId } from "../shared/row-id";
import { changeWishlist, changeWishlistWithin, readWishlistItems } from "./wishlist";

/** The codes of a cart that a wish list has, too; others are UNDEFINED. */
const CODES: readonly string[] = ["PRODUCT_NOT_FOUND", "NOT_SALABLE", "INSUFFICIENT_STOCK"];

/**
 * Moves items of the customer's wish list to their cart; what the cart does not take, such as a product without a
 * chosen option, stays and is returned with the reason. Cart and list are changed together or not at all; an item that
 * another request has moved meanwhile is not moved again.
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
  const products = await loadProducts(
    context.db,
    context.storeCode,
    wanted.map(({ sku }) => sku),
  );
  return changeCart(context, cart.id, async (change) => {
    const { wishlist, result } = await changeWishlistWithin(
      change.db,
      customer.id,
      String(own.id),
      async () => {
        const present = await readWishlistItems(change.db, own.id);
        const moving = present.filter((item) => wanted.some(({ id }) => id === item.id));
        const outcomes = await addToLockedCart(change, products, moving.map(cartItem));
        await removeItems(
          change.db,
          moving.filter((_item, index) => outcomes[index] === null),
        );
        return moving.flatMap((item, index) => {
          const failure = outcomes[index];
          return failure ? problem(own, String(item.id), failure) : [];
        });
      },
    );
    return { wishlist, problems: [...problems, ...result] };
  });
}

async function removeItems(transaction: Transaction, items: readonly Row<"wishlist_item">[]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  await transaction.deleteFrom("wishlist_item").where("id", "in", ids).execute();
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
