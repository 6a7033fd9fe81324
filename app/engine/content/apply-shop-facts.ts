import { replaceFacts, type ShopFacts } from "~/brand/brands.server";
import { configurationProblem } from "~/brand/configuration-data";
import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";

/** Configuration value → the fact of the brand that it replaces. */
const FACTS: Record<string, keyof ShopFacts> = {
  shop_name: "name",
  shop_address: "address",
  shop_email: "email",
  shop_sign_off: "signOff",
};

/** Lets the stores of this process have the facts that staff have set (docs/decisions/0187), in emails, documents and pages. */
export async function applyShopFacts(
  db: Connection,
  stores: ReadonlyMap<string, Pick<Settings, "brand" | "brandsDirectory">>,
): Promise<void> {
  const rows = await db
    .selectFrom("configuration")
    .select(["store_code", "key", "value"])
    .where("key", "in", Object.keys(FACTS))
    .execute();
  for (const [code, settings] of stores) {
    const set = rows.filter(
      ({ store_code, key, value }) =>
        store_code === code && value.trim() !== "" && !configurationProblem(key, value),
    );
    replaceFacts(settings, Object.fromEntries(set.map(({ key, value }) => [FACTS[key], value.trim()])));
  }
}
