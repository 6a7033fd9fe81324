import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readGiftCards } from "~/admin/gift-cards/gift-cards.server";
import { GiftCardsPage } from "~/admin/gift-cards/gift-cards-page";

export const meta: MetaFunction = () => adminMeta("Gift cards");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readGiftCards(request));

export default function GiftCardsRoute() {
  return <GiftCardsPage {...useLoaderData<typeof loader>()} />;
}
