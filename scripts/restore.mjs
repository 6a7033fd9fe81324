/** npm run restore -- <folder of a backup> [--force]: restores a backup. The store must not run. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run restore -- <folder of a backup> [--force]",
    options: { force: { type: "boolean", default: false } },
    accepts: (words) => words.length === 1,
  },
  (shop, [folder], { force }) => shop.restore(folder, { force }),
);
