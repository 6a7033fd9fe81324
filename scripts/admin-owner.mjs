/** npm run admin:owner -- <email> [--again]: prints a one-time link for the owner of the shop. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run admin:owner -- <email> [--again]",
    options: { again: { type: "boolean", default: false } },
    accepts: (words) => words.length === 1 && words[0].includes("@"),
  },
  (shop, [email], { again }) => shop.inviteOwner(email, again),
);
