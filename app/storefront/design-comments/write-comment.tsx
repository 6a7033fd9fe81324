import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { CAPTCHA_FIELD, PERSON_LABEL } from "../session/captcha-names";
import { ConfirmPerson } from "../session/confirm-person";
import { GuardedForm } from "../session/guarded-form";
import { Field } from "../ui/field";
import { FormProblems } from "../ui/form-problems";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import { commentValidator, MAX_NICKNAME_LENGTH, MAX_TEXT_LENGTH } from "./comment-form";
import { PlaceField } from "./place-field";

const labels = {
  text: "Your comment",
  place: "What it's about",
  nickname: "Your name",
  [CAPTCHA_FIELD]: PERSON_LABEL,
};

/** The form for a comment, for everybody with the design's link. @param picture address of the design's picture */
export function WriteComment({ honeypot, picture }: { honeypot: HoneypotInputProps; picture: string }) {
  return (
    <section
      id="write-comment"
      aria-labelledby="write-comment-heading"
      className="rounded-card border border-line bg-card p-5 md:p-6"
    >
      <h3 id="write-comment-heading" className="font-heading text-xl font-semibold">
        What do you think?
      </h3>
      <p className="mb-5 mt-1 text-sm text-soft-ink">
        Everyone with this link can read your name and comment. You don't need an account.
      </p>
      <GuardedForm
        honeypot={honeypot}
        purpose="comment"
        validator={commentValidator}
        resetAfterSubmit
        className="grid gap-4"
      >
        <FormProblems labels={labels} />
        <TextAreaField name="text" label={labels.text} required rows={4} limit={MAX_TEXT_LENGTH} />
        <PlaceField label={labels.place} picture={picture} />
        <Field
          name="nickname"
          label={labels.nickname}
          required
          limit={MAX_NICKNAME_LENGTH}
          autoComplete="nickname"
        />
        <ConfirmPerson />
        <SubmitButton className="w-full">Send comment</SubmitButton>
      </GuardedForm>
    </section>
  );
}
