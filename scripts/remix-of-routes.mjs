import { createRequestHandler } from "@remix-run/node";

/**
 * Returns a function that finds Remix's request handler for a path. Remix checks every route it knows, twice per
 * request. Therefore each group of URLs with the same first segment has a separate handler with only the routes that can
 * match, so that the time does not grow with the number of routes. See
 * docs/decisions/0016-request-handlers-by-path-prefix.md.
 * @param {import("@remix-run/node").ServerBuild} build
 * @returns {(path: string) => { prefix: string, respond: import("@remix-run/node").RequestHandler }}
 */
export function remixOfRoutes(build) {
  const beginnings = new Set(Object.values(build.routes).map(prefixOf));
  const handlers = new Map();
  return (path) => {
    const asked = firstPart(path);
    const prefix = beginnings.has(asked) ? asked : ANY;
    if (!handlers.has(prefix)) {
      const respond = createRequestHandler(buildFor(build, prefix), process.env.NODE_ENV);
      handlers.set(prefix, { prefix, respond });
    }
    return handlers.get(prefix);
  };
}

/**
 * Returns a function that names the group of a URL: "/graphql", or "other" when no route has its first segment.
 * @param {import("@remix-run/node").ServerBuild} build
 */
export function groupsOf(build) {
  const beginnings = new Set(Object.values(build.routes).map(prefixOf));
  return (path) => {
    const asked = firstPart(path);
    return beginnings.has(asked) ? `/${asked}` : "other";
  };
}

/** First segment of routes that match any URL, and of the home page. */
const ANY = "";

/** The build with only the routes relevant for a first segment. Browsers get the whole list, from a separate file. */
function buildFor(build, prefix) {
  const assets = { ...build.assets, routes: routesFor(build.assets.routes, prefix) };
  return { ...build, assets, routes: routesFor(build.routes, prefix) };
}

/** The routes that can match URLs with this first segment. */
export function routesFor(routes, prefix) {
  const matching = Object.values(routes).filter((route) => {
    const own = prefixOf(topOf(routes, route));
    return own === ANY || own === prefix;
  });
  return Object.fromEntries(matching.map((route) => [route.id, route]));
}

/** The ancestor of a route directly below the root. */
function topOf(routes, route) {
  const parent = routes[route.parentId];
  return !parent || parent.id === "root" ? route : topOf(routes, parent);
}

/** The first segment of a route's path in lower case, since Remix ignores case, as it does a slash before it. */
function prefixOf({ path = "" }) {
  const part = path.replace(/^\//, "").split("/", 1)[0].toLowerCase();
  return /[:*?]/.test(part) ? ANY : part;
}

function firstPart(path) {
  const [, part = ""] = path.split("/", 2);
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return ANY;
  }
}
