/** npm run report:tax -- --from DAY --to DAY [--store CODE]: prints the taxes of a period by jurisdiction as CSV. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run --silent report:tax -- --from 2026-01-01 --to 2026-03-31 [--store mpc] > taxes.csv",
    options: { from: { type: "string" }, to: { type: "string" }, store: { type: "string" } },
    accepts: (words, { from, to }) => words.length === 0 && from !== undefined && to !== undefined,
  },
  async (shop, _words, values) => (await shop.reportTaxes(values)).trimEnd(),
);
