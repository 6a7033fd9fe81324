/**
 * Names in package-lock.json the optional packages of other platforms that the registry asked did not
 * hold. npm leaves them out of the lock, and then `npm ci` refuses it. Run after adding a package.
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

const path = "package-lock.json";
const lock = JSON.parse(readFileSync(path, "utf8"));
const added = Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !resolves(parent, name))
    .map(([name, version]) => [`node_modules/${name}`, platformPackage(name, version, dev)])
    .filter(([, entry]) => entry),
);
for (const [key, entry] of added) lock.packages[key] = entry;
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en")),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} platform packages named`);

/** True when the lock holds the package where its parent would find it. */
function resolves(parent, name) {
  const folders = parent
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...folders.map((folder) => `${folder}/`)].some(
    (folder) => lock.packages[`${folder}node_modules/${name}`],
  );
}

/** An entry by which npm knows, without asking, whether the package is for this machine. */
function platformPackage(name, version, dev) {
  const words = name.split("/").at(-1).split("-");
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  if (os.length !== 1 || cpu.length !== 1) return null;
  const libc = words.includes("musl")
    ? ["musl"]
    : words.includes("gnu") && os[0] === "linux"
      ? ["glibc"]
      : undefined;
  return { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, os };
}
