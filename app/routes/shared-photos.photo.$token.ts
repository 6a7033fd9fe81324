import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardSharedPhoto } from "~/storefront/studio/forward-picture.server";

/** A photo shared with the store, by the token of its email: /shared-photos/photo/<token>. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return forwardSharedPhoto(request, params.token);
}
