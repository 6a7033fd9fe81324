import { ButtonLink } from "../ui/button";
import { ProductTalk } from "./product-talk";
import { QuestionList } from "./question-list";
import type { QuestionListView } from "./read-product-questions.server";

/** A few answered questions about a product, with links to all of them and to the form. */
export function ProductQuestions({ sku, view }: { sku: string; view: QuestionListView }) {
  const path = questionsPath(sku);
  if (view.questions.length === 0) {
    return (
      <p id="questions" className="mt-6">
        Wondering about something?{" "}
        <ButtonLink to={`${path}#ask`} variant="plain">
          Ask a question
        </ButtonLink>
      </p>
    );
  }
  return (
    <ProductTalk
      id="questions"
      heading="Questions"
      aside={
        <>
          <p className="mb-4 text-soft-ink">
            Ask us anything about it. We'll answer here, and by email if you like.
          </p>
          <ButtonLink to={`${path}#ask`} variant="quiet">
            Ask a question
          </ButtonLink>
        </>
      }
    >
      <QuestionList questions={view.questions} />
      {view.count > view.questions.length && (
        <ButtonLink to={path} variant="plain" className="-ml-2 mt-5">
          See all {view.count} questions and answers
        </ButtonLink>
      )}
    </ProductTalk>
  );
}

/** Returns the path of a product's questions (specification §2). */
export function questionsPath(sku: string): string {
  return `/productqa/index/view/ps/${encodeURIComponent(sku)}`;
}
