import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardPhoto } from "~/storefront/studio/forward-picture.server";

/** A photo uploaded by the shopper: /photos/<id>/display, /photos/<id>/thumbnail or /photos/<id>/on-<sku>.svg. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return forwardPhoto(request, params.id, params.size);
}
