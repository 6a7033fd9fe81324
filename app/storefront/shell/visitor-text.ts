import { pathAndQuery } from "../session/path-and-query";
/** The first name in the greeting: at most 10 characters (specification §9). */
export function shortName(firstname: string): string {
  const letters = Array.from(firstname.trim());
  return letters.length > 10 ? `${letters.slice(0, 10).join("")}…` : letters.join("");
}

/** The cart badge: 99+ above 99 (specification §4). */
export function cartBadge(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** Returns the path of the login page, with a return path to this page (specification §2). */
export function loginPath(
  page: "login" | "register",
  location: { pathname: string; search: string },
): string {
  const path = `/customer/${page}`;
  if (location.pathname === "/" || location.pathname.startsWith("/customer/")) return path;
  return `${path}?redirect=${encodeURIComponent(pathAndQuery(location))}`;
}
