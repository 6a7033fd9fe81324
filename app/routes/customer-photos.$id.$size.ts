import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardCustomerPhoto } from "~/storefront/studio/forward-picture.server";

/** A photo that a customer shared with everybody: /customer-photos/<id>/preview or /customer-photos/<id>/thumbnail. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  forwardCustomerPhoto(request, params.id, params.size);
