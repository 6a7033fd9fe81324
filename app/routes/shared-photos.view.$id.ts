import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadToRow } from "~/admin/frame/staff-link.server";

/** The link in the email to the shop about a shared photo. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  leadToRow(request, "/admin/shared-photos", params.id);
