import { Field } from "~/storefront/ui/field";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { MAX_EMAILS_LENGTH } from "../../session/field-rules";
import { inviteValidator } from "./invite-form";

const labels = { emails: "Their email addresses" };

/** The form that emails the customer's referral link to several friends at once. */
export function InvitePart() {
  return (
    <section aria-labelledby="invite" className="mt-6 rounded-card border border-line bg-card p-5 md:p-8">
      <h2 id="invite" className="mb-4 font-heading text-xl font-semibold">
        Invite your friends by email
      </h2>
      <ValidatedForm validator={inviteValidator} resetAfterSubmit>
        <FormProblems labels={labels} />
        <Field
          name="emails"
          label={labels.emails}
          required
          inputMode="email"
          autoComplete="off"
          limit={MAX_EMAILS_LENGTH}
          help="Up to five, separated by commas. Each friend gets one email with your first name and link, and nothing else from us."
        />
        <SubmitButton sending="Sending…" variant="quiet" className="mt-5 w-full sm:w-auto">
          Send my link
        </SubmitButton>
      </ValidatedForm>
    </section>
  );
}
