import type { ActionFunctionArgs } from "@remix-run/node";
import { receivePhoto } from "~/storefront/studio/photos/receive-photo.server";

/** Uploads one photo as the request's body, as soon as the shopper has chosen it. */
export const action = ({ request }: ActionFunctionArgs) => receivePhoto(request);
