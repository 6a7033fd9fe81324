import { Link, useLocation } from "@remix-run/react";
import { ValidatedForm } from "remix-validated-form";
import type { Network } from "~/storefront/social-login/networks";
import { SocialButtons } from "~/storefront/social-login/social-buttons";
import { Field } from "~/storefront/ui/field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { loginValidator } from "./login-form";
import { SignInPanel } from "./sign-in-panel";

const labels = { email: "Email", password: "Password" };

/** Where customers sign in; the way back stays in the address. */
export function LoginPage({ networks }: { networks: Network[] }) {
  const { search } = useLocation();
  return (
    <SignInPanel
      heading="Sign in to My Pet Canvas"
      lead="Your orders, your addresses and your designs, all in one place."
      footer={
        <>
          New here?{" "}
          <Link
            to={`/customer/register${search}`}
            className="font-semibold text-accent underline underline-offset-4"
          >
            Create an account
          </Link>
        </>
      }
    >
      <ValidatedForm validator={loginValidator} method="post" noValidate>
        <FormProblems labels={labels} />
        <div className="space-y-5">
          <Field
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            required
            autoComplete="username"
          />
          <Field
            name="password"
            label={labels.password}
            type="password"
            required
            autoComplete="current-password"
          />
          <SubmitButton sending="Signing in…" className="w-full">
            Sign in
          </SubmitButton>
        </div>
      </ValidatedForm>
      <SocialButtons networks={networks} />
    </SignInPanel>
  );
}
