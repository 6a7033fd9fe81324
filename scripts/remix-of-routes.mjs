import { createRequestHandler } from "@remix-run/node";

/**
 * Returns a function that finds Remix's request handler for a path. Remix checks every route it knows, twice per
 * request. Therefore each group of URLs with the same first two segments has a separate handler with only the routes that
 * can match, so that the time does not grow with the number of routes. See
 * docs/decisions/0016-request-handlers-by-path-prefix.md.
 * @param {import("@remix-run/node").ServerBuild} build
 * @returns {(path: string) => { prefix: string, respond: import("@remix-run/node").RequestHandler }} `prefix` is the first
 * segment
 */
export function remixOfRoutes(build) {
  const routes = Object.values(build.routes);
  const beginnings = new Set(routes.map((route) => prefixOf(route)));
  const continuations = new Set(routes.map((route) => `${prefixOf(route)}/${prefixOf(route, 1)}`));
  const handlers = new Map();
  return (path) => {
    const asked = partOf(path, 1);
    const prefix = beginnings.has(asked) ? asked : ANY;
    const next = partOf(path, 2);
    const second = continuations.has(`${prefix}/${next}`) ? next : ANY;
    const key = `${prefix}/${second}`;
    if (!handlers.has(key)) {
      const respond = createRequestHandler(buildFor(build, prefix, second), process.env.NODE_ENV);
      handlers.set(key, { prefix, respond });
    }
    return handlers.get(key);
  };
}

/**
 * Returns a function that names the group of a URL: "/graphql", or "other" when no route has its first segment.
 * @param {import("@remix-run/node").ServerBuild} build
 */
export function groupsOf(build) {
  const beginnings = new Set(Object.values(build.routes).map((route) => prefixOf(route)));
  return (path) => {
    const asked = partOf(path, 1);
    return beginnings.has(asked) ? `/${asked}` : "other";
  };
}

/** A segment of routes in which any URL matches, of the home page, and of URLs that no route names. */
const ANY = "";

/** The build with only the routes relevant for these segments. Browsers get the whole list, from a separate file. */
function buildFor(build, prefix, second) {
  const assets = { ...build.assets, routes: routesFor(build.assets.routes, prefix, second) };
  return { ...build, assets, routes: routesFor(build.routes, prefix, second) };
}

/** The routes that can match URLs with this first and second segment. */
export function routesFor(routes, prefix, second = ANY) {
  const matching = Object.values(routes).filter((route) => {
    const top = topOf(routes, route);
    const [own, next] = [prefixOf(top), prefixOf(top, 1)];
    return own === ANY || (own === prefix && (next === ANY || next === second));
  });
  return Object.fromEntries(matching.map((route) => [route.id, route]));
}

/** The ancestor of a route directly below the root. */
function topOf(routes, route) {
  const parent = routes[route.parentId];
  return !parent || parent.id === "root" ? route : topOf(routes, parent);
}

/** A segment of a route's path in lower case, since Remix ignores case, as it does a slash before it. */
function prefixOf({ path = "" }, index = 0) {
  const parts = path.replace(/^\//, "").split("/");
  const isVariable = parts.slice(0, index + 1).some((part) => /[:*?]/.test(part));
  return isVariable ? ANY : (parts[index] ?? ANY).toLowerCase();
}

function partOf(path, index) {
  const part = path.split("/", index + 1)[index] ?? "";
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return ANY;
  }
}
