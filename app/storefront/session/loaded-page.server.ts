/** Returns true for requests by the scripts of a page that is already loaded; browsers request documents as HTML. */
export function isFromLoadedPage(request: Request): boolean {
  return !request.headers.get("Accept")?.includes("text/html");
}

/** The same for a page of the account area. */
export function isFromAccountPage(request: Request): boolean {
  const referer = request.headers.get("Referer") ?? "";
  if (!isFromLoadedPage(request) || !URL.canParse(referer)) return false;
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host && pathname.startsWith("/customer/account");
}
