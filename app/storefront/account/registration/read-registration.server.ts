import { redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { RegisterByCodeDocument } from "~/provider/contract/documents.generated";
import { loginEmailCookie, readCookie } from "~/provider/cookies.server";
import { isSupported } from "~/provider/supports.server";
import { hasFeature } from "~/storefront/session/features.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import type { Network } from "~/storefront/social-login/networks";
import { shownNetworks } from "~/storefront/social-login/shown-networks.server";
import { type LoginWay, loginWay, registrationPath } from "../sign-in/login-ways";

/** Data of the registration page. */
export interface RegistrationView {
  way: LoginWay;
  /** The address that a code was sent to, if any. */
  email: string | null;
  /** Whether the provider stores phone number and other details of the extension. */
  hasFurther: boolean;
  /** Whether accounts can be created by a code. */
  hasCodes: boolean;
  honeypot: HoneypotInputProps;
  networks: Network[];
}

/**
 * @throws Response 302 from the form for a code to the one that requests it, when none was sent; to the password form
 * when codes are not supported
 */
export async function readRegistration(request: Request): Promise<RegistrationView> {
  const { search, searchParams } = new URL(request.url);
  const way = loginWay(searchParams);
  const [hasCodes, hasFurther, networks] = await Promise.all([
    isSupported(RegisterByCodeDocument),
    hasFeature("further details"),
    shownNetworks(),
  ]);
  if (way !== "password" && !hasCodes) throw redirect(registrationPath(search, "password"));
  const email = way === "password" ? null : await readCookie(request, loginEmailCookie);
  if (way === "code" && !email) throw redirect(registrationPath(search, "email"));
  return { way, email, hasFurther, hasCodes, honeypot: honeypotInputs(), networks };
}
