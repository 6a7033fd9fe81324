/**
 * Serves the shop: builds it when the build is missing, older than its sources or made for development. The app itself
 * migrates and seeds its database while it starts.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const BUILD = "build/index.js";
const SOURCES = ["app", "public", "remix.config.js", "tailwind.config.ts", "package-lock.json"];
const GENERATED = join("public", "build");
const { resolve } = createRequire(import.meta.url);

process.env.NODE_ENV ||= "production";
process.env.PORT ||= "3000";
for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, refuse);

if (buildIsStale()) build();
const { serve } = await import("./serve.mjs");
serve(await import(pathToFileURL(BUILD)), { port: Number(process.env.PORT), host: process.env.HOST });

function buildIsStale() {
  if (!existsSync(BUILD)) return true;
  // `npm run dev` leaves a build that only runs in development.
  if (readFileSync(BUILD, "utf8").includes('var mode = "development"')) return true;
  return newestChange(SOURCES) > statSync(BUILD).mtimeMs;
}

function newestChange(paths) {
  let newest = 0;
  for (const path of paths) {
    if (path === GENERATED || !existsSync(path)) continue;
    const { mtimeMs } = statSync(path);
    const inside = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
    newest = Math.max(newest, inside.length > 0 ? newestChange(inside) : mtimeMs);
  }
  return newest;
}

function build() {
  console.log("Building the shop …");
  const { status } = spawnSync(process.execPath, [resolve("@remix-run/dev/dist/cli.js"), "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** What an owner can mend is said in one line; anything else keeps its stack. */
function refuse(error) {
  if (error?.code === "EADDRINUSE") {
    console.error(`Port ${process.env.PORT} is taken. Set PORT to a free one.`);
  } else {
    const mendable = /^Wrong settings/.test(error?.message) || error?.cause?.code;
    console.error(mendable ? error.message : error);
  }
  process.exit(1);
}
