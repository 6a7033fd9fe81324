import { redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { loginEmailCookie, readCookie } from "~/provider/cookies.server";
import { hasFeature } from "~/storefront/session/features.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import type { Network } from "~/storefront/social-login/networks";
import { shownNetworks } from "~/storefront/social-login/shown-networks.server";
import { type LoginWay, loginPath, loginWay } from "./login-ways";

/** What the login page shows. */
export interface LoginView {
  way: LoginWay;
  /** The address that a code was mailed to, if there is one. */
  email: string | null;
  honeypot: HoneypotInputProps;
  /** Whether a code can be mailed. */
  hasCodes: boolean;
  networks: Network[];
}

/**
 * @throws Response 302 to the form that has a code mailed, where a code is to be typed and none was mailed; to the
 * password where no codes are mailed
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
