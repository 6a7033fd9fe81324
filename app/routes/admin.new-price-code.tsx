import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import {
  createPriceCode,
  type PriceCodeProblem,
  readNewPriceCode,
} from "~/admin/price-codes/price-code.server";
import { PriceCodePage } from "~/admin/price-codes/price-code-page";

export const meta: MetaFunction = () => adminMeta("New price code");

export const loader = ({ request }: LoaderFunctionArgs) => readNewPriceCode(request);
export const action = ({ request }: ActionFunctionArgs) => createPriceCode(request);

export default function NewPriceCodeRoute() {
  const problem = useActionData<PriceCodeProblem>() ?? null;
  return <PriceCodePage {...useLoaderData<typeof loader>()} problem={problem} />;
}
