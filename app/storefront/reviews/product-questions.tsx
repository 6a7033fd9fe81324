import { ButtonLink } from "../ui/button";
import { QuestionList } from "./question-list";
import type { QuestionListView } from "./review-view";

interface ProductQuestionsProps {
  sku: string;
  view: QuestionListView;
}

/** A few answered questions about a product, and the way to all of them and to one's own. */
export function ProductQuestions({ sku, view }: ProductQuestionsProps) {
  const path = questionsPath(sku);
  return (
    <section
      id="questions"
      aria-labelledby="questions-heading"
      className="mt-12 border-t border-line pt-8 lg:mt-16"
    >
      <h2 id="questions-heading" className="font-heading text-2xl font-semibold">
        Questions
      </h2>
      {view.questions.length > 0 && (
        <div className="mt-5">
          <QuestionList questions={view.questions} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={`${path}#ask`} variant="quiet">
          Ask a question
        </ButtonLink>
        {view.count > view.questions.length && (
          <ButtonLink to={path} variant="plain">
            All {view.count} questions and answers
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The page of a product's questions (specification §2). */
export function questionsPath(sku: string): string {
  return `/productqa/index/view/ps/${encodeURIComponent(sku)}`;
}
