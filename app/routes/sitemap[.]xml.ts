import { respondWithSiteMap } from "~/storefront/content/site-map.server";

/** Every page that may be indexed, for search engines. */
export const loader = () => respondWithSiteMap();
