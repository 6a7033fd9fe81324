import { redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { loginEmailCookie, readCookie } from "~/provider/cookies.server";
import { hasFeature } from "~/storefront/session/features.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import type { Network } from "~/storefront/social-login/networks";
import { shownNetworks } from "~/storefront/social-login/shown-networks.server";
import { type LoginWay, loginPath, loginWay } from "./login-ways";

/** Data of the login page. */
export interface LoginView {
  way: LoginWay;
  /** The address that a code was sent to, if any. */
  email: string | null;
  honeypot: HoneypotInputProps;
  /** Whether login codes are supported. */
  hasCodes: boolean;
  networks: Network[];
}

/**
 * @throws Response 302 from the form for a code to the one that requests it, when none was sent; to the password form
 * when codes are not supported
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
