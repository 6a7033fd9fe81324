import { useLocation } from "@remix-run/react";
import { thisBrand } from "~/brand/this-brand";
import { SocialButtons } from "~/storefront/social-login/social-buttons";
import { TextLink } from "~/storefront/ui/text-link";
import { GuardedEmailForm } from "./guarded-email-form";
import { LoginCodeForm } from "./login-code-form";
import { LoginPasswordForm } from "./login-password-form";
import { loginPath } from "./login-ways";
import { OtherWay } from "./other-way";
import type { LoginView } from "./read-login.server";
import { SignInPanel } from "./sign-in-panel";

/** The login page, by password or by an emailed code; the return path stays in the URL. */
export function LoginPage({ view }: { view: LoginView }) {
  const { search } = useLocation();
  const { heading, lead } = wordsOf(view, new URLSearchParams(search).get("redirect"));
  return (
    <SignInPanel heading={heading} lead={lead} footer={<NewHere search={search} />}>
      {view.way === "email" && (
        <GuardedEmailForm
          honeypot={view.honeypot}
          purpose="login_code"
          email={view.email ?? ""}
          button="Send me the code"
          sending="Sending the code…"
        />
      )}
      {view.way === "code" && <LoginCodeForm {...view} />}
      {view.way === "password" && <LoginPasswordForm {...view} />}
      {view.hasCodes && (
        <OtherWay to={loginPath(search, view.way === "password" ? "email" : "password")}>
          {view.way === "password" ? "Email me a code" : "Use my password"}
        </OtherWay>
      )}
      {view.way !== "code" && <SocialButtons networks={view.networks} />}
    </SignInPanel>
  );
}

/** Why pages outside the account ask for a login, by path. */
const reasonsToSignIn: ReadonlyMap<string, string> = new Map([
  ["/bulk-order", "Bulk orders need an account, because they take the designs you've saved in it."],
]);

/** @param redirect path of the page that asked for the login; null without one */
function wordsOf({ way, email }: LoginView, redirect: string | null): { heading: string; lead: string } {
  if (way === "email")
    return {
      heading: "Sign in with a code",
      lead: "No password needed. We'll email you a six-digit code to enter here.",
    };
  if (way === "code")
    return {
      heading: "Enter the code from your email",
      lead: `If there's an account for ${email}, we've emailed it a six-digit code. It works once, for ten minutes.`,
    };
  return {
    heading: `Sign in to ${thisBrand().name}`,
    lead: reasonsToSignIn.get(redirect ?? "") ?? "Your orders, addresses and designs, all in one place.",
  };
}

function NewHere({ search }: { search: string }) {
  const parameters = new URLSearchParams(search);
  parameters.delete("by");
  return (
    <>
      New here?{" "}
      <TextLink to={{ pathname: "/customer/register", search: parameters.toString() }}>
        Create an account
      </TextLink>
    </>
  );
}
