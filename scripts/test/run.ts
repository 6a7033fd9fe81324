/**
 * `npm test`: every check and the main tests. `npm run test:all`: all tests. `npm test -- --changed [base]`: the tests most
 * closely related to the changes since a commit, by default HEAD.
 */
import { parseArgs } from "node:util";
import { generateWhenStale } from "../codegen/generate-when-stale.mjs";
import { changedParts } from "./changed-parts";
import { runParts } from "./run-parts";
import { wholeParts } from "./whole-parts";

const { values, positionals } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
generateWhenStale();
const parts = values.changed
  ? changedParts(positionals[0] ?? "HEAD")
  : wholeParts({ isMainOnly: !values.all });
if (!parts) console.log("Nothing changed: nothing to test");
process.exit(!parts || (await runParts(parts)) ? 0 : 1);
