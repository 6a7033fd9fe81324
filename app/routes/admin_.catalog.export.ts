import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToCatalog, exportProducts } from "~/admin/catalog/catalog.server";

export const loader = ({ request }: LoaderFunctionArgs) => backToCatalog(request);
export const action = ({ request }: ActionFunctionArgs) => exportProducts(request);
