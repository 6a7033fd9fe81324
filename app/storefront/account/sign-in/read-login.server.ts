import { redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { loginEmailCookie, readCookie } from "~/provider/cookies.server";
import { hasFeature } from "~/storefront/session/features.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import type { Network } from "~/storefront/social-login/networks";
import { shownNetworks } from "~/storefront/social-login/shown-networks.server";
import { type LoginWay, loginPath, loginWay } from "./login-ways";

/** The data of the login page. */
export interface LoginView {
  way: LoginWay;
  /** The address that a code was sent to, if any. */
  email: string | null;
  honeypot: HoneypotInputProps;
  /** The provider can send codes. */
  hasCodes: boolean;
  networks: Network[];
}

/**
 * Reads the login page.
 * @throws Response 302 to the form that requests a code when none was sent, or to the password when the provider
 *   sends no codes
 */
export async function readLogin(request: Request): Promise<LoginView> {
  const { search, searchParams } = new URL(request.url);
  const way = loginWay(searchParams);
  const [hasCodes, networks] = await Promise.all([hasFeature("one-time codes"), shownNetworks()]);
  if (way !== "password" && !hasCodes) throw redirect(loginPath(search, "password"));
  const email = way === "password" ? null : await readCookie(request, loginEmailCookie);
  if (way === "code" && !email) throw redirect(loginPath(search, "email"));
  return { way, email, honeypot: honeypotInputs(), hasCodes, networks };
}
