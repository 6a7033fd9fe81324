import type { LoaderFunctionArgs } from "@remix-run/node";
import { openProductPreview } from "~/admin/catalog/product.server";

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  openProductPreview(request, params.sku ?? "");
