import type { LoaderFunctionArgs } from "@remix-run/node";
import { fontFile } from "~/storefront/studio/text/font-file.server";

/** A font for the studio in the browser: /fonts/<key>.woff. */
export const loader = ({ params }: LoaderFunctionArgs) => fontFile(params.font);
