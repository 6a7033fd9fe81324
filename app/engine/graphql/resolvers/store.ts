import { brandOf } from "~/brand/brands.server";
import { ROOT_CATEGORY_UID } from "../../catalog/category-uid";
import { usRegions } from "../../shared/us-regions";
import type { Resolvers } from "../resolvers.generated";

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig(_root, _arguments, { storeCode, settings }) {
      const { name, description, keywords } = brandOf(settings);
      return {
        store_code: storeCode,
        store_name: name,
        locale: "en_US",
        base_currency_code: "USD",
        default_title: name,
        default_description: description,
        default_keywords: keywords,
        is_guest_checkout_enabled: true,
        root_category_uid: ROOT_CATEGORY_UID,
        product_url_suffix: "",
        category_url_suffix: "",
      };
    },
    countries: () => [
      {
        id: "US",
        two_letter_abbreviation: "US",
        full_name_locale: "United States",
        available_regions: usRegions,
      },
    ],
  },
};
