/** The store's configuration values in groups, with their titles. Values of a brand's own follow under their names. */

interface SettingGroup {
  title: string;
  /** Titles by the value's name. */
  settings: Record<string, string>;
}

const settingGroups: SettingGroup[] = [
  {
    title: "The shop",
    settings: {
      shop_name: "Name of the shop in titles, emails and documents; empty for the brand's own",
      shop_address: "Postal address in emails, on invoices and for search engines; empty for the brand's own",
      shop_email: "Email address for shoppers; empty for the brand's own",
      shop_sign_off: "Closing line of emails; empty for the brand's own",
    },
  },
  {
    title: "Shipping",
    settings: {
      free_shipping_price: "Free shipping from, in dollars",
      minimum_shiping_price: "Standard shipping, in dollars",
      express_shipping_price: "Express shipping, in dollars",
      priority_shipping_price: "Priority shipping, in dollars",
      order_cut_off_hour: "Orders after this hour start the next day",
      closed_days: "Days on which the workshop is closed, such as 2026-12-24, 2026-12-28 to 2026-12-31",
      production_extra_days: "Days that production takes longer for now",
      pieces_per_day: "Pieces that the workshop makes in a day",
      standard_ship_days: "Extra days for standard shipping",
      express_ship_days: "Extra days for express shipping",
      priority_ship_days: "Extra days for priority shipping",
      postcode_range: "ZIP codes that we ship to",
    },
  },
  {
    title: "Payment",
    settings: {
      pay_later: "Let buyers pay later",
      unpaid_card_hours: "Cancel unpaid card orders after, in hours",
      unpaid_check_hours: "Cancel unpaid check orders after, in hours",
      payment_link_days: "Payment links of draft orders work for, in days",
      payflowpro_sandbox_flag: "Sandbox card page",
      authorizenet_sandbox_flag: "Sandbox hosted page",
    },
  },
  {
    title: "Offers",
    settings: {
      cart_page_offers_status: "Show offers in the cart",
      auto_add_product_status: "Add a free product to carts",
      auto_add_product_sku: "SKU of the free product",
      auto_add_product_cart_amount: "Carts that get it, from, in dollars",
      champ_membership_price: "Price of the membership, in dollars",
      champ_membership_percent: "Discount of members, in percent",
      expired_price_codes: "Price codes that have ended",
      mailing_campaign_ids: "Campaigns of the newsletter",
    },
  },
  {
    title: "Blog and search",
    settings: {
      blog_meta_title: "Title of the blog for search engines",
      blog_meta_description: "Description of the blog for search engines",
      blog_meta_keywords: "Keywords of the blog",
      blog_meta_robots: "What search engines may do with the blog",
      algolia_enable: "Search by Algolia",
      algolia_index_prefix: "Prefix of Algolia's indexes",
      algolia_default_keywords: "Suggested searches",
    },
  },
  {
    title: "Accounts",
    settings: { customer_address_default: "What a first address is the default for" },
  },
];

const OTHERS = "Other values";

/** The values in their groups; groups without a value are left out. */
export function grouped<Value extends { name: string }>(
  values: Value[],
): { title: string; values: { value: Value; title: string }[] }[] {
  const named = settingGroups.map(({ title, settings }) => ({
    title,
    values: Object.entries(settings).flatMap(([name, label]) =>
      values.filter((value) => value.name === name).map((value) => ({ value, title: label })),
    ),
  }));
  const titled = new Set(settingGroups.flatMap(({ settings }) => Object.keys(settings)));
  const others = values
    .filter(({ name }) => !titled.has(name))
    .map((value) => ({ value, title: value.name }));
  return [...named, { title: OTHERS, values: others }].filter((group) => group.values.length > 0);
}
