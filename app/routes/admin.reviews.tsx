import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { decideReviews, readReviews } from "~/admin/reviews/reviews.server";
import { ReviewsPage } from "~/admin/reviews/reviews-page";

export const meta: MetaFunction = () => adminMeta("Reviews");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readReviews(request));
export const action = ({ request }: ActionFunctionArgs) => decideReviews(request);

export default function ReviewsRoute() {
  const problem = useActionData<{ message: string }>()?.message ?? null;
  return <ReviewsPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
