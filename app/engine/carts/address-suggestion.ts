import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import type { PostalAddress } from "../shared/postal-address";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { addressDirectory } from "../shipping/addresses/address-directory";
import { isSameDestination, withCapitalLetters } from "../shipping/addresses/compare-addresses";
import type { Destination } from "../shipping/addresses/destination";
import { changeCart, readCart, updateCart } from "./change-cart";
import { shipCartTo } from "./set-shipping-address";

/** What was found for a cart's shipping address; stored with the cart as JSON until the address changes. */
interface StoredSuggestion {
  /** Null when there is nothing to suggest, or the shopper has answered. */
  suggestion: Destination | null;
}

type AddressedCart = Pick<Row<"cart">, "shipping_address" | "address_suggestion">;

/** What the shopper has to answer: another spelling of the cart's shipping address; null when there is none. */
export function openSuggestion({ address_suggestion }: AddressedCart): Destination | null {
  return address_suggestion === null ? null : (JSON.parse(address_suggestion) as StoredSuggestion).suggestion;
}

/**
 * Looks the cart's shipping address up in the carrier's directory, once for each address, and stores what differs. A
 * directory that does not answer suggests nothing, and is asked again for the next form.
 * @throws GraphQLError when the visitor may not use the cart
 */
export async function suggestAddress(context: EngineContext, cartId: string): Promise<Destination | null> {
  const cart = await readCart(context, cartId);
  if (cart.address_suggestion !== null || cart.shipping_address === null) return openSuggestion(cart);
  const directory = addressDirectory(context.settings);
  if (!directory || !(await mayVerify(context))) return null;
  const address: PostalAddress = JSON.parse(cart.shipping_address);
  const listed = await directory.verify(address);
  if (!listed) return null;
  const suggestion = isSameDestination(address, listed) ? null : withCapitalLetters(listed);
  return changeCart(context, cartId, async ({ db, cart: current }) => {
    // Changed while the directory was asked.
    if (current.shipping_address !== cart.shipping_address) return null;
    await updateCart(db, cartId, {
      address_suggestion: JSON.stringify({ suggestion } satisfies StoredSuggestion),
    });
    return suggestion;
  });
}

/**
 * Takes the shopper's answer: the suggested spelling becomes the cart's shipping address, or what was typed stays.
 * Without an open suggestion nothing changes.
 * @throws GraphQLError when the visitor may not use the cart, or the store does not ship to the suggested ZIP code
 */
export async function respondToSuggestion(
  context: EngineContext,
  { cart_id, accept }: { cart_id: string; accept: boolean },
): Promise<void> {
  await changeCart(context, cart_id, async ({ db, cart }) => {
    const suggestion = openSuggestion(cart);
    if (!suggestion || cart.shipping_address === null) return;
    const responded = { address_suggestion: JSON.stringify({ suggestion: null } satisfies StoredSuggestion) };
    if (!accept) return updateCart(db, cart.id, responded);
    await shipCartTo(db, cart, { ...JSON.parse(cart.shipping_address), ...suggestion }, responded);
  });
}

/** Each look-up may be charged: a visitor has a budget, and so has the store. */
async function mayVerify({ db, visitor }: Pick<EngineContext, "db" | "visitor">): Promise<boolean> {
  const { ofVisitor, ofAll } = rateLimits.addressLookUps;
  if (!(await isWithinLimit(db, ofVisitor, sha256(visitor ?? "unknown")))) return false;
  return isWithinLimit(db, ofAll, "all");
}
