import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadToRow } from "~/admin/frame/staff-link.server";

/** The link in the email to the shop about a review. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  leadToRow(request, "/admin/reviews", params.id);
