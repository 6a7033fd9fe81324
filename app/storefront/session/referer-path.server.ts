import { pathAndQuery } from "./path-and-query";
/** The page of this shop on which a form stood, as path and search; the home page when that is not known. */
export function refererPath(request: Request): string {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return "/";
  const page = new URL(referer);
  const isOwn = page.host === new URL(request.url).host && /^https?:$/.test(page.protocol);
  return isOwn && !page.pathname.startsWith("//") ? pathAndQuery(page) : "/";
}
