import { createHash, timingSafeEqual } from "node:crypto";
import type { EngineContext } from "../graphql/context";
import { answered, notAuthorized } from "../shared/answer-json";
import { forgetKept } from "../shared/kept-in-memory";

/**
 * POST /caching/cache/clear and /caching/cache/clearall (specification §7): what the engine keeps in memory is read
 * anew. It is not kept by page, so the page that the `pattern` header names and everything are forgotten alike. Only
 * with the developer token in the `developer` header; else 401.
 */
export function answerClearCache(request: Request, { db, settings }: EngineContext): Response {
  if (!isDeveloper(request.headers.get("developer"), settings.developerToken)) {
    return notAuthorized();
  }
  forgetKept(db);
  return answered({ cleared: request.headers.get("pattern") ?? "all" });
}

/** Compared by their hashes, so that the time taken tells nothing. */
function isDeveloper(shown: string | null, token: string | undefined): boolean {
  if (!shown || !token) return false;
  return timingSafeEqual(hashOf(shown), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
