import { Form } from "@remix-run/react";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { FormProblems } from "../ui/form-problems";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import { TextAreaField } from "../ui/text-area-field";
import { answerValidator } from "./answer-form";
import type { QuestionToAnswer } from "./answer-question.server";

const words = {
  PENDING: "Waiting for your answer. It isn't published yet.",
  PUBLISHED: "Published with your answer. You can still edit the answer.",
  REJECTED: "Not published. You can still answer it.",
};

/** The page on which the shop answers a question, opened by the link in its email. */
export function AnswerQuestionPage({ view }: { view: QuestionToAnswer }) {
  return (
    <Page>
      <div className="mx-auto max-w-[760px]">
        <PageHeading lead={words[view.status]}>Question about the {view.product.name}</PageHeading>
        <blockquote className="rounded-card border border-line bg-card p-5 md:p-8">
          <p className="whitespace-pre-line break-words">{view.question}</p>
          <p className="mt-2 text-sm text-soft-ink">Asked by {view.nickname}</p>
        </blockquote>
        <ValidatedForm
          validator={answerValidator}
          defaultValues={{ answer: view.answer }}
          className="mt-6 grid gap-4"
        >
          <FormProblems labels={{ answer: "Your answer" }} />
          <input type="hidden" name="decision" value="PUBLISH" />
          <TextAreaField
            name="answer"
            label="Your answer"
            required
            rows={6}
            limit={3000}
            help={
              view.wants_mail
                ? "We'll post it on the page and email it to the shopper."
                : "We'll post it on the page."
            }
          />
          <SubmitButton>Publish answer</SubmitButton>
        </ValidatedForm>
        {view.status !== "REJECTED" && (
          <Form method="post" className="mt-3">
            <SubmitButton name="decision" value="REJECT" variant="quiet" className="w-full">
              Reject
            </SubmitButton>
          </Form>
        )}
      </div>
    </Page>
  );
}
