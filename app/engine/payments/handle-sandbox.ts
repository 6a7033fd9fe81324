import { createHash } from "node:crypto";
import type { Brand } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { DatabaseUnavailable, RETRY_AFTER_SECONDS } from "../database/database-unavailable";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { logger } from "../shared/logger";
import { readBody } from "../shared/read-body";
import { sha256 } from "../shared/secrets";
import { receiptToken } from "./payment-receipt";
import { type PaymentClaims, paymentToken } from "./payment-token";
import { cardProblems, isDeclined, type TypedCard } from "./sandbox-card";
import { type SandboxPage, sandboxNotice, sandboxPage } from "./sandbox-page";
import { sandboxStyle } from "./sandbox-style";
import { takePayment } from "./take-payment";

const MAX_BYTES = 4096;
type Notice = [title: string, text: string];
const EXPIRED: Notice = [
  "This payment page has expired",
  "Please go back to the shop and start the payment again.",
];
const UNAVAILABLE: Notice = [
  "We can't take your payment right now",
  "Please reload this page in a minute to try again. You'll only be charged once.",
];
const CLOSED: Notice = [
  "There's nothing to pay here",
  "This order was already canceled. Nothing was charged.",
];

/**
 * The hosted payment page, a stand-in for a payment provider: GET shows it; POST charges, notifies the store, and sends
 * the shopper back with the same receipt.
 */
export async function handleSandbox(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const brand = brandOf(context.settings);
  try {
    return await handlePayer(request, context, { brand, token });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    logger.error({ err: error }, "a payment page could not be answered");
    const response = page(brand, sandboxNotice(brand, ...UNAVAILABLE), 503);
    response.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
    return response;
  }
}

async function handlePayer(
  request: Request,
  context: EngineContext,
  { brand, token }: { brand: Brand; token: string },
): Promise<Response> {
  const claims = paymentToken.read(context.settings, token);
  if (!claims) return page(brand, sandboxNotice(brand, ...EXPIRED), 404);
  const order = await findOrder(context, claims);
  if (!order) return page(brand, sandboxNotice(brand, ...EXPIRED), 404);
  if (order.payment_reference) return backToShop(claims, order);
  if (order.status !== "pending_payment") return page(brand, sandboxNotice(brand, ...CLOSED), 410);
  if (request.method !== "POST") return page(brand, formPage(brand, order, {}));
  return charge(await readCard(request), {
    brand,
    claims,
    order,
    context,
    reference: `sandbox-${sha256(token).slice(0, 32)}`,
  });
}

interface Payment {
  brand: Brand;
  claims: PaymentClaims;
  order: PayableOrder;
  context: EngineContext;
  /** Constant per page view, so that pressing the button twice charges once. */
  reference: string;
}

async function charge(card: TypedCard, { brand, claims, order, context, reference }: Payment) {
  const problems = cardProblems(card, new Date());
  if (Object.keys(problems).length > 0) return page(brand, formPage(brand, order, { problems }), 422);
  if (isDeclined(card)) {
    const rejection = "Your card was declined and you weren't charged. Please try another card.";
    return page(brand, formPage(brand, order, { rejection }), 422);
  }
  const receipt = receiptToken.sign(context.settings, { orderId: order.id, cents: claims.cents, reference });
  await notify(context, receipt);
  return backToShop(claims, order, receipt);
}

/**
 * Ignores failures, since the shopper's return brings the same receipt.
 * @throws DatabaseUnavailable when it could not be recorded now: it would be lost if the shopper never returned
 */
async function notify(context: EngineContext, receipt: string): Promise<void> {
  try {
    await takePayment(context, receipt);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.error({ err: error }, "a notice of a payment failed");
  }
}

type PayableOrder = Pick<
  Row<"sales_order">,
  "id" | "number" | "status" | "payment_reference" | "grand_total_cents"
>;

async function findOrder({ db, storeCode }: EngineContext, claims: PaymentClaims) {
  return db
    .selectFrom("sales_order")
    .select(["id", "number", "status", "payment_reference", "grand_total_cents"])
    .where("id", "=", claims.orderId)
    .where("store_code", "=", storeCode)
    .where("grand_total_cents", "=", claims.cents)
    .executeTakeFirst();
}

/** Fields that are missing, repeated or too long read as empty, so that the form asks for them. */
async function readCard(request: Request): Promise<TypedCard> {
  const body = await readBody(request, MAX_BYTES);
  const form = new URLSearchParams(body?.toString() ?? "");
  return { number: form.get("number") ?? "", expiry: form.get("expiry") ?? "", code: form.get("code") ?? "" };
}

function formPage(brand: Brand, order: PayableOrder, shown: Partial<SandboxPage>): string {
  return sandboxPage(brand, {
    orderNumber: order.number,
    cents: order.grand_total_cents,
    problems: {},
    rejection: null,
    ...shown,
  });
}

/** @param receipt of the payment just made; none when the order was paid before */
function backToShop({ returnPath }: PaymentClaims, { number }: PayableOrder, receipt?: string): Response {
  const separator = returnPath.includes("?") ? "&" : "?";
  const parameters = new URLSearchParams({ order: number, ...(receipt && { receipt }) });
  return new Response(null, {
    status: 303,
    headers: { Location: `${returnPath}${separator}${parameters}` },
  });
}

function page(brand: Brand, body: string, status = 200): Response {
  const style = createHash("sha256").update(sandboxStyle(brand)).digest("base64");
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${style}'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "Referrer-Policy": "same-origin",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
