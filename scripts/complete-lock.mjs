/**
 * Completes package-lock.json after a package was added: adds the optional packages of other platforms that are missing
 * in the registry used, since npm omits them and `npm ci` then rejects the lock; and marks packages as development or
 * production, so that an installation contains nothing else.
 */
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "win32",
  "aix",
  "sunos",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];
/** Newer versions have a built-in SQLite (app/engine/database/built-in-sqlite.ts); npm omits this package there. */
const NODES_WITHOUT_SQLITE = "<22.16.0";

const path = "package-lock.json";
const lock = JSON.parse(readFileSync(path, "utf8"));
const added = Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !resolves(parent, name))
    .map(([name, version]) => [`node_modules/${name}`, platformPackage(name, version, dev)])
    .filter(([, entry]) => entry),
);
for (const [key, entry] of added) lock.packages[key] = entry;
nameLibraries(lock.packages);
lock.packages["node_modules/better-sqlite3"].engines.node = NODES_WITHOUT_SQLITE;
leaveToDevelopment(lock.packages, "typescript");
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en")),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} platform packages named`);

/** True when the lock contains the package where its parent resolves it. */
function resolves(parent, name) {
  const folders = parent
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...folders.map((folder) => `${folder}/`)].some(
    (folder) => lock.packages[`${folder}node_modules/${name}`],
  );
}

/** A lock entry from which npm knows the package's platform without a request. */
function platformPackage(name, version, dev) {
  const words = name.split("/").at(-1).split("-");
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  if (os.length !== 1 || cpu.length !== 1) return null;
  return { version, cpu, ...(dev && { dev }), optional: true, os };
}

/**
 * Adds the C library to packages for Linux. npm's own lock omits it, and those for musl would be installed in addition
 * to those for glibc.
 */
function nameLibraries(packages) {
  const ofLinux = Object.keys(packages).filter((key) => packages[key].os?.includes("linux"));
  const families = new Set(ofLinux.filter((key) => key.includes("musl")).map(familyOf));
  for (const key of ofLinux) {
    if (families.has(familyOf(key))) packages[key].libc = [key.includes("musl") ? "musl" : "glibc"];
  }
}

/** The common part of one program's package names for several kinds of Linux. */
function familyOf(key) {
  return key.slice(0, key.lastIndexOf("linux"));
}

/** Marks a development package as such although packages name it as an optional peer for their types. */
function leaveToDevelopment(packages, name) {
  for (const entry of Object.values(packages)) {
    if (entry.peerDependenciesMeta?.[name]?.optional) delete entry.peerDependencies?.[name];
  }
  const entry = packages[`node_modules/${name}`];
  delete entry.devOptional;
  entry.dev = true;
}
