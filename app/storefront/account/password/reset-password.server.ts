import { json, redirect } from "@remix-run/node";
import { openProvider } from "~/provider/provider.server";
import { DASHBOARD } from "~/storefront/session/return-path.server";
import { readPasswordLink } from "./save-password.server";

/** The page of a link that resets a password. @throws Response 302 to the dashboard for who is logged in */
export async function readResetPasswordPage(request: Request) {
  const provider = await openProvider(request);
  if (provider.isLoggedIn) throw redirect(DASHBOARD);
  const view = await readPasswordLink(request, provider);
  return json(view, { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}
