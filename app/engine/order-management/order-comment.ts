import type { Row } from "../database/schema";
import type { OrderChange } from "./change-order";

/** Writes a note of the person on the order, or the reason of their action. */
export async function writeComment(
  { transaction, order, session }: OrderChange,
  kind: Row<"order_comment">["kind"],
  text: string,
): Promise<undefined> {
  await transaction
    .insertInto("order_comment")
    .values({
      order_id: order.id,
      admin_user_id: session.user.id,
      kind,
      text,
      created_at: new Date().toISOString(),
    })
    .execute();
  return undefined;
}
