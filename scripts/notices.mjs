/**
 * `npm run notices`: writes THIRD_PARTY_NOTICES.txt, the licenses of all shipped third-party code, from
 * package-lock.json and node_modules; run it with Node.js 20, the only version with better-sqlite3 installed. `--
 * --check` only lists the packages missing in the file.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = "THIRD_PARTY_NOTICES.txt";
/** Development packages that become part of the build. */
export const BUNDLED = ["@mdi/js", "tailwindcss", "three"];
const LEGAL_FILE = /^(?:licen[cs]e|copying|notice|third.?party)/i;
const LINE = "=".repeat(80);
const INTRODUCTION = `Third-party notices

The shop is built with the packages below and installs them to run. Each has its own license, whose text follows the list.
Packages that are programs for one operating system and processor are listed for all of them; one machine installs its own.

Written by npm run notices.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv[2]);

function run(option) {
  if (option !== "--check") {
    writeFileSync(FILE, notices());
    console.log(`${FILE} names ${shippedPackages().length} packages`);
    return;
  }
  const missing = missingPackages();
  if (missing.length === 0) return console.log(`${FILE} names every package`);
  console.error(`${FILE} does not name ${missing.join(", ")}: run npm run notices.`);
  process.exitCode = 1;
}

/** Production packages of the lock file that are missing in the notices, as `name version`. */
export function missingPackages() {
  const named = new Set(existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : []);
  return shippedPackages()
    .filter((one) => !named.has(listed(one)))
    .map(({ name, version }) => `${name} ${version}`);
}

/** Production packages and those in the build: path in node_modules, name, version, license. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.entries(packages)
    .map(([path, entry]) => ({ ...entry, path, name: path.split("node_modules/").at(-1) }))
    .filter(({ path, name, dev }) => path !== "" && (!dev || BUNDLED.includes(name)))
    .map(({ path, name, version, license }) => ({
      path,
      name,
      version,
      license: license ?? manifest(path).license,
    }));
}

function listed({ name, version, license }) {
  return `${name} ${version} (${license ?? "license not named"})`;
}

function notices() {
  const shipped = shippedPackages();
  const list = [...new Set(shipped.map(listed))].join("\n");
  /** License text → packages with it. */
  const texts = new Map();
  for (const one of shipped) {
    const text = licenseText(one.path);
    if (text) texts.set(text, [...(texts.get(text) ?? []), `${one.name} ${one.version}`]);
  }
  const chapters = [...texts].map(
    ([text, names]) => `${LINE}\n${[...new Set(names)].join(", ")}\n\n${text}\n`,
  );
  return [INTRODUCTION, `${list}\n`, ...chapters].join("\n");
}

/** The license files of an installed package, or its copyright holder; undefined for a program of another platform. */
function licenseText(path) {
  if (!existsSync(path)) return undefined;
  const files = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LEGAL_FILE.test(entry.name),
  );
  if (files.length === 0) return withoutText(manifest(path));
  return files.map(({ name }) => tidy(readFileSync(join(path, name), "utf8"))).join("\n\n");
}

function withoutText({ author, license, repository }) {
  const holder = typeof author === "object" ? author.name : author;
  const home = typeof repository === "object" ? repository.url : repository;
  const text = `The package comes without the text of its license, ${license} (https://spdx.org/licenses).`;
  return [text, holder, home].filter(Boolean).join("\n");
}

function tidy(text) {
  return text
    .replaceAll("\r\n", "\n")
    .replace(/[^\S\n]+$/gm, "")
    .trim();
}

function manifest(path) {
  const file = join(path, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
