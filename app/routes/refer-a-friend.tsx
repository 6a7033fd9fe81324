import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { readReferAFriend } from "~/storefront/sharing/read-refer-a-friend.server";
import { REFER_TRAIL, ReferAFriendPage } from "~/storefront/sharing/refer-a-friend-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, REFER_TRAIL);

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readReferAFriend(request);
  return json(view, { headers });
}

export default function ReferAFriendRoute() {
  return <ReferAFriendPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
