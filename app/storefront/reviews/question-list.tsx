import type { QuestionView } from "./review-view";

/** Questions with their answers, below each other. */
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
        <li key={`${entry.question} ${entry.answeredAt}`} className="border-b border-line pb-6 last:border-0">
          <Heading className="max-w-measure whitespace-pre-line break-words font-semibold">
            {entry.question}
          </Heading>
          <p className="text-sm text-soft-ink">
            {entry.nickname ? `Asked by ${entry.nickname}` : "Often asked"}
          </p>
          <p className="mt-2 max-w-measure whitespace-pre-line break-words">{entry.answer}</p>
          <p className="mt-1 text-sm text-soft-ink">My Pet Canvas{entry.nickname ? `, ${entry.day}` : ""}</p>
        </li>
      ))}
    </ul>
  );
}
