import { pathAndQuery } from "./path-and-query";

/** The path and query of an address of the shop, for a redirect to it: a path with two slashes first would name another host. */
export function samePage({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  return pathAndQuery({ pathname: pathname.replace(/^\/{2,}/, "/"), search });
}
