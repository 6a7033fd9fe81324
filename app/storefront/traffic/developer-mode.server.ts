import { createHash, timingSafeEqual } from "node:crypto";
import { redirect } from "@remix-run/node";
import { clearCache } from "~/provider/clear-cache.server";
import { developerCookie, readCookie, wasSent } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { currentSettings } from "~/settings/settings.server";
import { samePage } from "../session/same-page";
import { flash } from "../shell/flash.server";

const TOKEN = "developer";
const CLEAR_PAGE = "clearcache";
const CLEAR_ALL = "__clearcacheall__";

/**
 * Checks whether the developer who sent the request may clear caches (specification §4 "Developer mode"): the
 * `developer` parameter equals the configured token, or did so within the last day. `?clearcache` and
 * `?__clearcacheall__` then clear caches although this is a GET: the specification requires it, it needs the token, and
 * it costs nothing but time.
 * @throws Response 302 to the same URL without these parameters, so that neither token nor command stays in the
 * browser's history
 */
export async function enterDeveloperMode(request: Request): Promise<boolean> {
  const token = currentSettings().developerToken;
  if (!token) return false;
  const address = new URL(request.url);
  const shown = address.searchParams.get(TOKEN);
  if (shown === null && !wasSent(request, developerCookie)) return false;

  const proof = shown === null ? await readCookie(request, developerCookie) : hashOf(shown);
  const isDeveloper = proof !== null && isSame(proof, hashOf(token));
  if (isDeveloper && hasCommand(address)) throw await obey(request, address);
  if (!isDeveloper && shown !== null) throw await leave(request, address);
  return isDeveloper;
}

/** A wrong or empty token ends the mode. */
async function leave(request: Request, address: URL): Promise<Response> {
  const provider = await openProvider(request);
  provider.keepCookie(developerCookie, null);
  return goTo(pageAt(address), provider);
}

function hasCommand({ searchParams }: URL): boolean {
  return [TOKEN, CLEAR_PAGE, CLEAR_ALL].some((name) => searchParams.has(name));
}

async function obey(request: Request, address: URL): Promise<Response> {
  const provider = await openProvider(request);
  const page = pageAt(address);
  const shown = address.searchParams.get(TOKEN);
  if (shown !== null) provider.keepCookie(developerCookie, hashOf(shown));

  const clearsAll = address.searchParams.has(CLEAR_ALL);
  if (clearsAll || address.searchParams.has(CLEAR_PAGE)) {
    const isCleared = await clearCache(clearsAll ? null : page);
    const what = clearsAll ? "all pages" : page.pathname;
    if (isCleared) flash(provider, "success", `The cache of ${what} was cleared.`);
    else flash(provider, "error", `The provider did not clear the cache of ${what}.`);
  }
  return goTo(page, provider);
}

async function goTo(page: URL, provider: Provider): Promise<Response> {
  return redirect(samePage(page), { headers: await provider.headers() });
}

/** Returns the page's URL without the parameters of this mode. */
function pageAt(address: URL): URL {
  const page = new URL(address);
  for (const name of [TOKEN, CLEAR_PAGE, CLEAR_ALL]) page.searchParams.delete(name);
  return page;
}

function isSame(proof: string, expected: string): boolean {
  return proof.length === expected.length && timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
}

/** The token itself is never sent, not even in a signed cookie. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
