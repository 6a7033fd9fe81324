import type { ActionFunctionArgs } from "@remix-run/node";
import { respondAsAdminApi } from "~/provider/host.server";

/** The staff's GraphQL over HTTP, by bearer token alone: the session cookie of /admin is not sent here. */
export const loader = () => new Response("Method not allowed", { status: 405, headers: { Allow: "POST" } });
export const action = ({ request }: ActionFunctionArgs) => respondAsAdminApi(request);
