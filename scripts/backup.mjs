/** npm run backup -- [new folder] [--without-secret]: copies database and files while the shop runs. */
import { parseArgs } from "node:util";
import { withClosedShop } from "./closed-shop.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "without-secret": { type: "boolean", default: false } },
});
await withClosedShop((shop) => shop.backUp(positionals[0], { withSecret: !values["without-secret"] }));
