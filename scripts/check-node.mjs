/** Ends the process in one line where the version of Node.js is none of package.json's `engines`. To be imported first. */
import { readFileSync } from "node:fs";
import satisfies from "semver/functions/satisfies.js";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const rejection = nodeRejection(process.versions.node);
if (rejection) {
  console.error(rejection);
  process.exit(1);
}

/**
 * Why the shop cannot run on a version of Node.js, for its owner; null when it can.
 * @param {string} version such as "24.1.0"
 * @returns {string | null}
 */
export function nodeRejection(version) {
  if (satisfies(version, engines.node)) return null;
  return `Node.js ${version} cannot run the shop. It needs one of ${engines.node.replaceAll(" ||", ",")}.`;
}
