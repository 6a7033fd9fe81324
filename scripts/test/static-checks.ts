import { check } from "./run-parts";

export const types = check("types", "tsc");

export const build = check("build", "node", "scripts/build.mjs");

/** The dependency rules between the folders of `app`. */
export const arrows = check(
  "arrows",
  "depcruise",
  "app",
  "--config",
  ".dependency-cruiser.cjs",
  "--output-type",
  "err",
);

/** Every statement of the specification has a test, and the table made from the tests' tags is fresh. */
export const specification = check("specification", "tsx", "scripts/specification-table.ts", "--check");
