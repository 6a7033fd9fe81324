import { answerFeed } from "~/storefront/blog/feed.server";

/** The blog's posts for feed readers. */
export const loader = () => answerFeed();
