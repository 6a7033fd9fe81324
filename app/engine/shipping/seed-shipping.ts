import type { StoreData } from "~/brand/store-data.server";
import type { Connection, NewRow } from "../database/schema";
import { applyFolder } from "../shared/seeded-rows";

export function shippingRows({ code: store_code, shipping }: StoreData): NewRow<"shipping_setting">[] {
  const names = ["zones", "methods", "boxes"] as const;
  return names.map((name) => ({ store_code, name, content: JSON.stringify(shipping[name]) }));
}

/** Applies the brand's zones, shipping methods and boxes. */
export async function seedShipping(db: Connection, store: StoreData): Promise<void> {
  await applyFolder(db, store.code, "shipping_setting", shippingRows(store));
}
