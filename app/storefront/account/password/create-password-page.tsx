import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { EmailText, SignInPanel } from "../sign-in/sign-in-panel";
import type { CreatePasswordView } from "./create-password.server";
import { CREATE_LINK_INTENT } from "./reset-password-form";
import { ResetPasswordPage } from "./reset-password-page";

/** The page where an account without a password, such as one created by a social login, gets its first one. */
export function CreatePasswordPage({ mayWriteTo, ...link }: CreatePasswordView) {
  if (link.email !== null || mayWriteTo === null) {
    return <ResetPasswordPage heading="Create your password" {...link} />;
  }
  return (
    <SignInPanel
      heading="Create your password"
      lead="With a password, you can also sign in with your email address."
    >
      <p>
        We'll email <EmailText>{mayWriteTo}</EmailText> a link to choose your password.
      </p>
      <Form method="post" className="mt-6">
        <SubmitButton name="intent" value={CREATE_LINK_INTENT} sending="Sending the link…">
          Email me the link
        </SubmitButton>
      </Form>
    </SignInPanel>
  );
}
