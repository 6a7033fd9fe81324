/**
 * Ends the process with a one-line message when the version of Node.js does not match package.json's `engines`. Import
 * it first.
 */
import { readFileSync } from "node:fs";
import satisfies from "semver/functions/satisfies.js";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const rejection = nodeRejection(process.versions.node);
if (rejection) {
  console.error(rejection);
  process.exit(1);
}

/**
 * The reason the store cannot run on a version of Node.js; null when it can.
 * @param {string} version such as "24.1.0"
 * @returns {string | null}
 */
export function nodeRejection(version) {
  if (satisfies(version, engines.node)) return null;
  return `Node.js ${version} cannot run the shop. It needs one of ${engines.node.replaceAll(" ||", ",")}.`;
}
