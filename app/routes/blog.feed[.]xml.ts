import { answerFeed } from "~/storefront/blog/feed.server";

/** The blog's feed. */
export const loader = () => answerFeed();
