/** npm run restore -- <folder of a backup> [--force]: brings a backup back. The shop must not run. */
import { parseArgs } from "node:util";
import { withClosedShop } from "./closed-shop.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});
if (positionals.length === 1) {
  await withClosedShop((shop) => shop.restore(positionals[0], values));
} else {
  console.error("Please name the folder of one backup: npm run restore -- <folder>");
  process.exitCode = 1;
}
