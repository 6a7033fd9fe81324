import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToClaims, exportClaims } from "~/admin/claims/claims.server";

export const loader = ({ request }: LoaderFunctionArgs) => backToClaims(request);
export const action = ({ request }: ActionFunctionArgs) => exportClaims(request);
