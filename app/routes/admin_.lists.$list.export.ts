import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backToList, exportList } from "~/admin/lists/list-exports.server";

export const loader = ({ request, params }: LoaderFunctionArgs) => backToList(request, params.list);
export const action = ({ request, params }: ActionFunctionArgs) => exportList(request, params.list);
