import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithBrandFile } from "./brand-files.server";

export const loader = ({ request }: LoaderFunctionArgs) => respondWithBrandFile(request);
