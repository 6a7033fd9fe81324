import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changePriceCode, type PriceCodeProblem, readPriceCode } from "~/admin/price-codes/price-code.server";
import { PriceCodePage } from "~/admin/price-codes/price-code-page";

export const meta: MetaFunction = () => adminMeta("Price code");

export const loader = ({ request, params }: LoaderFunctionArgs) => readPriceCode(request, params.code ?? "");
export const action = ({ request, params }: ActionFunctionArgs) =>
  changePriceCode(request, params.code ?? "");

export default function PriceCodeRoute() {
  const problem = useActionData<PriceCodeProblem>() ?? null;
  return <PriceCodePage {...useLoaderData<typeof loader>()} problem={problem} />;
}
