import { respondWithFeed } from "~/storefront/blog/feed.server";

/** The blog's feed. */
export const loader = () => respondWithFeed();
