import type { MetaDescriptor } from "@remix-run/node";
import type { QuestionsPageView } from "./questions-page";

/** The page's questions for search engines (schema.org); nothing where there are none. */
export function questionsData({ page, product, list }: QuestionsPageView): MetaDescriptor[] {
  if (list.questions.length === 0) return [];
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        name: `Questions about the ${product.name}`,
        url: page.canonical,
        mainEntity: list.questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    },
  ];
}
