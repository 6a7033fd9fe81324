import { lockReferencedRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { OrderItemView } from "../orders/view-orders";
import { type BlankProduct, isMadeOf } from "./blank-products";
import { moveBlank } from "./move-blank";

/** Pieces of an order line that the workshop makes. */
interface MadePieces {
  item: Pick<OrderItemView, "sku" | "options">;
  quantity: number;
}

/** Takes the blanks of pieces whose production starts, in the transaction that starts it. */
export async function takeBlanks(
  transaction: Connection,
  { store_code, number }: Pick<Row<"sales_order">, "store_code" | "number">,
  made: MadePieces[],
): Promise<void> {
  const ofStore = transaction
    .selectFrom("blank")
    .select(["id", "products"])
    .where("store_code", "=", store_code)
    .orderBy("id");
  const blanks = await lockReferencedRows(transaction, ofStore).execute();
  for (const { id, products } of blanks) {
    const list: BlankProduct[] = JSON.parse(products);
    const used = made
      .filter(({ item }) => isMadeOf(list, item))
      .reduce((total, { quantity }) => total + quantity, 0);
    if (used > 0) await moveBlank(transaction, id, { kind: "used", quantity: -used, orderNumber: number });
  }
}
