import { storeSettings } from "../../shared/store-settings";
import { shippedCountries } from "../../shipping/shipped-countries";
import type { Resolvers } from "../resolvers.generated";
import { STORE_CURRENCY, storeConfig } from "../store-config";

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_root, _arguments, { storeCode, settings }) => storeConfig(settings, storeCode),
    availableStores: (_root, _arguments, { settings }) =>
      settings.stores.map((code) => storeConfig(storeSettings(settings, code), code)),
    currency: () => STORE_CURRENCY,
    countries: (_root, _arguments, context) => shippedCountries(context),
  },
};
