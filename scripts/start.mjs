/**
 * Serves the shop by one process: builds it when needed. The app itself migrates and seeds its database while it starts.
 * A process of a cluster (cluster.mjs) begins here, too; for it the build is there.
 */
import "./check-node.mjs";
import "./env-file.mjs";
import cluster from "node:cluster";
import { pathToFileURL } from "node:url";
import { BUILD, buildWhenStale } from "./build-when-stale.mjs";
import { explainError } from "./explain-error.mjs";
import { endAtUncaughtErrors } from "./uncaught-errors.mjs";

process.env.NODE_ENV ||= "production";
process.env.PORT ||= "3000";
const surviveUncaughtErrors = endAtUncaughtErrors(reject);

if (cluster.isPrimary) buildWhenStale();
// What the shop keeps is its user's alone.
process.umask(0o077);
const { serve } = await import("./serve.mjs");
await serve(await import(pathToFileURL(BUILD)), { port: Number(process.env.PORT), host: process.env.HOST });
surviveUncaughtErrors();

/** What an owner can fix is said in one line; anything else keeps its stack. */
function reject(error) {
  console.error(explainError(error, { port: process.env.PORT, mode: process.env.NODE_ENV }) ?? error);
  process.exit(1);
}
