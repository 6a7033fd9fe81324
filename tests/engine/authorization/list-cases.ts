import type { EngineFixture, Sender } from "../engine-fixture";
import type { AuthorizationCase, AuthorizationCases, Shopper } from "./authorization-case";

interface List {
  id: string;
  items_v2: { items: { id: string }[] };
}

/** The owner's wish list with a product. */
async function wishlistOf(engine: EngineFixture, { sender }: Shopper): Promise<List> {
  const { data } = await engine.graphql(
    `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "hanging-kit", quantity: 1 }]) {
      wishlist { id items_v2 { items { id } } }
    } }`,
    {},
    sender,
  );
  return data.addProductsToWishlist.wishlist as List;
}

const wishlistId = async (engine: EngineFixture, owner: Shopper) => (await wishlistOf(engine, owner)).id;

/** An operation that names a wish list; the item is the owner's. */
function ofWishlist(more: (itemId: string) => object): AuthorizationCase {
  let itemId = "";
  return {
    async thing(engine, owner) {
      const { id, items_v2 } = await wishlistOf(engine, owner);
      itemId = items_v2.items[0].id;
      return id;
    },
    variables: (wishlistId) => ({ wishlistId, ...more(itemId) }),
  };
}

async function compareListOf(engine: EngineFixture, sender: Sender): Promise<string> {
  const { data } = await engine.graphql("mutation { createCompareList { uid } }", {}, sender);
  return data.createCompareList.uid;
}

const compareList = (engine: EngineFixture, { sender }: Shopper) => compareListOf(engine, sender);

/** Wish lists and compare lists of customers. */
export const listCases: AuthorizationCases = {
  "Mutation.addProductsToWishlist": {
    thing: wishlistId,
    variables: (id) => ({ wishlistId: id, wishlistItems: [{ sku: "picture-ledge", quantity: 1 }] }),
  },
  "Mutation.updateProductsInWishlist": ofWishlist((wishlist_item_id) => ({
    wishlistItems: [{ wishlist_item_id, quantity: 2 }],
  })),
  "Mutation.addWishlistItemsToCart": ofWishlist((itemId) => ({ wishlistItemIds: [itemId] })),
  "Mutation.removeProductsFromWishlist": ofWishlist((itemId) => ({ wishlistItemsIds: [itemId] })),
  "Mutation.removeProductsFromWishlist by the item": {
    thing: async (engine, owner) => (await wishlistOf(engine, owner)).items_v2.items[0].id,
    variables: (itemId) => ({ wishlistId: "0", wishlistItemsIds: [itemId] }),
  },
  "Query.compareList": { thing: compareList, variables: (uid) => ({ uid }) },
  "Mutation.addProductsToCompareList": {
    thing: compareList,
    variables: (uid) => ({ input: { uid, products: [] } }),
  },
  "Mutation.removeProductsFromCompareList": {
    thing: compareList,
    variables: (uid) => ({ input: { uid, products: [] } }),
  },
  "Mutation.assignCompareListToCustomer": { thing: compareList, variables: (uid) => ({ uid }) },
  "Mutation.deleteCompareList": { thing: compareList, variables: (uid) => ({ uid }) },
};
