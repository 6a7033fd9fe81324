/**
 * Keeps visited content pages readable without a connection.
 *
 * Nothing personal is ever kept: the copy of a page is fetched anew without cookies, so it is what a stranger would
 * see. Account, cart, checkout, designs and photos are left alone, and so are addresses with parameters.
 */
const VERSION = "1";
const PAGES = `pages-${VERSION}`;
const FILES = `files-${VERSION}`;
const PICTURES = `pictures-${VERSION}`;
const MOST = { [PAGES]: 40, [FILES]: 150, [PICTURES]: 100 };

const OFFLINE_PAGE = "/offline.html";
const HOUR = 60 * 60 * 1000;

const PRIVATE_PAGE =
  /^\/(admin|admin-api|customer|checkout|abandoned|photos|pictures|sandbox-payment|dev|graphql|rest|caching|newsletter|bulk-order|validate|artwork_view|proof_order|cookie-choices|facebook|twitter)\b|-tool$/;
const CONTENT_PAGE = /^\/([\w-]*|(blog|accessories|wall-art)\/[\w-]+)$/;
const FILE = /^\/(build|fonts)\//;
const PICTURE = /^\/((media\/catalog|drawings|images)\/|favicon\.svg$)/;

addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const files = await caches.open(FILES);
      await files.add(OFFLINE_PAGE);
      await skipWaiting();
    })(),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !(name in MOST)).map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  );
});

/** The page tells where the shopper is, however they came there. */
addEventListener("message", (event) => {
  const { visited } = event.data;
  if (isContentPage(visited)) event.waitUntil(keepPage(visited));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.method !== "GET") {
    if (address.pathname === "/customer/logout") event.waitUntil(caches.delete(PAGES));
    return;
  }
  if (request.mode === "navigate") event.respondWith(networkOrCopy(request, address));
  else if (address.searchParams.has("_data")) event.respondWith(networkOrReload(request, address));
  else if (FILE.test(address.pathname)) event.respondWith(keptOrNetwork(request, FILES));
  else if (PICTURE.test(address.pathname)) event.respondWith(networkOrKept(request, PICTURES));
});

function isContentPage(path) {
  return CONTENT_PAGE.test(path) && !PRIVATE_PAGE.test(path);
}

/** Keeps what a stranger sees of the page, once an hour at most, with the scripts and styles that it needs. */
async function keepPage(path) {
  const pages = await caches.open(PAGES);
  const known = await pages.match(path);
  if (known && Date.now() - Date.parse(known.headers.get("Date")) < HOUR) return;
  const answer = await fetch(path, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!answer.ok || !answer.headers.get("Content-Type")?.startsWith("text/html")) return;
  const markup = await answer.clone().text();
  await pages.delete(path);
  await keep(PAGES, path, answer);
  await keepFiles(new Set(markup.match(/\/build\/[\w./-]+\.(?:js|css|woff2|svg)\b/g)));
}

async function keepFiles(paths) {
  const files = await caches.open(FILES);
  for (const path of paths) {
    if (await files.match(path)) continue;
    const answer = await fetch(path, { credentials: "omit" });
    if (answer.ok) await keep(FILES, path, answer);
  }
}

/** Adds to a cache and lets go of what has been there longest. */
async function keep(name, key, answer) {
  const cache = await caches.open(name);
  await cache.put(key, answer);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - MOST[name]));
  await Promise.all(tooMany.map((old) => cache.delete(old)));
}

async function networkOrCopy(request, address) {
  try {
    return await fetch(request);
  } catch {
    return (await copyOf(address)) ?? (await caches.match(OFFLINE_PAGE));
  }
}

/** The copy of a page at this very address. */
async function copyOf(address) {
  if (address.search) return undefined;
  return (await caches.open(PAGES)).match(address.pathname);
}

/** Without a connection the page's data is not to be had, but perhaps the page: the app is told to load that. */
async function networkOrReload(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = new URL(address);
    page.searchParams.delete("_data");
    if (!(await copyOf(page))) throw error;
    const headers = {
      "X-Remix-Redirect": page.pathname,
      "X-Remix-Status": "302",
      "X-Remix-Reload-Document": "true",
    };
    return new Response(null, { status: 204, headers });
  }
}

/** Files whose names change with their contents. */
async function keptOrNetwork(request, name) {
  const known = await (await caches.open(name)).match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(name, request, answer.clone());
  return answer;
}

async function networkOrKept(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok && isForEverybody(answer)) await keep(name, request, answer.clone());
    return answer;
  } catch (error) {
    const known = await (await caches.open(name)).match(request);
    if (known) return known;
    throw error;
  }
}

function isForEverybody(answer) {
  return !/private|no-store/.test(answer.headers.get("Cache-Control") ?? "");
}
