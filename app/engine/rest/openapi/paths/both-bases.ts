import type { Part, Paths } from "../parts";

const BASE = "/rest/V1";

/**
 * A path item for paths that are served under both /rest/V1 and /rest/mpc/V1. It is documented once, under /rest/V1.
 * @param below the path below the base, such as /guest-carts
 */
export function atBothBases(below: string, item: Part): Paths {
  return { [BASE + below]: { description: `Also served at \`/rest/mpc/V1${below}\`.`, ...item } };
}
