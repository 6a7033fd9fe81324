import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The package has the checker's Java archive. It is no dependency: it has 30 MB and needs Java. */
const PACKAGE = "vnu-jar@26.9.27";

/** React writes `<br/>`, which is valid; the checker remarks on each. */
const NOT_APPLICABLE = /^Trailing slash on void elements/;

export interface NuResult {
  pages: number;
  errors: string[];
  warnings: string[];
}

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: "warning" | "fatal";
  url: string;
  message: string;
}

/**
 * Checks HTML files by the Nu checker of the W3C, which npm gets from the registry.
 * @returns null without Java
 */
export function checkByNu(folder: string): NuResult | null {
  // Without Java the package would download one.
  if (spawnSync("java", ["-version"]).status !== 0) return null;
  const files = readdirSync(folder).map((name) => join(folder, name));
  const checker = ["exec", "--yes", "--ignore-scripts", `--package=${PACKAGE}`, "--", "vnu"];
  const { stdout, stderr } = spawnSync(
    "npm",
    [...checker, "--format", "json", "--stdout", "--exit-zero-always", ...files],
    { encoding: "utf8", maxBuffer: Number.MAX_SAFE_INTEGER },
  );
  if (!stdout.startsWith("{")) throw new Error(`The Nu checker did not run: ${stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const relevant = messages.filter(({ message }) => !NOT_APPLICABLE.test(message));
  const described = (list: Message[]) => list.map(({ url, message }) => `${message} (${url})`);
  return {
    pages: files.length,
    errors: described(relevant.filter(({ type }) => type !== "info")),
    warnings: described(relevant.filter(({ type }) => type === "info")),
  };
}
