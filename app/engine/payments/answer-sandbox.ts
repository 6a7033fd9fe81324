import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { payOrder } from "../orders/pay-order";
import { readBody } from "../shared/read-body";
import { type PaymentClaims, readPaymentToken } from "./payment-token";
import { cardProblems, isDeclined, type TypedCard } from "./sandbox-card";
import { sandboxNotice, sandboxPage } from "./sandbox-page";

const MOST_BYTES = 4096;

/** The hosted payment page: GET shows it, POST pays once and leads back to the storefront. */
export async function answerSandbox(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const claims = readPaymentToken(token, context.settings.sessionSecret, Date.now());
  if (!claims) return page(expiredNotice(), 404);
  const order = await findOrder(context.db, claims);
  if (!order) return page(expiredNotice(), 404);
  if (order.payment_reference) return backToShop(claims, order);
  if (order.status !== "pending_payment") return page(closedNotice(), 410);
  if (request.method !== "POST") return page(formPage(order, {}));
  return charge(await readCard(request), { claims, order, context });
}

interface Payment {
  claims: PaymentClaims;
  order: PayableOrder;
  context: EngineContext;
}

async function charge(card: TypedCard, { claims, order, context }: Payment): Promise<Response> {
  const problems = cardProblems(card, new Date());
  if (Object.keys(problems).length > 0) return page(formPage(order, { problems }), 422);
  if (isDeclined(card)) {
    const refusal = "The card was declined. Please try another card; nothing was charged.";
    return page(formPage(order, { refusal }), 422);
  }
  const refusal = await payOrder(context, order.id, `sandbox-${randomUUID()}`);
  if (refusal) return page(closedNotice(), 410);
  context.wakeMail();
  return backToShop(claims, order);
}

type PayableOrder = Pick<
  Row<"sales_order">,
  "id" | "number" | "status" | "payment_reference" | "grand_total_cents"
>;

async function findOrder(db: Kysely<Database>, claims: PaymentClaims): Promise<PayableOrder | undefined> {
  return db
    .selectFrom("sales_order")
    .select(["id", "number", "status", "payment_reference", "grand_total_cents"])
    .where("id", "=", claims.orderId)
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

function backToShop({ returnPath }: PaymentClaims, { number }: PayableOrder): Response {
  const separator = returnPath.includes("?") ? "&" : "?";
  return new Response(null, {
    status: 303,
    headers: { Location: `${returnPath}${separator}order=${number}` },
  });
}

function page(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "same-origin",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
