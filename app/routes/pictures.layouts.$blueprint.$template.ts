import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardLayout } from "~/storefront/studio/forward-picture.server";

/** A layout of a product in small: /pictures/layouts/<blueprint>/<template>.svg. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return forwardLayout(request, params.blueprint, params.template);
}
