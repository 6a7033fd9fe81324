/** npm run emails:resend [-- --all | <id> …]: lists the emails that were given up, or sends them again. */
import { parseArgs } from "node:util";
import { withClosedShop } from "./closed-shop.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
const ids = positionals.map(Number);
if (ids.every((id) => Number.isInteger(id) && id > 0)) {
  await withClosedShop((shop) => {
    if (values.all) return shop.resendEmails(null);
    return ids.length > 0 ? shop.resendEmails(ids) : shop.listEmails();
  });
} else {
  console.error("Please name emails by their ids: npm run emails:resend -- 12 15");
  process.exitCode = 1;
}
