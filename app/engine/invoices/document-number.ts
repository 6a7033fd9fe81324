import { orderPrefix } from "~/brand/order-prefix";
import type { Connection, Row } from "../database/schema";

type DocumentKind = Row<"sales_sequence">["kind"];

const letters: Record<DocumentKind, string> = { invoice: "INV", credit_memo: "CM" };
const MIN_DIGITS = 6;

/**
 * Takes the next number of the store's documents of that kind, from 1. The sequence stays locked until the transaction
 * ends, and a transaction that fails returns the number, so that there are no gaps. Call it last in the transaction.
 */
export async function nextDocumentNumber(
  transaction: Connection,
  storeCode: string,
  kind: DocumentKind,
): Promise<number> {
  if (!transaction.isTransaction) throw new Error("A document number is taken within a transaction.");
  const { last_number } = await transaction
    .insertInto("sales_sequence")
    .values({ store_code: storeCode, kind, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["store_code", "kind"])
        .doUpdateSet(({ eb, ref }) => ({ last_number: eb(ref("sales_sequence.last_number"), "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

/** The number as printed, such as MPC-INV-000042. */
export function documentNumber(
  kind: DocumentKind,
  { number, store_code }: Pick<Row<"sales_invoice">, "number" | "store_code">,
): string {
  return `${orderPrefix(store_code)}-${letters[kind]}-${String(number).padStart(MIN_DIGITS, "0")}`;
}
