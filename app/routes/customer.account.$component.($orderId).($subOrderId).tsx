import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountLayout } from "~/storefront/account/account-layout";
import { enterRoom } from "~/storefront/account/enter-room.server";
import { RoomPage, rooms } from "~/storefront/account/rooms";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${rooms[data.name].title} | My Pet Canvas` : "404 Not Found" },
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
