import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountLayout } from "~/storefront/account/account-layout";
import { enterRoom } from "~/storefront/account/enter-room.server";
import { RoomPage, rooms } from "~/storefront/account/rooms";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: data ? `${rooms[data.name].title} | My Pet Canvas` : errorTitle(error) },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  return enterRoom(request, params);
}

export default function AccountRoute() {
  const { name, data } = useLoaderData<typeof loader>();
  return (
    <AccountLayout current={name}>
      <RoomPage name={name} data={data} />
    </AccountLayout>
  );
}
