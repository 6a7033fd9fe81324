import { brandOf } from "~/brand/brands.server";
import { SHOP_TIME_ZONE } from "~/brand/shop-clock";
import type { Settings } from "~/settings/settings.server";
import { ROOT_CATEGORY_UID } from "../catalog/category-uid";
import { TOKEN_LIFETIME_MILLISECONDS } from "../customers/customer-token";
import { CURRENCY } from "../totals/money";
import type { Currency, StoreConfig } from "./resolvers.generated";

const HOUR_MILLISECONDS = 60 * 60_000;
const EXCLUDING_TAX = 1;
/** Suggestions, as on the store's own pages: any other reason is accepted, too. */
const CANCELLATION_REASONS = [
  "I changed my mind",
  "I ordered by mistake",
  "I want to change the design",
  "It's taking too long",
  "Another reason",
];

/** The only currency, with its symbol. */
export const STORE_CURRENCY: Currency = {
  base_currency_code: CURRENCY,
  base_currency_symbol: "$",
  default_display_currency_code: CURRENCY,
  default_display_currency_symbol: "$",
  available_currency_codes: [CURRENCY],
  exchange_rates: [{ currency_to: CURRENCY, rate: 1 }],
};

/** Prices are shown without tax, which has a line of its own. */
const TAX_DISPLAY = {
  category_fixed_product_tax_display_setting: "FPT_DISABLED",
  product_fixed_product_tax_display_setting: "FPT_DISABLED",
  sales_fixed_product_tax_display_setting: "FPT_DISABLED",
  shopping_cart_display_full_summary: false,
  shopping_cart_display_grand_total: false,
  shopping_cart_display_price: EXCLUDING_TAX,
  shopping_cart_display_shipping: EXCLUDING_TAX,
  shopping_cart_display_subtotal: EXCLUDING_TAX,
  shopping_cart_display_tax_gift_wrapping: "DISPLAY_EXCLUDING_TAX",
  shopping_cart_display_zero_tax: false,
  orders_invoices_credit_memos_display_price: EXCLUDING_TAX,
  orders_invoices_credit_memos_display_shipping_amount: EXCLUDING_TAX,
  orders_invoices_credit_memos_display_subtotal: EXCLUDING_TAX,
  orders_invoices_credit_memos_display_grandtotal: false,
  orders_invoices_credit_memos_display_full_summary: false,
  orders_invoices_credit_memos_display_zero_tax: false,
} as const;

/** Gift messages are of carts and lines, wrappings of lines; there are neither receipts nor printed cards. */
const GIFT_OPTIONS = {
  allow_order: "1",
  allow_items: "1",
  allow_gift_wrapping_on_order: "0",
  allow_gift_wrapping_on_order_items: "1",
  allow_gift_receipt: "0",
  allow_printed_card: "0",
  printed_card_price: null,
  printed_card_priceV2: null,
  cart_gift_wrapping: "1",
  cart_printed_card: "0",
  sales_gift_wrapping: "1",
  sales_printed_card: "0",
};

/** A store's configuration as the contract shows it. @param settings of that store */
export function storeConfig(settings: Settings, storeCode: string): StoreConfig {
  const { name, description, keywords } = brandOf(settings);
  return {
    store_code: storeCode,
    store_name: name,
    locale: "en_US",
    base_currency_code: CURRENCY,
    default_display_currency_code: CURRENCY,
    default_country: "US",
    timezone: SHOP_TIME_ZONE,
    weight_unit: "lbs",
    base_url: `${settings.publicUrl}/`,
    secure_base_url: `${settings.publicUrl}/`,
    base_media_url: `${settings.publicUrl}/media/`,
    secure_base_media_url: `${settings.publicUrl}/media/`,
    title_prefix: null,
    title_suffix: null,
    is_default_store: storeCode === settings.stores[0],
    use_store_in_url: false,
    catalog_default_sort_by: "position",
    grid_per_page: 20,
    minimum_password_length: "8",
    required_character_classes_number: "3",
    autocomplete_on_storefront: true,
    magento_wishlist_general_is_enabled: "1",
    enable_multiple_wishlists: "0",
    product_reviews_enabled: "1",
    allow_guests_to_write_product_reviews: "1",
    newsletter_enabled: true,
    contact_enabled: true,
    is_one_page_checkout_enabled: true,
    max_items_in_order_summary: 10,
    configurable_thumbnail_source: "parent",
    countries_with_required_region: "US",
    display_state_if_optional: true,
    default_title: name,
    default_description: description,
    default_keywords: keywords,
    is_guest_checkout_enabled: true,
    root_category_uid: ROOT_CATEGORY_UID,
    product_url_suffix: "",
    category_url_suffix: "",
    maximum_number_of_wishlists: "1",
    website_name: name,
    website_code: "base",
    store_group_name: name,
    store_group_code: "main_website_store",
    store_sort_order: settings.stores.indexOf(storeCode) + 1,
    // The brand's logo is a part of the pages.
    header_logo_src: null,
    logo_width: null,
    logo_height: null,
    logo_alt: name,
    head_shortcut_icon: null,
    copyright: null,
    currency: STORE_CURRENCY,
    title_separator: "-",
    base_link_url: `${settings.publicUrl}/`,
    secure_base_link_url: `${settings.publicUrl}/`,
    grid_per_page_values: "20,40,60",
    list_per_page: 20,
    list_per_page_values: "20,40,60",
    list_mode: "grid",
    create_account_confirmation: false,
    customer_access_token_lifetime: TOKEN_LIFETIME_MILLISECONDS / HOUR_MILLISECONDS,
    order_cancellation_enabled: true,
    order_cancellation_reasons: CANCELLATION_REASONS.map((reason) => ({ description: reason })),
    optional_zip_countries: "",
    is_checkout_agreements_enabled: false,
    returns_enabled: "enabled",
    ...TAX_DISPLAY,
    minicart_display: true,
    minicart_max_items: 10,
    cart_expires_in_days: settings.carts.keepGuestDays,
    cart_summary_display_quantity: 1,
    product_canonical_tag: true,
    category_canonical_tag: true,
    ...GIFT_OPTIONS,
    shopping_assistance_enabled: false,
    shopping_assistance_checkbox_title: null,
    shopping_assistance_checkbox_tooltip: null,
  };
}
