import { brandOf } from "~/brand/brands.server";
import { SHOP_TIME_ZONE } from "~/brand/shop-clock";
import { ROOT_CATEGORY_UID } from "../../catalog/category-uid";
import { shippedCountries } from "../../shipping/shipped-countries";
import { CURRENCY } from "../../totals/money";
import type { Resolvers } from "../resolvers.generated";

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig(_root, _arguments, { storeCode, settings }) {
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
        magento_wishlist_general_is_enabled: "0",
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
      };
    },
    countries: (_root, _arguments, context) => shippedCountries(context),
  },
};
