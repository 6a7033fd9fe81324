/** npm run backup -- [new folder] [--without-secret]: backs up database and files while the store runs. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run backup -- [new folder] [--without-secret]",
    options: { "without-secret": { type: "boolean", default: false } },
    accepts: (words) => words.length <= 1,
  },
  (shop, [folder], values) => shop.backUp(folder, { withSecret: !values["without-secret"] }),
);
