import { Form } from "@remix-run/react";
import { CheckboxField } from "~/storefront/ui/checkbox-field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextLink } from "~/storefront/ui/text-link";
import type { SettingsData } from "./loader.server";
import { settingsValidator } from "./settings-form";
import { rewardsPath, subPages } from "./sub-pages";

/** Settings for emails about points, and a button to leave the loyalty levels. */
export function SettingsPanel({ data }: { data: SettingsData }) {
  return (
    <>
      <PageHeading>{subPages.settings.title}</PageHeading>
      <EmailChoices data={data} />
      <Participation joinedOn={data.joinedOn} />
    </>
  );
}

function EmailChoices({ data: { notifiesChanges, notifiesExpiry, noticeDays } }: { data: SettingsData }) {
  return (
    <section aria-labelledby="letters" className="rounded-card border border-line bg-card p-6">
      <h2 id="letters" className="font-heading text-xl font-semibold">
        Emails
      </h2>
      <p className="mb-4 mt-1 text-soft-ink">Which emails would you like?</p>
      <IntentForm
        intent="settings"
        labels={{}}
        key={`${notifiesChanges} ${notifiesExpiry}`}
        validator={settingsValidator}
        action={rewardsPath("settings")}
        defaultValues={{ changes: notifiesChanges, expiry: notifiesExpiry }}
      >
        <CheckboxField name="changes" label="When I earn points or points are taken back" />
        <CheckboxField name="expiry" label={expiryLabel(noticeDays)} />
        <SubmitButton name="save" value="letters" sending="Saving…" className="mt-5">
          Save
        </SubmitButton>
      </IntentForm>
    </section>
  );
}

function Participation({ joinedOn }: Pick<SettingsData, "joinedOn">) {
  return (
    <section aria-labelledby="participation" className="mt-6 rounded-card border border-line bg-card p-6">
      <h2 id="participation" className="font-heading text-xl font-semibold">
        Loyalty program
      </h2>
      {joinedOn === null ? (
        <p className="mt-1 text-soft-ink">
          You haven't joined.{" "}
          <TextLink to={rewardsPath("loyaltylevel/join")} isTall>
            See the levels
          </TextLink>
        </p>
      ) : (
        <Form method="post" action={rewardsPath("settings")} className="mt-1">
          <p className="mb-4 max-w-measure text-soft-ink">
            Member since {joinedOn}. If you leave, you keep your points and earn one point per dollar on your
            next order.
          </p>
          <SubmitButton name="intent" value="leave" variant="quiet" sending="Leaving…">
            Leave the loyalty program
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

function expiryLabel(days: number | null): string {
  return days === null ? "Before my points expire" : `${days} days before my points expire`;
}
