import { Form, useActionData } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { ConfirmationLinkState } from "~/provider/contract/documents.generated";
import { ButtonLink } from "~/storefront/ui/button";
import { Notice } from "~/storefront/ui/notice";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import { GuardedEmailForm } from "../sign-in/guarded-email-form";
import { BackToSignIn, EmailText, SignInPanel } from "../sign-in/sign-in-panel";

/** As the provider says it after the button. */
const LINK_IS_OVER =
  "This link has expired or was already used. Please request a new one; we'll email it right away.";

/** Distinguishes the button that confirms from the form that requests a new link. */
export const CONFIRM_INTENT = "confirm";

export interface ResendLinkView {
  /** What the link does for this visitor; null without a link and an address that is confirmed. */
  state: ConfirmationLinkState | null;
  /** The address of the link, or the customer's; initial value of the form. */
  email: string;
  /** The login, which leads back to the link; null for a customer who is signed in. */
  signInPath: string | null;
  honeypot: HoneypotInputProps;
}

/** The page of a confirmation link, which can also send a new link. */
export function ResendLinkPage(view: ResendLinkView) {
  const { problem, confirmed } = useActionData<ConfirmationResponse>() ?? {};
  if (confirmed) return <Confirmed email={confirmed} />;
  if (problem && view.state !== null) return <NotConfirmed problem={problem} view={view} />;
  switch (view.state) {
    case "WORKS":
    case "REMOVES_PASSWORD":
      return <Confirm {...view} />;
    case "SIGN_IN":
      return <SignInFirst {...view} />;
    case "CONFIRMED":
      return <Confirmed email={view.email} />;
    case "OVER":
      return <NotConfirmed problem={LINK_IS_OVER} view={view} />;
    default:
      return <NewLink {...view} />;
  }
}

/** The response to the button that confirms; the form for a new link has its own errors. */
interface ConfirmationResponse {
  problem?: string;
  /** The link's address when it had been confirmed before. */
  confirmed?: string;
}

function NewLink({ email, honeypot }: ResendLinkView) {
  return (
    <SignInPanel
      heading="Confirm your email address"
      lead="Didn't get our email, or did the link expire? We'll send you a new one."
      footer={<BackToSignIn />}
    >
      <ResendForm email={email} honeypot={honeypot} />
      <p className="mt-5 text-sm text-soft-ink">Emails sometimes land in spam, so please check there too.</p>
    </SignInPanel>
  );
}

function Confirm({ state, email, signInPath }: ResendLinkView) {
  return (
    <SignInPanel
      heading="One more click"
      lead={
        <>
          Is <EmailText>{email}</EmailText> your address?
        </>
      }
    >
      <p>
        Confirm it if you created an account with us. We'll then email you there and add any guest orders you
        placed with it to your account.
      </p>
      {state === "REMOVES_PASSWORD" && signInPath && <RemovesPassword signInPath={signInPath} />}
      <Form method="post" className="mt-6">
        <SubmitButton name="intent" value={CONFIRM_INTENT} sending="Confirming…">
          Yes, that's my address
        </SubmitButton>
      </Form>
      <p className="mt-4 text-sm text-soft-ink">
        If you didn't create an account, someone else entered your address. Just leave this page, and they
        won't see any of your orders.
      </p>
    </SignInPanel>
  );
}

/** On a device that the account was never used on, its owner can keep the password by showing it. */
function RemovesPassword({ signInPath }: { signInPath: string }) {
  return (
    <p className="mt-4">
      You haven't used your account on this device yet. To keep your password,{" "}
      <TextLink to={signInPath}>sign in with it first</TextLink>. Otherwise, we'll remove it to be safe, and
      you can create a new one.
    </p>
  );
}

function SignInFirst({ email, signInPath }: ResendLinkView) {
  return (
    <SignInPanel
      heading="Please sign in first"
      lead={
        <>
          This link confirms <EmailText>{email}</EmailText> for the account it was sent for.
        </>
      }
    >
      {signInPath ? (
        <>
          <p>Sign in to that account, and you can confirm the address.</p>
          <ButtonLink to={signInPath} className="mt-6">
            Sign in
          </ButtonLink>
        </>
      ) : (
        <p>You're signed in to another account. Please sign out, then open the link in our email again.</p>
      )}
    </SignInPanel>
  );
}

function NotConfirmed({ problem, view }: { problem: string; view: ResendLinkView }) {
  return (
    <SignInPanel heading="Not confirmed yet" lead="That's an easy fix." footer={<BackToSignIn />}>
      <Notice kind="error" className="mb-6">
        {problem}
      </Notice>
      <ResendForm email={view.email} honeypot={view.honeypot} />
    </SignInPanel>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <SignInPanel
      heading="Your email is confirmed"
      lead={
        <>
          Thanks for confirming <EmailText>{email}</EmailText>.
        </>
      }
    >
      <p>You're all set.</p>
      <ButtonLink to="/customer/account/dashboard" className="mt-6">
        Go to your account
      </ButtonLink>
    </SignInPanel>
  );
}

function ResendForm({ email, honeypot }: { email: string; honeypot: HoneypotInputProps }) {
  return (
    <GuardedEmailForm
      honeypot={honeypot}
      purpose="resend_link"
      email={email}
      button="Send me a new link"
      sending="Sending the link…"
    />
  );
}
