import type { StoreData } from "~/brand/store-data.server";
import type { Connection, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";

export function wrappingRows({ code: store_code, wrappings }: StoreData): NewRow<"gift_wrapping">[] {
  return wrappings.map(({ code, title, priceCents }, position) => ({
    code,
    title,
    price_cents: priceCents,
    store_code,
    position,
  }));
}

/** Updates the gift wrappings to the brand's data. */
export async function seedWrappings(db: Connection, store: StoreData): Promise<void> {
  await upsert(db, "gift_wrapping", ["store_code", "code"], wrappingRows(store));
}
