import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { type OfferProblem, readOffer, saveOffer } from "~/admin/offers/offer.server";
import { OfferPage } from "~/admin/offers/offer-page";

export const meta: MetaFunction = () => adminMeta("Offer in the header");

export const loader = ({ request, params }: LoaderFunctionArgs) => readOffer(request, params.position ?? "");
export const action = ({ request, params }: ActionFunctionArgs) => saveOffer(request, params.position ?? "");

export default function OfferRoute() {
  const problem = useActionData<OfferProblem>() ?? null;
  return <OfferPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
