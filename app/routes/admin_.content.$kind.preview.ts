import type { LoaderFunctionArgs } from "@remix-run/node";
import { openContentPreview } from "~/admin/content/content.server";

export const loader = ({ request, params }: LoaderFunctionArgs) => openContentPreview(request, params.kind);
