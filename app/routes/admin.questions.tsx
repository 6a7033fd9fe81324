import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { decideQuestion, type QuestionProblem, readQuestions } from "~/admin/questions/questions.server";
import { QuestionsPage } from "~/admin/questions/questions-page";

export const meta: MetaFunction = () => adminMeta("Questions");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readQuestions(request));
export const action = ({ request }: ActionFunctionArgs) => decideQuestion(request);

export default function QuestionsRoute() {
  const problem = useActionData<QuestionProblem>() ?? null;
  return <QuestionsPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
