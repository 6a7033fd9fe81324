import { spawnSync } from "node:child_process";

/** The package has the checker's Java archive. It is no dependency: it has 30 MB and needs Java. */
const PACKAGE = "vnu-jar@26.9.27";

export interface NuMessage {
  /** Warnings are of type "info". */
  type: "error" | "info" | "non-document-error";
  /** Of the file. */
  url: string;
  message: string;
}

/**
 * Checks HTML files by the Nu checker of the W3C, which npm gets from the registry.
 * @returns null without Java
 */
export function checkByNu(files: string[]): NuMessage[] | null {
  // Without Java the package would download one.
  if (spawnSync("java", ["-version"]).status !== 0) return null;
  const checker = ["exec", "--yes", "--ignore-scripts", `--package=${PACKAGE}`, "--", "vnu"];
  const { stdout, stderr } = spawnSync(
    "npm",
    [...checker, "--format", "json", "--stdout", "--exit-zero-always", ...files],
    { encoding: "utf8", maxBuffer: Number.MAX_SAFE_INTEGER },
  );
  if (!stdout.startsWith("{")) throw new Error(`The Nu checker did not run: ${stderr}`);
  return JSON.parse(stdout).messages;
}
