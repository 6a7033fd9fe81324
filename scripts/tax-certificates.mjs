/**
 * npm run taxes:certificates [-- save ID FILE | accept ID --states IL,TX [--until DAY] | decline ID]: lists, saves and
 * decides exemption certificates of customers.
 */
import { runCommand } from "./closed-shop.mjs";

const LENGTHS = { save: 3, accept: 2, decline: 2 };

await runCommand(
  {
    usage:
      "npm run taxes:certificates, which lists them, or -- save ID FILE, -- accept ID --states IL,TX [--until 2027-12-31], -- decline ID",
    options: { states: { type: "string" }, until: { type: "string" } },
    accepts: (words, { states }) => words.length === 0 || isAction(words, states),
  },
  (shop, words, values) => shop.manageCertificates(words, values),
);

function isAction([action, id, ...others], states) {
  const isKnown = Object.hasOwn(LENGTHS, action) && LENGTHS[action] === others.length + 2;
  return isKnown && /^[1-9]\d{0,8}$/.test(id) && (action === "accept") === (states !== undefined);
}
