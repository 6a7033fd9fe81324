import { requireCustomer } from "../customers/require-customer";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type {
  RequestGuestReturnInput,
  RequestReturnInput,
  RequestReturnItemInput,
} from "../graphql/resolvers.generated";
import { NO_ORDER } from "../orders/order-by-token";
import { orderForBuyer } from "../orders/order-for-buyer";
import { rowId } from "../shared/row-id";
import { claimLines, type LineClaim } from "./claim-item";
import { readReturnAttributes } from "./return-attributes";

const MAX_ITEMS = 100;

/**
 * Claims lines of an order of the current customer.
 * @returns the order
 * @throws GraphQLError for guests and for orders of others; of category input as `claimLines` does
 */
export async function requestReturn(
  context: EngineContext,
  { order_uid, items, comment_text }: RequestReturnInput,
): Promise<Row<"sales_order">> {
  const customer = await requireCustomer(context);
  const order = await context.db
    .selectFrom("sales_order")
    .selectAll()
    .where("id", "=", rowId(order_uid))
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  return claimItems(context, order, items, comment_text);
}

/** The same for the order with that token, as its buyer. @throws GraphQLError as `requestReturn` does */
export async function requestGuestReturn(
  context: EngineContext,
  { token, items, comment_text }: RequestGuestReturnInput,
): Promise<Row<"sales_order">> {
  const order = await orderForBuyer(context, token);
  return claimItems(context, order ?? undefined, items, comment_text);
}

async function claimItems(
  context: EngineContext,
  order: Row<"sales_order"> | undefined,
  inputs: readonly (RequestReturnItemInput | null)[],
  comment: string | null | undefined,
): Promise<Row<"sales_order">> {
  if (!order) throw noSuchEntity(NO_ORDER);
  const items = inputs.flatMap((input) => input ?? []);
  if (items.length === 0 || items.length > MAX_ITEMS) throw inputError("Please choose an item.", "items");
  await claimLines(
    context,
    order,
    items.map((item) => lineClaim(item, comment)),
  );
  return order;
}

function lineClaim(item: RequestReturnItemInput, comment: string | null | undefined): LineClaim {
  const { reason, wish, details } = readReturnAttributes(item);
  return {
    itemId: item.order_item_uid,
    reason,
    wish,
    message: [details, comment ?? ""]
      .map((text) => text.trim())
      .filter(Boolean)
      .join("\n"),
    photoId: null,
    quantity: item.quantity_to_return,
  };
}
