import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { moderateSharedPhoto } from "~/storefront/sharing/moderate-shared-photo.server";
import { readSharedPhoto } from "~/storefront/sharing/read-shared-photo.server";
import { SharedPhotoPage } from "~/storefront/sharing/shared-photo-page";

export const meta: MetaFunction<typeof loader> = ({ error }) => privateMeta("Shared photo", error);
export const headers = privateHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return json(await readSharedPhoto(request, params.token ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return moderateSharedPhoto(request, params.token ?? "");
}

export default function SharedPhotoRoute() {
  return <SharedPhotoPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
