import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { readSharePhoto } from "~/storefront/sharing/read-share-photo.server";
import { sharePhoto } from "~/storefront/sharing/share-photo.server";
import { SharePhotoPage } from "~/storefront/sharing/share-photo-page";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readSharePhoto(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return sharePhoto(request);
}

export default function SharePhotoRoute() {
  return <SharePhotoPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
