import { z } from "zod";
import { readClosedDays } from "./closed-days";

/** Configuration values (specification §3): what each may be. Amounts in dollars, flags 0 and 1, durations in days. */

interface Kind {
  /** Completes "must be …", with examples. */
  description: string;
  allows: Pick<RegExp, "test">;
}

const DOLLARS: Kind = {
  description: "an amount in dollars such as 99 or 6.95",
  allows: /^\d{1,7}(\.\d{1,2})?$/,
};
const DAYS: Kind = { description: "days from 0 to 60", allows: /^([0-5]?\d|60)$/ };
const HOUR: Kind = { description: "an hour from 0 to 24", allows: /^([01]?\d|2[0-4])$/ };
const HOURS: Kind = { description: "hours, 1 or more", allows: /^[1-9]\d{0,4}$/ };
const LINK_DAYS: Kind = { description: "days from 1 to 60", allows: /^([1-9]|[1-5]\d|60)$/ };
const FLAG: Kind = { description: "0 or 1", allows: /^[01]?$/ };
const COUNT: Kind = { description: "a whole number, 0 or more", allows: /^\d{1,9}$/ };
const CLOSED_DAYS: Kind = {
  description: "days such as 2026-12-24, 2026-12-28 to 2026-12-31, at most 120 in all, or empty",
  allows: { test: (text) => readClosedDays(text) !== null },
};
const PIECES: Kind = { description: "a number of pieces, 1 or more", allows: /^[1-9]\d{0,5}$/ };
const FACT: Kind = {
  description: "a text of up to 200 characters, or empty for the brand's own",
  allows: /^.{0,200}$/,
};
const EMAIL: Kind = {
  description: "an email address, or empty for the brand's own",
  allows: /^([^\s@<>",]{1,64}@[^\s@<>",]{1,190}\.[^\s@<>",.]{2,})?$/,
};
const NAME: Kind = {
  description: "a text of up to 60 characters without < > \" \\ and :, or empty for the brand's own",
  allows: /^[^<>"\\:\p{Cc}]{0,60}$/u,
};
const ADDRESS_DEFAULT: Kind = {
  description: "0 (no default), 1 (shipping) or 2 (shipping and billing)",
  allows: /^[012]$/,
};
const STARS: Kind = { description: "a number from 0 to 5", allows: /^([0-4](\.\d+)?|5(\.0+)?)$/ };
const PERCENT: Kind = { description: "a percentage from 0 to 100", allows: /^(\d{1,2}(\.\d{1,2})?|100)$/ };
const POSTCODES: Kind = {
  description: "a range such as 00501-99950, or several separated by commas",
  allows: /^\s*\d{5}\s*-\s*\d{5}\s*(,\s*\d{5}\s*-\s*\d{5}\s*)*$/,
};
const SOME_TEXT: Kind = { description: "a text, not empty", allows: /\S/ };
const ANY_TEXT: Kind = { description: "a text", allows: /^/ };

/** Empty where the readers of the value treat it as switched off; a flag may be empty, too. */
function orEmpty({ description, allows }: Kind): Kind {
  return {
    description: `${description}, or empty`,
    allows: { test: (text) => text.trim() === "" || allows.test(text) },
  };
}

const kinds: Record<string, Kind> = {
  shop_name: NAME,
  shop_address: FACT,
  shop_email: EMAIL,
  shop_sign_off: FACT,
  free_shipping_price: orEmpty(DOLLARS),
  minimum_shiping_price: DOLLARS,
  express_shipping_price: DOLLARS,
  priority_shipping_price: DOLLARS,
  standard_ship_days: DAYS,
  express_ship_days: DAYS,
  priority_ship_days: DAYS,
  order_cut_off_hour: HOUR,
  closed_days: CLOSED_DAYS,
  production_extra_days: DAYS,
  pieces_per_day: orEmpty(PIECES),
  queue_days: DAYS,
  postcode_range: orEmpty(POSTCODES),
  customer_address_default: ADDRESS_DEFAULT,
  blog_meta_title: SOME_TEXT,
  blog_meta_description: SOME_TEXT,
  blog_meta_keywords: ANY_TEXT,
  blog_meta_robots: SOME_TEXT,
  payflowpro_sandbox_flag: FLAG,
  authorizenet_sandbox_flag: FLAG,
  average_rating: STARS,
  total_reviews: COUNT,
  pay_later: FLAG,
  unpaid_card_hours: HOURS,
  payment_link_days: LINK_DAYS,
  unpaid_check_hours: HOURS,
  algolia_enable: FLAG,
  algolia_index_prefix: ANY_TEXT,
  algolia_default_keywords: ANY_TEXT,
  cart_page_offers_status: FLAG,
  champ_membership_price: orEmpty(DOLLARS),
  champ_membership_percent: orEmpty(PERCENT),
  auto_add_product_status: FLAG,
  auto_add_product_sku: ANY_TEXT,
  auto_add_product_cart_amount: orEmpty(DOLLARS),
  expired_price_codes: ANY_TEXT,
  mailing_campaign_ids: ANY_TEXT,
};

/** starting_price_us and those of other countries. */
const STARTING_PRICE = /^starting_price_[a-z]{2,3}$/;

/** What is wrong with a value, such as `must be 0 or 1, not ""`; null when it is right. Keys of a brand's own are free. */
export function configurationProblem(key: string, value: string): string | null {
  const kind = kindOf(key);
  return kind.allows.test(value) ? null : `must be ${kind.description}, not ${JSON.stringify(value)}`;
}

/** What a value may be, such as "0 or 1", to complete "must be …". */
export function configurationDescription(key: string): string {
  return kindOf(key).description;
}

/** Whether the value switches something on and off by 1 and 0. */
export function isFlag(key: string): boolean {
  return kindOf(key) === FLAG;
}

function kindOf(key: string): Kind {
  if (Object.hasOwn(kinds, key)) return kinds[key];
  return STARTING_PRICE.test(key) ? orEmpty(DOLLARS) : ANY_TEXT;
}

/** configuration.yaml */
export const configurationFile = z
  .record(z.string({ invalid_type_error: "must be a text: put it in quotes" }))
  .superRefine((values, { addIssue }) => {
    for (const [key, value] of Object.entries(values)) {
      const message = configurationProblem(key, value);
      if (message) addIssue({ code: "custom", path: [key], message });
    }
  });
