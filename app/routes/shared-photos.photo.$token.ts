import type { LoaderFunctionArgs } from "@remix-run/node";
import { forwardSharedPhoto } from "~/storefront/studio/forward-picture.server";

/** A photo shared with the store, by the token of its link in /admin: /shared-photos/photo/<token>. */
export const loader = ({ request, params }: LoaderFunctionArgs) => forwardSharedPhoto(request, params.token);
