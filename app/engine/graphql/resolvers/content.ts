import { readConfiguration } from "../../content/configuration";
import { headerOffers } from "../../content/header-offers";
import { findPage } from "../../content/pages";
import type { Resolvers } from "../resolvers.generated";

export const contentResolvers: Resolvers = {
  Query: {
    cmsPage: (_root, { identifier }, { db, storeCode }) => findPage(db, storeCode, identifier ?? ""),
    async configuration(_root, { config_fields }, { db, storeCode }) {
      const known = await readConfiguration(db, storeCode);
      const keys = [...new Set(config_fields)].filter((key) => known.has(key));
      return { configvalues: keys.map((key) => ({ key, value: known.get(key) })) };
    },
    async headeroffer(_root, { cachebaseCode }, { db, storeCode, priceCache }) {
      return { items: await headerOffers(db, storeCode, cachebaseCode ?? priceCache, new Date()) };
    },
  },
};
