import { Form, useActionData } from "@remix-run/react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { ButtonLink } from "~/storefront/ui/button";
import { Notice } from "~/storefront/ui/notice";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { GuardedEmailForm } from "../sign-in/guarded-email-form";
import { BackToSignIn, EmailText, SignInPanel } from "../sign-in/sign-in-panel";

/** Distinguishes the button that confirms from the form that requests a new link. */
export const CONFIRM_INTENT = "confirm";

export interface ResendLinkView {
  /** The address that the link would confirm. Null without a link, and once it is confirmed. */
  confirming: string | null;
  /** The signed-in customer's address, once it is confirmed. */
  confirmed: string | null;
  /** Initial value of the form. */
  email: string;
  honeypot: HoneypotInputProps;
}

/** The page of a confirmation link, which can also send a new link. */
export function ResendLinkPage(view: ResendLinkView) {
  const { problem, confirmed } = useActionData<ConfirmationResponse>() ?? {};
  if (confirmed) return <Confirmed email={confirmed} />;
  if (problem && view.confirming !== null) return <NotConfirmed problem={problem} view={view} />;
  if (view.confirming !== null) return <Confirm email={view.confirming} />;
  if (view.confirmed !== null) return <Confirmed email={view.confirmed} />;
  return (
    <SignInPanel
      heading="Confirm your email address"
      lead="Didn't get our email, or did the link expire? We'll send you a new one."
      footer={<BackToSignIn />}
    >
      <ResendForm email={view.email} honeypot={view.honeypot} />
      <p className="mt-5 text-sm text-soft-ink">Emails sometimes land in spam, so please check there too.</p>
    </SignInPanel>
  );
}

/** The response to the button that confirms; the form for a new link has its own errors. */
interface ConfirmationResponse {
  problem?: string;
  /** The link's address when it had been confirmed before. */
  confirmed?: string;
}

function Confirm({ email }: { email: string }) {
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
