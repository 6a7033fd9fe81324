import { thisBrand } from "~/brand/this-brand";
import type { QuestionListView } from "./read-product-questions.server";

type QuestionView = QuestionListView["questions"][number];

/** A list of questions with their answers. */
export function QuestionList({
  questions,
  headtag: Heading = "h3",
}: {
  questions: QuestionView[];
  headtag?: "h2" | "h3";
}) {
  return (
    <ul className="grid gap-6">
      {questions.map((entry) => (
        <li
          key={`${entry.question} ${entry.answeredAt}`}
          className="border-b border-line pb-6 last:border-0 last:pb-0"
        >
          <Heading className="max-w-measure whitespace-pre-line break-words font-semibold">
            {entry.question}
          </Heading>
          <p className="mt-2 max-w-measure whitespace-pre-line break-words">{entry.answer}</p>
          <p className="mt-2 text-sm text-soft-ink">{byline(entry)}</p>
        </li>
      ))}
    </ul>
  );
}

function byline({ nickname, day }: QuestionView): string {
  if (nickname === null) return `Answered by ${thisBrand().name}`;
  return `Asked by ${nickname}, answered by ${thisBrand().name} on ${day}`;
}
