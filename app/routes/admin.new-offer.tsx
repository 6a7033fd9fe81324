import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { type OfferProblem, readNewOffer, saveOffer } from "~/admin/offers/offer.server";
import { OfferPage } from "~/admin/offers/offer-page";

export const meta: MetaFunction = () => adminMeta("New offer");

export const loader = ({ request }: LoaderFunctionArgs) => readNewOffer(request);
export const action = ({ request }: ActionFunctionArgs) => saveOffer(request, null);

export default function NewOfferRoute() {
  const problem = useActionData<OfferProblem>() ?? null;
  return <OfferPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
