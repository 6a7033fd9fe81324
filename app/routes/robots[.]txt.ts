import { respondWithRobots } from "~/storefront/content/site-map.server";

/** What robots should leave alone. */
export const loader = () => respondWithRobots();
