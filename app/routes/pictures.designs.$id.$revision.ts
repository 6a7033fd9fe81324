import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardDesignPicture } from "~/storefront/studio/forward-picture.server";

/** The picture of a product with the shopper's design: /pictures/designs/<id>/<revision>.svg. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return forwardDesignPicture(request, params.id, params.revision);
}
