import { check } from "./run-parts";

export const types = check("types", "tsc");

export const build = check("build", "remix", "build");

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

/** Checks that the output of `npm run codegen` is up to date. */
export const generatedFiles = check("generated files", "tsx", "scripts/codegen.ts", "--check");

/**
 * Checks that every statement of the specification has a test, and the table generated from the tests' tags is up to
 * date.
 */
export const specification = check("specification", "tsx", "scripts/specification-table.ts", "--check");
