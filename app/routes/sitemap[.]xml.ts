import { respondWithSiteMap } from "~/storefront/content/site-map.server";

/** The site map for search engines: every indexable page. */
export const loader = () => respondWithSiteMap();
