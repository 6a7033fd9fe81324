/** True for what the scripts of a page that was loaded before ask for; browsers ask for documents as HTML. */
export function isFromLoadedPage(request: Request): boolean {
  return !request.headers.get("Accept")?.includes("text/html");
}

/** The same of a page of the account area. */
export function isFromAccountPage(request: Request): boolean {
  const referer = request.headers.get("Referer") ?? "";
  if (!isFromLoadedPage(request) || !URL.canParse(referer)) return false;
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host && pathname.startsWith("/customer/account");
}
