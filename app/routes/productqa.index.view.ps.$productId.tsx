import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { askQuestion } from "~/storefront/reviews/ask-question.server";
import { questionsData } from "~/storefront/reviews/questions-data";
import { QuestionsPage } from "~/storefront/reviews/questions-page";
import { readQuestionsPage } from "~/storefront/reviews/read-questions-page.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? [...pageMeta(data.page), ...questionsData(data)] : [{ title: errorTitle(error) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  return json(await readQuestionsPage(request, params.productId ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return askQuestion(request, params.productId ?? "");
}

export default function QuestionsRoute() {
  return <QuestionsPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
