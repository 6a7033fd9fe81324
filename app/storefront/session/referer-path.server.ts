import { pathAndQuery } from "./path-and-query";
/** Returns the page of this shop that sent the form, as path and search; the home page when it is unknown. */
export function refererPath(request: Request): string {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return "/";
  const page = new URL(referer);
  const isOwn = page.host === new URL(request.url).host && /^https?:$/.test(page.protocol);
  return isOwn && !page.pathname.startsWith("//") ? pathAndQuery(page) : "/";
}
