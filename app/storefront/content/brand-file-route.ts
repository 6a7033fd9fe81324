import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerBrandFile } from "./brand-files.server";

export const loader = ({ request }: LoaderFunctionArgs) => answerBrandFile(request);
