import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { commentOnDesign } from "~/storefront/design-comments/comment-on-design.server";
import { readSharedDesign } from "~/storefront/sharing/read-shared-design.server";
import { SharedDesignPage } from "~/storefront/sharing/shared-design-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => privateMeta(data?.title ?? "", error);
export const headers = privateHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return json(await readSharedDesign(request, params.token ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return commentOnDesign(request, params.token ?? "");
}

export default function SharedDesignRoute() {
  return <SharedDesignPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
