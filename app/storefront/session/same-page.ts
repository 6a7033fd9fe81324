import { pathAndQuery } from "./path-and-query";

/**
 * Returns the path and query of a URL of the shop, for a redirect: a path that starts with two slashes would mean
 * another host.
 */
export function samePage({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  return pathAndQuery({ pathname: pathname.replace(/^\/{2,}/, "/"), search });
}
