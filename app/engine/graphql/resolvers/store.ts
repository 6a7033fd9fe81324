import { ROOT_CATEGORY_UID } from "../../catalog/category-uid";
import { usRegions } from "../../shared/us-regions";
import type { Resolvers } from "../resolvers.generated";

const STORE_NAME = "My Pet Canvas";

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_root, _arguments, { storeCode }) => ({
      store_code: storeCode,
      store_name: STORE_NAME,
      locale: "en_US",
      base_currency_code: "USD",
      default_title: STORE_NAME,
      default_description:
        "Custom mugs, pillows, blankets, canvas prints and engraved tags with your pet's photo and name.",
      default_keywords: "custom pet gifts, pet prints, pet canvas",
      is_guest_checkout_enabled: true,
      root_category_uid: ROOT_CATEGORY_UID,
    }),
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
