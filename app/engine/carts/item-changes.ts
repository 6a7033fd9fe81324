import { loadProducts } from "../catalog/load-products";
import { readCounts } from "../catalog/prices-per-unit";
import { prepareQuery } from "../database/prepare-query";
import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { CartItemChange } from "../graphql/resolvers.generated";
import { formatMoney } from "../totals/money";
import { type AddedAs, addedAs, addedToday } from "./added-as";
import { CartLines } from "./cart-lines";
import { changeCart } from "./change-cart";
import { requireLine } from "./update-cart-items";
import type { CartLine } from "./view-line";

/** Name and price changes since the lines were added. */
export function catalogChanges(lines: CartLine[]): CartItemChange[] {
  return lines.flatMap((line) => {
    const then = addedAs(line.item);
    return then ? [...nameChange(line, then), ...priceChange(line, then)] : [];
  });
}

/** Lines in the cart whose design was changed since. */
export async function designChanges(db: Connection, cartId: string): Promise<CartItemChange[]> {
  const newer = await newerDesigns(db, cartId);
  return newer
    .filter(({ added_as, revision }) => (addedAs({ added_as })?.knownRevision ?? 0) < revision)
    .map(({ uid }) => ({
      cart_item_uid: uid,
      kind: "design",
      message:
        "You changed this design after adding it. Your cart has the earlier version; edit it here to use the new one.",
    }));
}

/** Acknowledges the changes of a line, which are not shown again. @throws GraphQLError when it is not in the cart */
export async function acknowledgeChange(context: EngineContext, cartId: string, uid: string): Promise<void> {
  await changeCart(context, cartId, async ({ cart, db }) => {
    const line = requireLine(await CartLines.of(db, cart.id), uid);
    const product = (await loadProducts(db, cart.store_code, [line.sku])).get(line.sku);
    if (!product) return;
    const known = (await newerDesigns(db, cart.id)).find((newer) => newer.uid === uid);
    const today = {
      ...addedToday(product, JSON.parse(line.options), readCounts(line.design_counts)),
      knownRevision: known?.revision,
    };
    await db
      .updateTable("cart_item")
      .set({ added_as: JSON.stringify(today) })
      .where("uid", "=", uid)
      .execute();
  });
}

function nameChange({ item, product }: CartLine, then: AddedAs): CartItemChange[] {
  if (then.name === product.name) return [];
  const message = `This was called ${then.name} when you added it.`;
  return [{ cart_item_uid: item.uid, kind: "product", message }];
}

function priceChange({ item, pieceCents }: CartLine, then: AddedAs): CartItemChange[] {
  if (then.priceCents === pieceCents) return [];
  const was = formatMoney(then.priceCents);
  const is = formatMoney(pieceCents);
  const message =
    pieceCents < then.priceCents
      ? `Good news: the price dropped from ${was} to ${is} since you added it.`
      : `The price changed from ${was} to ${is} since you added it.`;
  return [{ cart_item_uid: item.uid, kind: "price", message }];
}

function newerDesigns(db: Connection, cartId: string) {
  return selectNewerDesigns(db, { cartId });
}

const selectNewerDesigns = prepareQuery((db, values: { cartId: string }) =>
  db
    .selectFrom("cart_item")
    .innerJoin("design", "design.id", "cart_item.design_id")
    .select(["cart_item.uid", "cart_item.added_as", "design.revision"])
    .where("cart_item.cart_id", "=", values.cartId)
    .whereRef("design.revision", ">", "cart_item.design_revision"),
);
