import { createHash, timingSafeEqual } from "node:crypto";
import type { EngineContext } from "../graphql/context";
import { answered, notAuthorized, refused } from "../shared/answer-json";
import { announceClearing } from "./announce-clearing";
import { readClearings, readVersion } from "./read-clearings";

/** The calls of specification §7 that clear, and the one by which other shops hear of it. */

const LONGEST_PATTERN = 1000;

/**
 * POST /caching/cache/clear: what belongs to the page that the `pattern` header names is read anew, by every process.
 * Only with the developer token in the `developer` header; else 401. The page's `query` in the body changes nothing:
 * nothing is kept by it.
 */
export async function answerClearPage(request: Request, context: EngineContext): Promise<Response> {
  if (!isDeveloper(request, context)) return notAuthorized();
  const pattern = request.headers.get("pattern") ?? "";
  if (!pattern || pattern.length > LONGEST_PATTERN)
    return refused("Invalid request: pattern is required.", 400);
  await clear(context, pattern);
  return answered({ cleared: pattern });
}

/** POST /caching/cache/clearall: the same for everything that is kept. */
export async function answerClearAll(request: Request, context: EngineContext): Promise<Response> {
  if (!isDeveloper(request, context)) return notAuthorized();
  await clear(context, null);
  return answered({ cleared: "all" });
}

/** GET /caching/cache/version?since=4: the current version, and the patterns cleared after that one; null is everything. */
export async function answerCacheVersion(request: Request, { db }: EngineContext): Promise<Response> {
  const since = new URL(request.url).searchParams.get("since");
  if (since === null) return answered({ version: await readVersion(db), patterns: [] });
  if (!/^\d{1,9}$/.test(since)) return refused("Invalid request: since must be a version.", 400);
  return answered(await readClearings(db, Number(since)));
}

async function clear({ db, hearClearings }: EngineContext, pattern: string | null): Promise<void> {
  await db.transaction().execute((transaction) => announceClearing(transaction, pattern));
  await hearClearings();
}

/** Compared by their hashes, so that the time taken tells nothing. */
function isDeveloper(request: Request, { settings }: EngineContext): boolean {
  const shown = request.headers.get("developer");
  if (!shown || !settings.developerToken) return false;
  return timingSafeEqual(hashOf(shown), hashOf(settings.developerToken));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
