import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerProof, type ProofRejection } from "~/storefront/artwork/answer-proof.server";
import { ProofPage } from "~/storefront/artwork/proof-page";
import { readArtwork } from "~/storefront/artwork/read-artwork.server";
import { pageMeta } from "~/storefront/content/page-description";
import { pageTitle } from "~/storefront/content/page-title";
import { privateHeaders } from "~/storefront/content/private-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.view.page, error);
export const headers = privateHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readArtwork(request, {
    title: pageTitle("Approve Your Proof"),
    description: "Review the designs in your order before we make them. Approve them or ask for a change.",
  });
  return json({ view }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => answerProof(request);

export default function Proof() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<{ rejection?: ProofRejection }>();
  return <ProofPage view={view} rejection={answer?.rejection ?? null} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
