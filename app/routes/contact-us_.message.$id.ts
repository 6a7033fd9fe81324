import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadToPage } from "~/admin/frame/staff-link.server";

/** The link in the email to the shop about a contact message. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  leadToPage(request, "/admin/contact-messages", params.id);
