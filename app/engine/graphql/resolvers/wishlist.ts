import { optionResponse } from "../../carts/cart-item-response";
import { chosenValues } from "../../carts/chosen-values";
import type { CatalogProduct } from "../../catalog/catalog-product";
import type { Row } from "../../database/schema";
import { visitorCatalog } from "../../promotions/price-code-catalog";
import { pageOf } from "../../shared/page-of";
import { rowId } from "../../shared/row-id";
import { addToWishlist } from "../../wishlists/add-to-wishlist";
import { removeFromWishlist, updateWishlist } from "../../wishlists/change-wishlist-items";
import { findWishlist, readWishlistItems } from "../../wishlists/wishlist";
import { wishlistToCart } from "../../wishlists/wishlist-to-cart";
import type { EngineContext } from "../context";
import type { Resolvers, SimpleWishlistItem, Wishlist } from "../resolvers.generated";

/** Wish lists of customers, of which each has one, as in Magento Open Source. */
export const wishlistResolvers: Resolvers = {
  Mutation: {
    async addProductsToWishlist(_root, { wishlistId, wishlistItems }, context) {
      const { wishlist, problems } = await addToWishlist(context, wishlistId, wishlistItems);
      return { wishlist: await viewWishlist(context, wishlist), user_errors: problems };
    },
    async removeProductsFromWishlist(_root, { wishlistId, wishlistItemsIds }, context) {
      const { wishlist, problems } = await removeFromWishlist(context, wishlistId, wishlistItemsIds);
      return { wishlist: await viewWishlist(context, wishlist), user_errors: problems };
    },
    async updateProductsInWishlist(_root, { wishlistId, wishlistItems }, context) {
      const { wishlist, problems } = await updateWishlist(context, wishlistId, wishlistItems);
      return { wishlist: await viewWishlist(context, wishlist), user_errors: problems };
    },
    async addWishlistItemsToCart(_root, { wishlistId, wishlistItemIds }, context) {
      const { wishlist, problems } = await wishlistToCart(context, wishlistId, wishlistItemIds ?? null);
      return {
        status: problems.length === 0,
        wishlist: await viewWishlist(context, wishlist),
        add_wishlist_items_to_cart_user_errors: problems,
      };
    },
  },
  Customer: {
    async wishlists(_customer, paging, context) {
      const wishlist = await ownWishlist(context);
      return pageOf(wishlist ? [wishlist] : [], paging).items;
    },
    async wishlist_v2(_customer, { id }, context) {
      const wishlist = await ownWishlist(context);
      return wishlist?.id === id ? wishlist : null;
    },
    wishlist: async (_customer, _arguments, context) =>
      (await ownWishlist(context)) ?? { id: "0", items_count: 0, visibility: "PRIVATE" },
  },
  Wishlist: {
    async items_v2({ id }, paging, context) {
      const page = pageOf(await readWishlistItems(context.db, rowId(id ?? "")), paging);
      const { bySku } = await visitorCatalog(context, { skus: page.items.map(({ sku }) => sku) });
      return { ...page, items: page.items.map((item) => viewItem(item, bySku.get(item.sku))) };
    },
  },
};

/** The current customer's list; null for guests and before the first product. */
async function ownWishlist(context: EngineContext): Promise<Wishlist | null> {
  const customer = await context.customer();
  const wishlist = customer && (await findWishlist(context.db, customer.id));
  return wishlist ? viewWishlist(context, wishlist) : null;
}

async function viewWishlist({ db }: EngineContext, { id, updated_at }: Row<"wishlist">): Promise<Wishlist> {
  const items = await readWishlistItems(db, id);
  return {
    id: String(id),
    name: "Wish List",
    visibility: "PRIVATE",
    items_count: items.length,
    // Lists are not shared.
    sharing_code: null,
    updated_at,
  };
}

function viewItem(item: Row<"wishlist_item">, product: CatalogProduct | undefined): SimpleWishlistItem {
  const chosen = product ? chosenValues(product, JSON.parse(item.options)) : [];
  return {
    __typename: "SimpleWishlistItem",
    id: String(item.id),
    quantity: item.quantity,
    description: item.description,
    added_at: item.added_at,
    product: product?.view ?? null,
    customizable_options: chosen.map((choice) => optionResponse(item.sku, choice)),
  };
}
