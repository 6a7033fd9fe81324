/** npm run emails:resend [-- --all | <id> …]: lists undeliverable emails, or sends them again. */
import { runCommand } from "./closed-shop.mjs";

await runCommand(
  {
    usage: "npm run emails:resend, which lists emails, or npm run emails:resend -- --all, or -- <id> <id> …",
    options: { all: { type: "boolean", default: false } },
    accepts: (words, { all }) => words.every(isId) && !(all && words.length > 0),
  },
  (shop, words, { all }) => {
    if (all) return shop.resendEmails(null);
    return words.length > 0 ? shop.resendEmails(words.map(Number)) : shop.listEmails();
  },
);

function isId(word) {
  return /^[1-9]\d{0,14}$/.test(word);
}
