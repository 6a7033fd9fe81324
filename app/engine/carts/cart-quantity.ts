import { type GraphQLResolveInfo, Kind } from "graphql";
import { loadProducts } from "../catalog/load-products";
import { prepareQuery } from "../database/prepare-query";
import type { EngineContext } from "../graphql/context";
import type { Cart } from "../graphql/resolvers.generated";
import { readCart } from "./change-cart";

type CountedCart = Pick<Cart, "__typename" | "id" | "total_quantity">;

const COUNTED = new Set<string>(["__typename", "id", "total_quantity"] satisfies (keyof CountedCart)[]);

/** Checks whether a query of a cart selects nothing but its number of pieces, as the header of each page does. */
export function asksQuantityOnly({ fieldNodes }: Pick<GraphQLResolveInfo, "fieldNodes">): boolean {
  return fieldNodes.every(({ selectionSet }) =>
    selectionSet?.selections.every((node) => node.kind === Kind.FIELD && COUNTED.has(node.name.value)),
  );
}

const selectQuantities = prepareQuery((db, values: { cartId: string }) =>
  db.selectFrom("cart_item").select(["sku", "quantity"]).where("cart_id", "=", values.cartId),
);

/**
 * Counts the pieces in the cart with that id, without its prices. Lines whose product no longer exists do not count, as
 * in the cart itself.
 * @throws GraphQLError when the visitor may not use it
 */
export async function cartQuantity(context: EngineContext, cartId: string): Promise<CountedCart> {
  const { db } = context;
  const cart = await readCart(context, cartId);
  const items = await selectQuantities(db, { cartId: cart.id });
  const products = await loadProducts(
    db,
    cart.store_code,
    items.map(({ sku }) => sku),
  );
  const counted = items.filter(({ sku }) => products.has(sku));
  return { id: cart.id, total_quantity: counted.reduce((total, { quantity }) => total + quantity, 0) };
}
