/** npm run taxes:import -- FILE [--dry-run] [--version NAME --effective DAY]: imports tax rates (CSV or YAML). */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage:
      "npm run taxes:import -- FILE [--dry-run], for a CSV file with --version 2026-07 --effective 2026-07-01",
    options: {
      "dry-run": { type: "boolean", default: false },
      version: { type: "string" },
      effective: { type: "string" },
    },
    accepts: (words) => words.length === 1,
  },
  (shop, [file], values) => shop.importTaxFile(file, values),
);
