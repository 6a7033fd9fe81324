import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import {
  type CancellationFormProblem,
  makeCancellation,
  readCancellation,
} from "~/admin/orders/cancel/cancel.server";
import { CancelPage } from "~/admin/orders/cancel/cancel-page";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Cancel a part of order ${data.order.number}` : "Cancel a part");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readCancellation(request, params.number ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) =>
  makeCancellation(request, params.number ?? "");

export default function CancelRoute() {
  const formProblem = useActionData<CancellationFormProblem>() ?? null;
  return <CancelPage {...useLoaderData<typeof loader>()} formProblem={formProblem} />;
}
