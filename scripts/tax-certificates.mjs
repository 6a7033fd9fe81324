/**
 * npm run taxes:certificates [-- save ID FILE | accept ID --file NAME --states IL,TX [--until DAY] | decline ID --file NAME]: lists, saves and
 * decides exemption certificates of customers.
 */
import { runCommand } from "./closed-shop.mjs";

const LENGTHS = { save: 3, accept: 2, decline: 2 };

await runCommand(
  {
    usage:
      "npm run taxes:certificates, which lists them, or -- save ID FILE, -- accept ID --file NAME --states IL,TX [--until 2027-12-31], -- decline ID --file NAME",
    options: { file: { type: "string" }, states: { type: "string" }, until: { type: "string" } },
    accepts: (words, terms) => words.length === 0 || isAction(words, terms),
  },
  (shop, words, values) => shop.manageCertificates(words, values),
);

function isAction([action, id, ...others], { file, states }) {
  const isKnown = Object.hasOwn(LENGTHS, action) && LENGTHS[action] === others.length + 2;
  return (
    isKnown &&
    /^[1-9]\d{0,8}$/.test(id) &&
    (action === "accept") === (states !== undefined) &&
    (action === "save") === (file === undefined)
  );
}
