import type { StoreData } from "~/brand/store-data.server";
import type { Connection, NewRow } from "../../database/schema";
import { applyFolder } from "../../shared/seeded-rows";

export function wrappingRows({ code: store_code, wrappings }: StoreData): NewRow<"gift_wrapping">[] {
  return wrappings.map(({ code, title, priceCents }, position) => ({
    code,
    title,
    price_cents: priceCents,
    store_code,
    position,
  }));
}

/** Applies the brand's gift wrappings. */
export async function seedWrappings(db: Connection, store: StoreData): Promise<void> {
  await applyFolder(db, store.code, "gift_wrapping", wrappingRows(store));
}
