import { isQuantity, QUANTITY_PROBLEM } from "../carts/read-cart-line";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { WishListUserInputError, WishlistItemUpdateInput } from "../graphql/resolvers.generated";
import { rowId } from "../shared/row-id";
import { changeWishlist, readWishlistItems, type WishlistChange } from "./wishlist";

interface ChangedWishlist {
  wishlist: Row<"wishlist">;
  problems: WishListUserInputError[];
}

const MAX_DESCRIPTION_LENGTH = 1000;
const LONG_DESCRIPTION = `Please enter no more than ${MAX_DESCRIPTION_LENGTH} characters.`;

/**
 * Removes items from the customer's wish list; ids of no item are returned as problems.
 * @throws GraphQLError as `changeWishlist` does
 */
export async function removeFromWishlist(
  context: EngineContext,
  wishlistId: string,
  ids: readonly string[],
): Promise<ChangedWishlist> {
  const { wishlist, result } = await changeWishlist(context, wishlistId, async (change) => {
    const items = await readWishlistItems(change.transaction, change.wishlist.id);
    const own = new Set(items.map(({ id }) => id));
    const wanted = [...new Set(ids)];
    const removed = wanted.map(rowId).filter((id) => own.has(id));
    if (removed.length > 0)
      await change.transaction.deleteFrom("wishlist_item").where("id", "in", removed).execute();
    return wanted.filter((id) => !own.has(rowId(id))).map(noItem);
  });
  return { wishlist, problems: result };
}

/**
 * Changes quantities and notes of items in the customer's wish list; the options of an item are changed by adding it
 * again. Items that cannot be changed are returned with the reason.
 * @throws GraphQLError as `changeWishlist` does
 */
export async function updateWishlist(
  context: EngineContext,
  wishlistId: string,
  inputs: readonly WishlistItemUpdateInput[],
): Promise<ChangedWishlist> {
  const { wishlist, result } = await changeWishlist(context, wishlistId, async (change) => {
    const items = await readWishlistItems(change.transaction, change.wishlist.id);
    const problems: WishListUserInputError[] = [];
    for (const input of inputs) {
      const item = items.find(({ id }) => id === rowId(input.wishlist_item_id));
      const problem = item ? problemOf(input) : noItem(input.wishlist_item_id);
      if (problem) problems.push(problem);
      else if (item) await updateItem(change, item, input);
    }
    return problems;
  });
  return { wishlist, problems: result };
}

function updateItem(
  { transaction }: WishlistChange,
  { id, quantity, description }: Row<"wishlist_item">,
  input: WishlistItemUpdateInput,
) {
  return transaction
    .updateTable("wishlist_item")
    .set({
      quantity: input.quantity ?? quantity,
      description: input.description === undefined ? description : input.description?.trim() || null,
    })
    .where("id", "=", id)
    .execute();
}

function problemOf({ quantity, description }: WishlistItemUpdateInput): WishListUserInputError | null {
  if (quantity != null && !isQuantity(quantity)) return { code: "UNDEFINED", message: QUANTITY_PROBLEM };
  if ((description ?? "").length > MAX_DESCRIPTION_LENGTH)
    return { code: "UNDEFINED", message: LONG_DESCRIPTION };
  return null;
}

/** Magento's message. */
function noItem(id: string): WishListUserInputError {
  return { code: "UNDEFINED", message: `Could not find a wishlist item with ID "${id.slice(0, 64)}"` };
}
