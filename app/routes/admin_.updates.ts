import type { LoaderFunctionArgs } from "@remix-run/node";
import { readUpdates } from "~/admin/frame/updates.server";

export const loader = ({ request }: LoaderFunctionArgs) => readUpdates(request);
