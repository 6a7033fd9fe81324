import type { Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { after } from "../../shared/after";
import { logger } from "../../shared/logger";
import { sha256 } from "../../shared/secrets";
import { shopAddress } from "../../shared/shop-address";
import { openProvider } from "../open-provider";
import { providerNameOf } from "../payment-methods";
import type { PaymentProvider, StartedPayment } from "../payment-provider";
import { payableOrder } from "./payable-order";

const UNREACHABLE = "We can't open the payment page right now. Please try again in a minute.";
/** A page is not opened again shortly before it expires. */
const MIN_LIFETIME_MILLISECONDS = 10 * 60_000;
/** The service is asked itself when neither shopper nor webhook have come by then. */
const FIRST_CHECK_MILLISECONDS = 5 * 60_000;

/**
 * Opens the payment page of an order, or returns the one that is open.
 * @param returnUrl only its path is used: the page sends the shopper back to the store and nowhere else
 * @returns null when nothing is to be paid there
 * @throws GraphQLError when the return address is invalid, or the payment service cannot be reached
 */
export async function startPayment(
  context: EngineContext,
  orderToken: string,
  returnUrl: string,
): Promise<{ redirect_url: string } | null> {
  const absoluteReturn = shopAddress(context.settings, pathOf(returnUrl));
  const order = await payableOrder(context, orderToken);
  if (!order) return null;
  const provider = openProvider(context.settings, providerNameOf(order.payment_method));
  if (!provider) throw inputError(UNREACHABLE);
  const open = await openSession(context, order, absoluteReturn);
  return {
    redirect_url: open?.url ?? (await start(context, { order, provider, returnUrl: absoluteReturn })),
  };
}

interface Start {
  order: Row<"sales_order">;
  provider: PaymentProvider;
  returnUrl: string;
}

/**
 * The key is the same until the session is recorded, so that an interrupted start opens one page. The order's token is
 * part of it: several stores with equal order numbers may share an account at the service. So is its total, which a partial
 * cancellation reduces.
 */
async function start(context: EngineContext, { order, provider, returnUrl }: Start): Promise<string> {
  const { count } = await context.db
    .selectFrom("payment_session")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  const page = `${order.token} ${order.grand_total_cents} ${Number(count) + 1} ${returnUrl}`;
  const key = `start-${sha256(page).slice(0, 32)}`;
  const started = await provider.start(order, returnUrl, key).catch((error: unknown) => {
    logger.error({ err: error, order: order.number }, "a payment page could not be opened");
    throw inputError(UNREACHABLE);
  });
  await recordSession(context, order, started, returnUrl);
  return started.url;
}

async function recordSession(
  { db }: EngineContext,
  order: Row<"sales_order">,
  { reference, url, expiresAt }: StartedPayment,
  returnUrl: string,
): Promise<void> {
  if (reference === null) return;
  const now = new Date();
  await db
    .insertInto("payment_session")
    .values({
      provider: providerNameOf(order.payment_method),
      reference,
      order_id: order.id,
      amount_cents: order.grand_total_cents,
      url,
      return_url: returnUrl,
      state: "open",
      created_at: now.toISOString(),
      expires_at: expiresAt,
      due_at: after(now, FIRST_CHECK_MILLISECONDS),
    })
    .onConflict((conflict) => conflict.columns(["provider", "reference"]).doNothing())
    .execute();
}

function openSession({ db }: EngineContext, order: Row<"sales_order">, returnUrl: string) {
  return db
    .selectFrom("payment_session")
    .select("url")
    .where("order_id", "=", order.id)
    .where("provider", "=", providerNameOf(order.payment_method))
    .where("state", "=", "open")
    .where("amount_cents", "=", order.grand_total_cents)
    .where("return_url", "=", returnUrl)
    .where("expires_at", ">", after(new Date(), MIN_LIFETIME_MILLISECONDS))
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

function pathOf(address: string): string {
  const site = "http://shop.invalid";
  if (address.length > 1000 || !URL.canParse(address, site)) {
    throw inputError("The return address is not valid.", "return_url");
  }
  const url = new URL(address, site);
  if (!/^https?:$/.test(url.protocol)) throw inputError("The return address is not valid.", "return_url");
  return url.pathname.replace(/^\/{2,}/, "/") + url.search;
}
