import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import { type CartVisitor, requireUsable } from "./cart-access";
import { CartLines } from "./cart-lines";
import { lockCart, updateCart } from "./change-cart";
import { customerCart } from "./create-cart";

/**
 * Moves what a guest chose into the cart of the customer they turned out to be: the same lines add up, the
 * guest cart is closed. What the customer's cart does not know yet (address, coupon) comes along.
 * @param destinationId null for the customer's active cart
 * @returns the customer's cart
 * @throws GraphQLError when nobody is logged in, or a cart is not theirs to use
 */
export async function mergeCarts(
  context: EngineContext,
  sourceId: string,
  destinationId: string | null,
): Promise<Row<"cart">> {
  const customer = await context.customer();
  if (!customer) throw authorizationError();
  const visitor: CartVisitor = { storeCode: context.storeCode, customerId: customer.id };
  return context.db.transaction().execute(async (db) => {
    const wantedId = destinationId ?? (await customerCart(db, context.storeCode, customer)).id;
    const { source, destination } = await lockBoth(db, { sourceId, destinationId: wantedId, visitor });
    if (source.id === destination.id) return destination;
    if (destination.customer_id !== customer.id) {
      throw authorizationError(`The current user cannot perform operations on cart "${destination.id}"`);
    }
    await moveLines(db, source.id, destination.id);
    await updateCart(db, source.id, { is_active: 0 });
    const kept = inherited(source, destination);
    await updateCart(db, destination.id, kept);
    return { ...destination, ...kept };
  });
}

interface Both {
  sourceId: string;
  destinationId: string;
  visitor: CartVisitor;
}

/** Locked in the order of their ids, so that two merges the other way round cannot wait for each other. */
async function lockBoth(db: Kysely<Database>, { sourceId, destinationId, visitor }: Both) {
  const locked = new Map<string, Row<"cart"> | undefined>();
  for (const id of [sourceId, destinationId].sort()) locked.set(id, await lockCart(db, id));
  return {
    source: requireUsable(locked.get(sourceId), sourceId, visitor),
    destination: requireUsable(locked.get(destinationId), destinationId, visitor),
  };
}

/** What would make a line too many or too large stays behind: a full cart is no reason to refuse a login. */
async function moveLines(db: Kysely<Database>, sourceId: string, destinationId: string): Promise<void> {
  const [from, to] = await Promise.all([CartLines.of(db, sourceId), CartLines.of(db, destinationId)]);
  for (const { sku, options, design_id, design_revision, quantity } of from.all) {
    await to.add({ sku, options, design_id, design_revision }, quantity);
  }
}

function inherited(source: Row<"cart">, destination: Row<"cart">) {
  const knowsAddress = destination.shipping_address !== null;
  const { shipping_address, shipping_method, billing_address, billing_same_as_shipping } = knowsAddress
    ? destination
    : source;
  return {
    shipping_address,
    shipping_method,
    billing_address,
    billing_same_as_shipping,
    coupon_code: destination.coupon_code ?? source.coupon_code,
  };
}
