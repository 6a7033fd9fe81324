import { remixHandler } from "./remix-handler.mjs";

/**
 * Answers requests with Remix, which looks at every route it knows, twice for each request. So each group of addresses,
 * those that begin alike, has a handler of its own that knows only the routes which can match: the time it takes does
 * not grow with the number of routes. See docs/decisions/0016-request-handlers-by-path-prefix.md.
 * @param {import("@remix-run/node").ServerBuild} build
 */
export function handlerOfRoutes(build) {
  const beginnings = new Set(Object.values(build.routes).map(prefixOf));
  const handlers = new Map();
  return (request, response, next) => {
    const asked = firstPart(request.path);
    const prefix = beginnings.has(asked) ? asked : ANY;
    if (!handlers.has(prefix)) {
      handlers.set(prefix, remixHandler(buildFor(build, prefix)));
    }
    return handlers.get(prefix)(request, response, next);
  };
}

/**
 * Names the group that an address belongs to: "/graphql", or "other" for those whose beginning no route has.
 * @param {import("@remix-run/node").ServerBuild} build
 */
export function groupsOf(build) {
  const beginnings = new Set(Object.values(build.routes).map(prefixOf));
  return (path) => {
    const asked = firstPart(path);
    return beginnings.has(asked) ? `/${asked}` : "other";
  };
}

/** The beginning of routes that match whatever an address begins with, and of the home page. */
const ANY = "";

/** The build with only the routes that matter for a beginning. Browsers get the whole list, from a file of its own. */
function buildFor(build, prefix) {
  const assets = { ...build.assets, routes: routesFor(build.assets.routes, prefix) };
  return { ...build, assets, routes: routesFor(build.routes, prefix) };
}

/** The routes that can match addresses with this beginning. */
export function routesFor(routes, prefix) {
  const matching = Object.values(routes).filter((route) => {
    const own = prefixOf(topOf(routes, route));
    return own === ANY || own === prefix;
  });
  return Object.fromEntries(matching.map((route) => [route.id, route]));
}

/** The route below the root that a route lies in. */
function topOf(routes, route) {
  const parent = routes[route.parentId];
  return !parent || parent.id === "root" ? route : topOf(routes, parent);
}

/** The first part of a route's path in lower case, as Remix matches without regard to case. */
function prefixOf({ path = "" }) {
  const part = path.split("/", 1)[0].toLowerCase();
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
