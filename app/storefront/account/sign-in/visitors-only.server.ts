import { redirect } from "@remix-run/node";
import { openProvider } from "~/provider/provider.server";
import { DASHBOARD, rememberLastPage } from "~/storefront/session/return-path.server";

/**
 * Guards login and register pages; returns the headers of the page.
 * @throws Response 302 to the dashboard for a signed-in customer
 */
export async function visitorsOnly(request: Request): Promise<Headers> {
  const provider = await openProvider(request);
  if (provider.isLoggedIn) throw redirect(DASHBOARD);
  rememberLastPage(request, provider);
  return provider.headers({ "Cache-Control": "no-store" });
}
