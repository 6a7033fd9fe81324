/**
 * npm run report:settlement -- --from <day> --to <day> [--store <code>] [--journal]: prints what payment services pay
 * out, sales, taxes and liabilities as CSV, or the journal.
 */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run -s report:settlement -- --from 2026-11-01 --to 2026-11-30 [--store mpc] [--journal]",
    options: {
      from: { type: "string" },
      to: { type: "string" },
      store: { type: "string" },
      journal: { type: "boolean", default: false },
    },
    accepts: (words, { from, to }) => words.length === 0 && Boolean(from && to),
  },
  async (shop, _words, values) => (await shop.reportSettlement(values)).trimEnd(),
);
