import type { Connection, NewRow } from "../../database/schema";
import { logger } from "../../shared/logger";

/**
 * Gives other addresses to a store's products at addresses that the folder has for other SKUs, such as those that staff
 * have added: addresses are unique. Call it before the folder's products are written.
 */
export async function freeAddresses(
  db: Connection,
  storeCode: string,
  products: Pick<NewRow<"product">, "sku" | "url_key">[],
): Promise<void> {
  const skus = new Map(products.map(({ sku, url_key }) => [url_key, sku]));
  const rows = await db
    .selectFrom("product")
    .select(["sku", "url_key"])
    .where("store_code", "=", storeCode)
    .execute();
  const taken = new Set([...skus.keys(), ...rows.map(({ url_key }) => url_key)]);
  for (const { sku, url_key } of rows) {
    const claimedBy = skus.get(url_key);
    if (claimedBy === undefined || claimedBy === sku) continue;
    const address = freeAddress(`${url_key}-${sku}`, taken);
    taken.add(address);
    await db.updateTable("product").set({ url_key: address }).where("sku", "=", sku).execute();
    logger.warn(
      { sku, address, claimedBy },
      "a product has another address: the folder has its own for another",
    );
  }
}

function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  let address = wanted;
  for (let number = 2; taken.has(address); number += 1) address = `${wanted}-${number}`;
  return address;
}
