import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { type ServedProcess, serveProcess } from "./served-shop";

const FOLDER = "tests/load/bare-remix";
const { resolve } = createRequire(import.meta.url);

/**
 * Builds a Remix app with a page of one line by the store's compiler, and serves it as Remix does by default
 * (remix-serve): what the framework itself costs on this machine.
 * @throws Error when it cannot be built or does not respond within a minute
 */
export async function serveBarePage(port: number): Promise<ServedProcess> {
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve("@remix-run/dev/dist/cli.js"), "build", FOLDER],
    {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", VITE_CJS_IGNORE_WARNING: "true" },
    },
  );
  if (status !== 0) throw new Error(`The bare page was not built. ${stderr}`);
  const program = resolve("@remix-run/serve/dist/cli.js");
  return serveProcess([program, `${FOLDER}/build/index.js`], { PORT: String(port) });
}
