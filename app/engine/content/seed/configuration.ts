import { startingPriceCents } from "../../catalog/seed/starting-prices";

/** Specification §3 "Configuration values". Amounts in dollars, flags 0 and 1, days in days. */
export const configurationSeed: Record<string, string> = {
  free_shipping_price: "99",
  standard_ship_days: "2",
  express_ship_days: "2",
  priority_ship_days: "2",
  minimum_shiping_price: "6.95",
  order_cut_off_hour: "14",
  blog_meta_title: "Pet Stories & Photo Tips | My Pet Canvas",
  blog_meta_description:
    "How to photograph a black cat, what to write on a tag, and other things we learned.",
  blog_meta_keywords: "pet photo tips, pet stories",
  blog_meta_robots: "INDEX,FOLLOW",
  payflowpro_sandbox_flag: "1",
  authorizenet_sandbox_flag: "1",
  average_rating: "0",
  total_reviews: "0",
  pay_later: "0",
  unpaid_card_hours: "24",
  unpaid_check_hours: "720",
  algolia_enable: "0",
  algolia_index_prefix: "mpc_",
  algolia_default_keywords: "dog,cat,mug,canvas",
  postcode_range: "00501-99950",
  cart_page_offers_status: "1",
  champ_membership_price: "19.99",
  champ_membership_percent: "10",
  expired_price_codes: "",
  mailing_campaign_ids: "a4c19d07e2,5be0f3128c",
  ...startingPrices(),
};

/** What large canvases start at in the store of each country, such as starting_price_us: specification §9. */
function startingPrices(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(startingPriceCents).map(([store, cents]) => [
      `starting_price_${store.toLowerCase()}`,
      (cents / 100).toFixed(2),
    ]),
  );
}
