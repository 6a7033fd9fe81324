import { createHash, timingSafeEqual } from "node:crypto";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, notAuthorized, rejected } from "../shared/json-response";
import { invalidateCache } from "./invalidate-cache";
import { readInvalidations, readVersion } from "./read-invalidations";

/** REST endpoints of specification §7 that invalidate caches, and the one that stores with a remote provider poll. */

const MAX_PATTERN_LENGTH = 1000;

/**
 * POST /caching/cache/clear: invalidates the page named by the `pattern` header in every process.
 * Requires the developer token in the `developer` header, else 401. Ignores the `query` of the body: no cache key
 * contains it.
 */
export async function handleInvalidatePage(request: Request, context: EngineContext): Promise<Response> {
  if (!isDeveloper(request, context)) return notAuthorized();
  const pattern = request.headers.get("pattern") ?? "";
  if (!pattern || pattern.length > MAX_PATTERN_LENGTH)
    return rejected("Invalid request: pattern is required.", 400);
  await invalidate(context, pattern);
  return jsonResponse({ cleared: pattern });
}

/** POST /caching/cache/clearall: invalidates everything. */
export async function handleInvalidateAll(request: Request, context: EngineContext): Promise<Response> {
  if (!isDeveloper(request, context)) return notAuthorized();
  await invalidate(context, null);
  return jsonResponse({ cleared: "all" });
}

/** GET /caching/cache/version?since=4: the current version, and the patterns invalidated after `since`; null is everything. */
export async function respondWithCacheVersion(request: Request, { db }: EngineContext): Promise<Response> {
  const since = new URL(request.url).searchParams.get("since");
  if (since === null) return jsonResponse({ version: await readVersion(db), patterns: [] });
  if (!/^\d{1,9}$/.test(since)) return rejected("Invalid request: since must be a version.", 400);
  return jsonResponse(await readInvalidations(db, Number(since)));
}

async function invalidate({ db, catchUpInvalidations }: EngineContext, pattern: string | null) {
  await db.transaction().execute((transaction) => invalidateCache(transaction, pattern));
  await catchUpInvalidations();
}

/** Compares hashes in constant time. */
function isDeveloper(request: Request, { settings }: EngineContext): boolean {
  const shown = request.headers.get("developer");
  if (!shown || !settings.developerToken) return false;
  return timingSafeEqual(hashOf(shown), hashOf(settings.developerToken));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
