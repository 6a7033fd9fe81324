import type { Connection, Row } from "../database/schema";

interface BlankMove {
  kind: Row<"blank_change">["kind"];
  /** By how much the number changes. */
  quantity: number;
  orderNumber?: string;
}

/** Changes the number of a blank, and keeps the change in its history. */
export async function moveBlank(
  transaction: Connection,
  id: number,
  { kind, quantity, orderNumber }: BlankMove,
): Promise<void> {
  await transaction
    .updateTable("blank")
    .set(({ eb }) => ({ quantity: eb("quantity", "+", quantity) }))
    .where("id", "=", id)
    .execute();
  await transaction
    .insertInto("blank_change")
    .values({
      blank_id: id,
      kind,
      quantity,
      order_number: orderNumber ?? null,
      created_at: new Date().toISOString(),
    })
    .execute();
}
