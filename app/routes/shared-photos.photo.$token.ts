import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardSharedPhoto } from "~/storefront/studio/forward-picture.server";

/** A photo that was shared with the shop, for the token of its mail: /shared-photos/photo/<token>. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return forwardSharedPhoto(request, params.token);
}
