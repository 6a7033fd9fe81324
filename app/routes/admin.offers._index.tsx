import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeOffers, readOffers } from "~/admin/offers/offers.server";
import { OffersPage } from "~/admin/offers/offers-page";

export const meta: MetaFunction = () => adminMeta("Offers in the header");

export const loader = ({ request }: LoaderFunctionArgs) => readOffers(request);
export const action = ({ request }: ActionFunctionArgs) => changeOffers(request);

export default function OffersRoute() {
  const problem = useActionData<{ message: string }>()?.message ?? null;
  return <OffersPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
