import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeGiftCard, type GiftCardProblem, readGiftCard } from "~/admin/gift-cards/gift-card.server";
import { GiftCardPage } from "~/admin/gift-cards/gift-card-page";

export const meta: MetaFunction = () => adminMeta("Gift card");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readGiftCard(request, params.id ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeGiftCard(request, params.id ?? "");

export default function GiftCardRoute() {
  const problem = useActionData<GiftCardProblem>() ?? null;
  return <GiftCardPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
