import { findBlocks } from "../../content/blocks";
import { blogPostList, findPost, previewPost } from "../../content/blog";
import { isCampaign } from "../../content/campaigns";
import { configurationValues } from "../../content/configuration";
import { headerOffers } from "../../content/header-offers";
import { readMenus } from "../../content/menus";
import { findPage } from "../../content/pages";
import { publicCoupons } from "../../content/public-coupons";
import { publicPriceCodes } from "../../content/public-price-codes";
import { siteMap } from "../../content/site-map";
import type { Resolvers } from "../resolvers.generated";

export const contentResolvers: Resolvers = {
  Query: {
    cmsPage: (_root, { identifier }, { db, storeCode }) => findPage(db, storeCode, identifier ?? ""),
    async cmsBlocks(_root, { identifiers }, { db, storeCode }) {
      const names = (identifiers ?? []).filter((identifier) => identifier !== null);
      return { items: await findBlocks(db, storeCode, names) };
    },
    async configuration(_root, { config_fields }, { db, storeCode }) {
      return { configvalues: await configurationValues(db, storeCode, config_fields) };
    },
    async checkmailchimpid(_root, { mc_cid }, { db, storeCode }) {
      return { valid: await isCampaign(db, storeCode, mc_cid) };
    },
    async headeroffer(_root, { cachebaseCode }, { db, storeCode, priceCache }) {
      return { items: await headerOffers(db, storeCode, cachebaseCode ?? priceCache, new Date()) };
    },
    blogPostList: (_root, wanted, { db, storeCode }) => blogPostList(db, storeCode, wanted, new Date()),
    async blogPost(_root, { url_key }, { db, storeCode, previewContent }) {
      const preview = await previewContent();
      if (preview?.kind === "POST" && preview.identifier === url_key)
        return previewPost(db, storeCode, preview.row);
      return findPost(db, storeCode, url_key, new Date());
    },
    navigationMenus: (_root, _arguments, { db, storeCode }) => readMenus(db, storeCode),
    publicCoupons: (_root, _arguments, { db, storeCode }) => publicCoupons(db, storeCode, new Date()),
    publicPriceCodes: (_root, _arguments, { db, storeCode }) => publicPriceCodes(db, storeCode, new Date()),
    siteMap: (_root, _arguments, { db, storeCode }) => siteMap(db, storeCode, new Date()),
  },
};
