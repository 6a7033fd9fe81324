import { answerRobots } from "~/storefront/content/site-map.server";

/** robots.txt. */
export const loader = () => answerRobots();
