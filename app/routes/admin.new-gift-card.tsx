import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import {
  issueGiftCard,
  type NewGiftCardProblem,
  readNewGiftCard,
} from "~/admin/gift-cards/new-gift-card.server";
import { NewGiftCardPage } from "~/admin/gift-cards/new-gift-card-page";

export const meta: MetaFunction = () => adminMeta("Issue a gift card");

export const loader = ({ request }: LoaderFunctionArgs) => readNewGiftCard(request);
export const action = ({ request }: ActionFunctionArgs) => issueGiftCard(request);

export default function NewGiftCardRoute() {
  const problem = useActionData<NewGiftCardProblem>() ?? null;
  return <NewGiftCardPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
