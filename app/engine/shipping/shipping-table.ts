import type { ShippingData, ZoneData } from "~/brand/shipping-data.server";
import type { Connection } from "../database/schema";
import { cachedInMemory } from "../shared/memory-cache";

/** Zones, methods with their prices, and boxes of a store. */
export type ShippingTable = ShippingData;

/** The store's shipping data: those of its folder, unless they were changed in the database. */
export const readShippingTable = cachedInMemory(async (db, storeCode): Promise<ShippingTable> => {
  const rows = await readRows(db, storeCode);
  const contents = new Map(rows.map(({ name, content }) => [name, JSON.parse(content)]));
  return {
    zones: contents.get("zones") ?? [],
    methods: contents.get("methods") ?? [],
    boxes: contents.get("boxes") ?? [],
  };
});

function readRows(db: Connection, storeCode: string) {
  return db
    .selectFrom("shipping_setting")
    .select(["name", "content"])
    .where("store_code", "=", storeCode)
    .execute();
}

/** The zone of a state or territory; undefined when the store has none for it. */
export function zoneOf({ zones }: Pick<ShippingTable, "zones">, region: string): ZoneData | undefined {
  return zones.find(({ regions }) => regions.includes(region));
}
