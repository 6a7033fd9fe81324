import { respondWithRobots } from "~/storefront/content/site-map.server";

/** robots.txt. */
export const loader = () => respondWithRobots();
