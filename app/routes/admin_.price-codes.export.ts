import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToPriceCodes, exportPriceCodes } from "~/admin/price-codes/price-codes.server";

export const loader = ({ request }: LoaderFunctionArgs) => backToPriceCodes(request);
export const action = ({ request }: ActionFunctionArgs) => exportPriceCodes(request);
