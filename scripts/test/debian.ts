import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of the first of these programs found in PATH or the further folders. */
export function findProgram(names: string[], furtherFolders: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...furtherFolders];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Folders of Debian's PostgreSQL programs, newest version first. */
export function debianPostgresFolders(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, "bin"));
}

/** Installs a Debian package if this is root on Debian; false if that is not possible. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return false;
  console.log(`Installing Debian's package ${name} …`);
  const aptGet = (...options: string[]) =>
    spawnSync("apt-get", ["-qq", ...options], {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 5 * 60 * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  aptGet("update");
  return aptGet("install", "-y", "--no-install-recommends", name);
}
