import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { answerQuestion, readQuestionToAnswer } from "~/storefront/reviews/answer-question.server";
import { AnswerQuestionPage } from "~/storefront/reviews/answer-question-page";

export const meta: MetaFunction<typeof loader> = ({ error }) => privateMeta("Answer a question", error);
export const headers = privateHeaders;

export async function loader({ params }: LoaderFunctionArgs) {
  return json(await readQuestionToAnswer(params.token ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerQuestion(request, params.token ?? "");
}

export default function AnswerQuestionRoute() {
  return <AnswerQuestionPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
