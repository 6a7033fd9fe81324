import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountLayout } from "~/storefront/account/account-layout";
import { actInRoom, enterRoom } from "~/storefront/account/enter-room.server";
import { RoomPage } from "~/storefront/account/room-page";
import { roomTitle } from "~/storefront/account/rooms";
import { pageTitle } from "~/storefront/content/page-title";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: data ? pageTitle(roomTitle(data.name, data.data)) : errorTitle(error) },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  return enterRoom(request, params);
}

export async function action({ request, params }: ActionFunctionArgs) {
  return actInRoom(request, params);
}

export default function AccountRoute() {
  const { name, data } = useLoaderData<typeof loader>();
  return (
    <AccountLayout current={name}>
      <RoomPage name={name} data={data} />
    </AccountLayout>
  );
}
