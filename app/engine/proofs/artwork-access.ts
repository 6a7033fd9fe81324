import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { isBuyer } from "../orders/is-buyer";
import { findOrderByToken, ordersOf } from "../orders/order-by-token";
import { mayLookup, mayTryOrder, resetOrderTries, TOO_MANY_LOOKUPS } from "../orders/order-lookup-rate-limit";
import { readOrderNumber } from "../orders/order-number";
import { requirePerson } from "../shared/recaptcha";
import { signedToken } from "../shared/signed-token";

/**
 * Access to the artwork and proofs of an order. Answering a proof requires the order's token, a link emailed to the
 * buyer, or the buyer's login; number, email and name only allow viewing.
 */

type Order = Row<"sales_order">;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const claimsSchema = z.object({ orderId: z.number().int().positive() });

/** Grants viewing the artwork and answering its proofs. */
const answerToken = signedToken({ purpose: "order-artwork", claims: claimsSchema });
/** Grants viewing the artwork only. */
const seeToken = signedToken({ purpose: "see-artwork", claims: claimsSchema });

/** Credentials: a token, or the order's number with details of the buyer. */
export interface ArtworkKey {
  token?: string | null;
  number?: string | null;
  email?: string | null;
  lastname?: string | null;
  postcode?: string | null;
}

export interface ArtworkAccess {
  order: Order;
  /** True if the visitor may also answer the proofs of the order. */
  mayAnswer: boolean;
}

/**
 * The order that the credentials grant access to; null when they match none.
 * @throws GraphQLError of category input when the visitor looked up too many orders
 */
export async function openArtwork(context: EngineContext, key: ArtworkKey): Promise<ArtworkAccess | null> {
  if (key.token) return openByToken(context, key.token);
  const number = readOrderNumber(key.number ?? "");
  if (number === null) return null;
  const [order, customer] = await Promise.all([
    ordersOf(context).where("number", "=", number).executeTakeFirst(),
    context.customer(),
  ]);
  if (order && customer && order.customer_id === customer.id) return { order, mayAnswer: true };
  return key.email ? openByDetails(context, order, key) : null;
}

/** The order of its own token or of an artwork token of either kind; null when the token is invalid. */
export async function orderOfToken(context: EngineContext, token: string): Promise<Order | null> {
  return (await openByToken(context, token))?.order ?? null;
}

/** Signs a token for the artwork of this order only. @param days of validity */
export function signArtworkToken(
  settings: Pick<Settings, "sessionSecret">,
  orderId: number,
  { mayAnswer, days = 1 }: { mayAnswer: boolean; days?: number },
): string {
  const token = mayAnswer ? answerToken : seeToken;
  return token.sign(settings, { orderId }, Date.now() + days * DAY_MILLISECONDS);
}

/** Like `openArtwork`, for credentials with a token. */
export async function openByToken(context: EngineContext, token: string): Promise<ArtworkAccess | null> {
  const { db, settings, storeCode } = context;
  const toAnswer = answerToken.read(settings, token);
  const claims = toAnswer ?? seeToken.read(settings, token);
  if (!claims) {
    const order = await findOrderByToken(db, storeCode, token).executeTakeFirst();
    return order ? { order, mayAnswer: true } : null;
  }
  const order = await ordersOf(context).where("id", "=", claims.orderId).executeTakeFirst();
  if (!order) return null;
  return { order, mayAnswer: toAnswer !== null || (await isOwn(context, order)) };
}

async function openByDetails(context: EngineContext, order: Order | undefined, key: ArtworkKey) {
  await requirePerson(context);
  if (!(await mayLookup(context))) throw inputError(TOO_MANY_LOOKUPS);
  if (!order || !(await mayTryOrder(context, order.id)) || !isBuyer(order, key)) return null;
  await resetOrderTries(context, order.id);
  return { order, mayAnswer: false };
}

async function isOwn(context: EngineContext, order: Order): Promise<boolean> {
  return order.customer_id !== null && order.customer_id === (await context.customer())?.id;
}
