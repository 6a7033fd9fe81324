import { createHash } from "node:crypto";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { logger } from "../shared/logger";
import { readBody } from "../shared/read-body";
import { sha256 } from "../shared/secrets";
import { signReceipt } from "./payment-receipt";
import { type PaymentClaims, readPaymentToken } from "./payment-token";
import { cardProblems, isDeclined, type TypedCard } from "./sandbox-card";
import { sandboxNotice, sandboxPage } from "./sandbox-page";
import { sandboxStyle } from "./sandbox-style";
import { takePayment } from "./take-payment";

const MOST_BYTES = 4096;
const STYLE_HASH = createHash("sha256").update(sandboxStyle).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The hosted payment page, which stands for a payment provider: GET shows it; POST charges, notifies the shop, and
 * sends the shopper back with the same receipt.
 */
export async function answerSandbox(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const claims = readPaymentToken(token, context.settings.sessionSecret, Date.now());
  if (!claims) return page(expiredNotice(), 404);
  const order = await findOrder(context, claims);
  if (!order) return page(expiredNotice(), 404);
  if (order.payment_reference) return backToShop(claims, order);
  if (order.status !== "pending_payment") return page(closedNotice(), 410);
  if (request.method !== "POST") return page(formPage(order, {}));
  return charge(await readCard(request), {
    claims,
    order,
    context,
    reference: `sandbox-${sha256(token).slice(0, 32)}`,
  });
}

interface Payment {
  claims: PaymentClaims;
  order: PayableOrder;
  context: EngineContext;
  /** The same for every press of the button on one page, which so charges once. */
  reference: string;
}

async function charge(card: TypedCard, { claims, order, context, reference }: Payment): Promise<Response> {
  const problems = cardProblems(card, new Date());
  if (Object.keys(problems).length > 0) return page(formPage(order, { problems }), 422);
  if (isDeclined(card)) {
    const refusal = "The card was declined. Please try another card; nothing was charged.";
    return page(formPage(order, { refusal }), 422);
  }
  const receipt = signReceipt(context.settings, { orderId: order.id, cents: claims.cents, reference });
  await notify(context, receipt);
  return backToShop(claims, order, receipt);
}

/** A notice that fails is no reason to keep the shopper: their return brings the same receipt. */
async function notify(context: EngineContext, receipt: string): Promise<void> {
  try {
    await takePayment(context, receipt);
  } catch (error) {
    logger.error({ err: error }, "a notice of a payment failed");
  }
}

type PayableOrder = Pick<
  Row<"sales_order">,
  "id" | "number" | "status" | "payment_reference" | "grand_total_cents"
>;

async function findOrder(
  { db, storeCode }: EngineContext,
  claims: PaymentClaims,
): Promise<PayableOrder | undefined> {
  return db
    .selectFrom("sales_order")
    .select(["id", "number", "status", "payment_reference", "grand_total_cents"])
    .where("id", "=", claims.orderId)
    .where("store_code", "=", storeCode)
    .where("grand_total_cents", "=", claims.cents)
    .executeTakeFirst();
}

/** Fields that are missing, repeated or too long read as empty: the form then asks for them. */
async function readCard(request: Request): Promise<TypedCard> {
  const body = await readBody(request, MOST_BYTES);
  const form = new URLSearchParams(body?.toString() ?? "");
  return { number: form.get("number") ?? "", expiry: form.get("expiry") ?? "", code: form.get("code") ?? "" };
}

function formPage(order: PayableOrder, shown: Partial<Parameters<typeof sandboxPage>[0]>): string {
  return sandboxPage({
    orderNumber: order.number,
    cents: order.grand_total_cents,
    problems: {},
    refusal: null,
    ...shown,
  });
}

function expiredNotice(): string {
  return sandboxNotice(
    "This payment page has expired",
    "Please go back to the shop and start the payment again.",
  );
}

function closedNotice(): string {
  return sandboxNotice(
    "There is nothing to pay here",
    "The order was cancelled before. Nothing was charged.",
  );
}

/** @param receipt of the payment just made; none when the order had been paid before */
function backToShop({ returnPath }: PaymentClaims, { number }: PayableOrder, receipt?: string): Response {
  const separator = returnPath.includes("?") ? "&" : "?";
  const told = new URLSearchParams({ order: number, ...(receipt && { receipt }) });
  return new Response(null, {
    status: 303,
    headers: { Location: `${returnPath}${separator}${told}` },
  });
}

function page(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": POLICY,
      "Referrer-Policy": "same-origin",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
