import { additionalInformation } from "~/engine/carts/additional-information";
import type { Attribution } from "~/engine/orders/attribution";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";

const NOTHING: Attribution = {
  trafficSource: null,
  affiliate: null,
  campaign: null,
  landingPage: null,
  brandCode: null,
};

/** How buyers found the shop, in turn; null: they did not consent. */
const ARRIVALS: (Attribution | null)[] = [
  { ...NOTHING, trafficSource: "organic" },
  { ...NOTHING, trafficSource: "Meta,direct", campaign: "fall-portraits", landingPage: "/photo-mugs" },
  null,
  { ...NOTHING, trafficSource: "direct" },
  { ...NOTHING, trafficSource: "Affiliate,organic", affiliate: "pawsblog" },
  { ...NOTHING, trafficSource: "Google Ads" },
];

/** Makes the orders those of buyers who arrived in different ways, as their cookies would have told. */
export async function tellArrivals({ db }: EngineFixture): Promise<void> {
  const orders = await db
    .selectFrom("sales_order")
    .select(["id", "additional_information"])
    .orderBy("id")
    .execute();
  for (const [index, order] of orders.entries()) {
    const attribution = ARRIVALS[index % ARRIVALS.length];
    if (!attribution) continue;
    await db
      .updateTable("sales_order")
      .set({ additional_information: JSON.stringify({ ...additionalInformation(order), attribution }) })
      .where("id", "=", order.id)
      .execute();
  }
}
