import { respondWithFeed } from "~/storefront/blog/feed.server";

/** The blog's posts for feed readers. */
export const loader = () => respondWithFeed();
