import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { readSharePhoto } from "~/storefront/sharing/read-share-photo.server";
import { sharePhoto } from "~/storefront/sharing/share-photo.server";
import { SHARE_PHOTO_TRAIL, SharePhotoPage } from "~/storefront/sharing/share-photo-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, SHARE_PHOTO_TRAIL);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readSharePhoto(request));

export const action = ({ request }: ActionFunctionArgs) => sharePhoto(request);

export default function SharePhotoRoute() {
  return <SharePhotoPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
