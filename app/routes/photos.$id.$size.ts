import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardPhoto } from "~/storefront/studio/forward-picture.server";

/** A photo that the shopper has sent: /photos/<id>/display or /photos/<id>/thumbnail. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return forwardPhoto(request, params.id, params.size);
}
