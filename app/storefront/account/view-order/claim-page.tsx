import { LineOptions } from "~/storefront/cart/lines/line-options";
import { LinePicture } from "~/storefront/cart/lines/line-picture";
import { HoneypotFields } from "~/storefront/session/honeypot-fields";
import { PhotoChoice } from "~/storefront/sharing/photo-choice";
import { PHOTO_FIELD } from "~/storefront/sharing/share-photo-form";
import { FormProblems } from "~/storefront/ui/form-problems";
import { PageHeading } from "~/storefront/ui/page";
import { SelectField } from "~/storefront/ui/select-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextAreaField } from "~/storefront/ui/text-area-field";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { claimReasons, claimValidator, claimWishes, MAX_MESSAGE_LENGTH, ORDER_INTENTS } from "./order-forms";
import { claimPath, type OrderPageData } from "./order-page-data";

const labels = {
  reason: "What's wrong?",
  wish: "How can we make it right?",
  message: "Tell us more",
  [PHOTO_FIELD]: "A photo (optional)",
};

/** The form for a claim about one line that has arrived. */
export function ClaimPage({ data, lineId }: { data: OrderPageData; lineId: string }) {
  const line = data.order.lines.find(({ id }) => id === lineId);
  if (!line) return null;
  return (
    <>
      <PageHeading lead="We'll remake it or refund it, your choice. No need to send anything back.">
        Report a problem
      </PageHeading>
      <div className="mb-6 flex items-center gap-4">
        <LinePicture line={line} size={88} className="w-[88px] shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">
            {line.quantity} × {line.name}
          </p>
          <LineOptions options={line.options} />
        </div>
      </div>
      <ValidatedForm
        validator={claimValidator}
        action={claimPath(data.path, lineId)}
        encType="multipart/form-data"
        className="grid grid-cols-1 max-w-[640px] gap-5 rounded-card border border-line bg-card p-5 md:p-8"
      >
        <HoneypotFields inputs={data.honeypot} />
        <FormProblems labels={labels} />
        <input type="hidden" name="intent" value={ORDER_INTENTS.claim} />
        <SelectField name="reason" label={labels.reason} options={choices(claimReasons)} required />
        <SelectField name="wish" label={labels.wish} options={choices(claimWishes)} required />
        <TextAreaField
          name="message"
          label={labels.message}
          help="Describe what you received and what you expected."
          rows={4}
          limit={MAX_MESSAGE_LENGTH}
          required
        />
        <PhotoChoice label={labels[PHOTO_FIELD]} />
        <SubmitButton className="w-full sm:w-auto sm:justify-self-start">Send report</SubmitButton>
      </ValidatedForm>
    </>
  );
}

function choices(words: Record<string, string>) {
  return [
    { value: "", label: "Please choose" },
    ...Object.entries(words).map(([value, label]) => ({ value, label })),
  ];
}
